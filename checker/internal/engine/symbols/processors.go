//go:build !js

package symbols

import (
	"reflect"
	"runtime"
	"sync"
)

// processors is how many a process uses that nobody has told otherwise, and asked
// how many the program has asked for.
var (
	processors = runtime.GOMAXPROCS(0)
	asked      = processors
)

// A program sets a number of processors of its own. It gets no more than its
// process was given, which is less on a large machine.
func init() {
	given := sync.OnceValue(func() int {
		n := runtime.GOMAXPROCS(0)
		restarts = append(restarts, func() {
			asked = processors
			runtime.GOMAXPROCS(n)
		})
		return n
	})
	adapted["runtime/runtime"] = func(table map[string]reflect.Value) {
		most := given()
		table["GOMAXPROCS"] = reflect.ValueOf(func(n int) int {
			before := asked
			if n > 0 {
				asked = n
				runtime.GOMAXPROCS(min(n, most))
			}
			return before
		})
	}
}
