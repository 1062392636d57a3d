package main

import "fmt"

// Functions that implement interfaces, and interfaces held in data.

type handler interface{ handle(req string) string }
type handlerFunc func(string) string

func (f handlerFunc) handle(r string) string { return f(r) }

type middleware func(handler) handler

type prefix string

func (p prefix) handle(r string) string { return string(p) + r }

type router struct {
	routes map[string]handler
	miss   handler
}

func (r router) handle(req string) string {
	if h, ok := r.routes[req]; ok {
		return h.handle(req)
	}
	return r.miss.handle(req)
}

func logged(log *[]string) middleware {
	return func(h handler) handler {
		return handlerFunc(func(r string) string {
			*log = append(*log, r)
			return h.handle(r)
		})
	}
}

func chain(h handler, ms ...middleware) handler {
	for _, m := range ms {
		h = m(h)
	}
	return h
}

func main() {
	var log []string
	r := router{
		routes: map[string]handler{
			"hi": handlerFunc(func(string) string { return "hello" }),
			"p":  prefix("got "),
		},
		miss: handlerFunc(func(r string) string { return "no " + r }),
	}
	h := chain(r, logged(&log), func(h handler) handler {
		return handlerFunc(func(s string) string { return "<" + h.handle(s) + ">" })
	})
	for _, q := range []string{"hi", "p", "x"} {
		fmt.Println(h.handle(q))
	}
	fmt.Println(log)
	r.routes["self"] = handlerFunc(func(string) string { return r.handle("p") })
	fmt.Println(h.handle("self"), len(r.routes))
}
