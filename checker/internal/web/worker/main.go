//go:build js && wasm

// Command worker is the engine in a web page: frontend, lowering, interpreter,
// notebook, judge and report, compiled to WebAssembly. It answers the page's
// requests one at a time, and runs programs in this process, which is what a child
// process is on a computer: an instance of the engine that a program has not left
// as it was is used up.
//
// The script assets/worker.js holds it. It starts the instances, holds the
// program's input and output, notices what an instance cannot say of itself (that
// it prints too much, that nothing in it can ever run again, that it has died),
// and passes the messages on. The words between the two are in host.go, those
// between the page and the worker in request.go.
//
// Nothing imports this package; package web/build compiles it.
package main

import "syscall/js"

func main() {
	h := host{js.Global().Get("nqueens")}
	h.started(func(request js.Value) { serve(h, request) })
	select {}
}
