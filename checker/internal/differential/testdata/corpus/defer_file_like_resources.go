package main

import (
	"errors"
	"fmt"
	"strings"
)

type file struct {
	name   string
	open   bool
	fail   bool
	writes []string
}

var log []string

func open(name string, fail bool) (*file, error) {
	if name == "" {
		return nil, errors.New("no name")
	}
	log = append(log, "open "+name)
	return &file{name: name, open: true, fail: fail}, nil
}

func (f *file) close() (err error) {
	defer func() { log = append(log, fmt.Sprint("close ", f.name, " ", err)) }()
	if !f.open {
		return errors.New("already closed")
	}
	f.open = false
	if f.fail {
		err = fmt.Errorf("cannot close %s", f.name)
	}
	return
}

func copyAll(from, to string) (n int, err error) {
	in, err := open(from, false)
	if err != nil {
		return 0, fmt.Errorf("copy: %w", err)
	}
	defer in.close()
	out, err := open(to, strings.HasPrefix(to, "bad"))
	if err != nil {
		return
	}
	defer func() {
		if cerr := out.close(); err == nil {
			err = cerr
		}
		n = len(out.writes)
	}()
	for _, part := range strings.Split(from, "/") {
		out.writes = append(out.writes, part)
	}
	return -1, nil
}

func timed(what string) func(*int) {
	log = append(log, "start "+what)
	return func(n *int) { log = append(log, fmt.Sprint("stop ", what, " ", *n)) }
}

func work() (n int) {
	defer timed("work")(&n)
	defer func() { n++ }()
	for i := range 3 {
		func() {
			defer func() { n += i }()
		}()
	}
	return n * 10
}

func main() {
	for _, p := range [][2]string{{"a/b/c", "x"}, {"a/b", "bad"}, {"", "x"}, {"q", ""}} {
		n, err := copyAll(p[0], p[1])
		fmt.Println(n, err)
	}
	fmt.Println(work())
	for _, l := range log {
		fmt.Println("-", l)
	}
	f, _ := open("twice", false)
	fmt.Println(f.close(), f.close())
	fmt.Println(len(log))
}
