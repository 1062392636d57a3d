package main

import "fmt"

// Methods and fields of embedded types, and how they are hidden.

type logger struct{ lines []string }

func (l *logger) log(s string) { l.lines = append(l.lines, s) }
func (l logger) count() int    { return len(l.lines) }

type named struct{ name string }

func (n named) who() string      { return n.name }
func (n *named) rename(s string) { n.name = s }
func (n named) describe() string { return "named " + n.who() }

type service struct {
	*logger
	named
	port int
}

func (s service) who() string { return "service " + s.named.who() }

type cluster struct {
	service
	name string
}

func main() {
	s := service{&logger{}, named{"web"}, 80}
	s.log("start")
	s.rename("api")
	s.log(s.who())
	fmt.Println(s.count(), s.lines, s.name, s.describe(), s.who())
	t := s
	t.log("copy shares the logger")
	t.rename("copy")
	fmt.Println(s.count(), s.name, t.name)
	c := cluster{s, "outer"}
	c.rename("inner")
	fmt.Println(c.name, c.service.name, c.who(), c.port)
	c.log("from cluster")
	fmt.Println(len(s.lines), c.logger == s.logger)
	f := c.describe
	c.rename("later")
	fmt.Println(f(), c.describe())
	var w interface{ who() string } = c
	fmt.Println(w.who())
	w = &c
	c.rename("last")
	fmt.Println(w.who())
	var r interface{ rename(string) } = &c
	r.rename("by interface")
	fmt.Println(c.service.named.name)
}
