package main

import "fmt"

// A defer in a loop runs at the end of the function, each with its own values.

type resource struct {
	id  int
	log *[]string
}

func (r resource) release() { *r.log = append(*r.log, fmt.Sprint("release ", r.id)) }

func use(n int) (log []string) {
	for i := 1; i <= n; i++ {
		r := resource{i, &log}
		defer r.release()
		log = append(log, fmt.Sprint("use ", i))
	}
	return
}

func countdown() {
	for i := range 3 {
		defer fmt.Print(i, " ")
		defer func() { fmt.Print("c", i, " ") }()
	}
	for _, s := range []string{"a", "b"} {
		defer fmt.Print(s)
		if s == "a" {
			continue
		}
		defer func(t string) { fmt.Print("(", t, ")") }(s + s)
	}
}

func conditional(flags ...bool) {
	for i, f := range flags {
		if f {
			defer fmt.Print("flag", i, " ")
		}
	}
	fmt.Print("body ")
}

func main() {
	fmt.Println(use(3))
	countdown()
	fmt.Println()
	conditional(true, false, true)
	fmt.Println()
	for i := 0; i < 2; i++ {
		func() {
			defer func() { fmt.Println("turn", i, "ends") }()
			fmt.Println("turn", i)
		}()
	}
}
