package main

import "fmt"

// Deferred method values, interface calls and functions out of data.

type speaker interface{ speak(string) }
type loud struct{ times int }
type quiet string

func (l *loud) speak(s string) {
	for range l.times {
		fmt.Print(s, "! ")
	}
	fmt.Println()
}
func (q quiet) speak(s string) { fmt.Println(string(q)+":", s) }

type base struct{ id int }

func (b base) bye() { fmt.Println("bye", b.id) }

type derived struct {
	base
	extra string
}

func main() {
	l := &loud{1}
	defer l.speak("deferred")
	f := l.speak
	defer f("value")
	var s speaker = quiet("q")
	defer s.speak("interface")
	s = l
	defer s.speak("changed")
	l.times = 3
	d := derived{base{1}, "x"}
	defer d.bye()
	d.id = 2
	defer base.bye(d.base)
	table := map[string]func(int){"show": func(n int) { fmt.Println("show", n) }}
	defer table["show"](d.id * 10)
	delete(table, "show")
	fs := []func(){func() { fmt.Println("f0") }, func() { fmt.Println("f1") }}
	for i := range fs {
		defer fs[i]()
	}
	fs[0] = nil
}
