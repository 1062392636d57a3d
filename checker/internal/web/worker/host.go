//go:build js && wasm

package main

import (
	"syscall/js"

	"nqueens/checker/internal/frontend"
)

// A host is the script around this instance.
type host struct{ js.Value }

// started says that this instance takes requests. It gets one at a time.
func (h host) started(serve func(request js.Value)) {
	h.Call("started", js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		go serve(arguments[0])
		return nil
	}))
}

// A stream is where a program prints, by its number.
type stream int

const (
	none   stream = 0
	stdout stream = 1
	stderr stream = 2
)

// begin has the standard streams be those of a new run: with this input, stopped
// at so many bytes of output. One stream is kept for end; if none is, the output
// goes to the page as it comes.
func (h host) begin(stdin []byte, output int64, keep stream) {
	h.Call("begin", bytes(stdin), float64(output), int(keep))
}

// again gives the input once more, and loses what is printed from then on.
func (h host) again() { h.Call("again") }

// end is the end of a run. It gives what was kept of its output.
func (h host) end() []byte { return content(h.Call("end")) }

// post sends a message to the page that asked.
func (h host) post(message map[string]any) { h.Call("post", message) }

// ran tells of a run that takes this instance with it. The request is asked again,
// of another instance, with this in its list "ran".
func (h host) ran(run map[string]any) { h.Call("ran", run) }

// bytes is a copy of a text for the script.
func bytes(text []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(array, text)
	return array
}

// content is a copy of a text of the script's, nil if there is none.
func content(array js.Value) []byte {
	if array.IsUndefined() {
		return nil
	}
	text := make([]byte, array.Length())
	js.CopyBytesToGo(text, array)
	return text
}

func diagnostics(all []frontend.Diagnostic) []any {
	list := []any{}
	for _, d := range all {
		list = append(list, map[string]any{"line": d.Line, "column": d.Column, "message": d.Message})
	}
	return list
}
