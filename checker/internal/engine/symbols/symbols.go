// Package symbols holds the tables through which the interpreter calls the
// standard library. They are made by `go generate` from the installed Go, one
// file a package, and leave out what the policy of package frontend refuses.
//
// Only the interpreter's child process uses it.
package symbols

import (
	"path"
	"reflect"

	"github.com/traefik/yaegi/interp"
)

//go:generate go run ../../generate symbols

// tables makes the table of each package, exported names to their values.
var tables = map[string]func() map[string]reflect.Value{}

// An entry is what stands for a name of a package: a function, a typed constant or, for
// a type, a nil pointer to it.
type entry struct {
	name  string
	value any
}

// with adds the entries to a table.
func with(fixed []entry, table map[string]reflect.Value) map[string]reflect.Value {
	for _, e := range fixed {
		table[e.name] = reflect.ValueOf(e.value)
	}
	return table
}

// adapted are the tables that differ from what is generated: each function changes
// that of its package when it has been made.
var adapted = map[string]func(table map[string]reflect.Value){}

// restarts are what Restart does.
var restarts []func()

// Restart makes the library as it was before a program used it: random numbers run
// from the start, and there are no flags.
func Restart() {
	for _, restart := range restarts {
		restart()
	}
}

// Uncallable lists the allowed packages that have no table. Programs that
// import them go to the compiler.
var Uncallable = []string{
	"cmp",        // generic
	"iter",       // generic
	"log",        // Fatal ends the process behind the interpreter's back
	"maps",       // generic
	"math/cmplx", // of complex numbers, which package lower does not take
	"reflect",    // shows the interpreter's own types instead of the learner's
	"slices",     // generic
}

// NotInPages lists the packages whose tables are left out of the engine of the pages,
// which has to be small. There they are Uncallable too.
var NotInPages = []string{"container/ring", "context", "flag", "hash/fnv", "io/ioutil", "regexp", "runtime", "text/tabwriter", "unicode/utf16"}

// For gives the tables of these packages, as the interpreter takes them.
//
// The table of fmt goes by an unusual spelling of the same path. Under its own,
// the interpreter takes it for the whole standard library: it would put functions
// of its own in the place of some, and compile sources of generic packages, which
// costs more than everything else before a small program runs.
func For(paths []string) interp.Exports {
	exports := interp.Exports{}
	for _, p := range paths {
		for key, make := range tables {
			if path.Dir(key) != p {
				continue
			}
			table := make()
			if adapt := adapted[key]; adapt != nil {
				adapt(table)
			}
			if key == "fmt/fmt" {
				key = "fmt//fmt"
			}
			exports[key] = table
		}
	}
	return exports
}
