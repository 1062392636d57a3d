// Package symbols holds the tables through which the interpreter calls the
// standard library. They are made by `go generate` from the installed Go, one
// file a package, and leave out what the policy of package frontend refuses.
//
// Only the interpreter's child process uses it.
package symbols

import (
	"fmt"
	"reflect"

	"github.com/traefik/yaegi/interp"
)

//go:generate go run ../../generate symbols

// Symbols maps each package to its exported names.
var Symbols = interp.Exports{}

// Uncallable lists the allowed packages that have no table. Programs that
// import them go to the compiler.
var Uncallable = []string{
	"cmp",       // generic
	"flag",      // ends the process behind the interpreter's back
	"io/ioutil", // a few names of older programs
	"iter",      // generic
	"log",       // Fatal ends the process behind the interpreter's back
	"maps",      // generic
	"reflect",   // shows the interpreter's own types instead of the learner's
	"runtime",   // shows the interpreter's own memory and goroutines
	"slices",    // generic
}

// formatted lists the interfaces through which fmt asks a value to print
// itself; the interpreter wraps a learner's value in one that it implements.
var formatted = []reflect.Type{
	reflect.TypeFor[fmt.Formatter](),
	reflect.TypeFor[fmt.Stringer](),
}

func init() {
	mapTypes := map[reflect.Value][]reflect.Type{}
	for _, f := range []any{
		fmt.Errorf, fmt.Fprint, fmt.Fprintf, fmt.Fprintln, fmt.Print, fmt.Printf,
		fmt.Println, fmt.Sprint, fmt.Sprintf, fmt.Sprintln,
	} {
		mapTypes[reflect.ValueOf(f)] = formatted
	}
	Symbols["."] = map[string]reflect.Value{"MapTypes": reflect.ValueOf(mapTypes)}
}
