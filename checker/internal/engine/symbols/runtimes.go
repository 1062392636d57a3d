package symbols

import (
	"reflect"
	"runtime"
)

// processors is how many a process uses that nobody has told otherwise, and given
// how many this one was given, 0 if it is not known yet.
var (
	processors = runtime.GOMAXPROCS(0)
	given      int
)

// A program sets a number of processors of its own. It gets no more than its
// process was given, which is less on a large machine. The file that
// runtime/runtime comes from is initialised before this one.
func init() {
	made := tables["runtime/runtime"]
	tables["runtime/runtime"] = func() map[string]reflect.Value {
		if given == 0 {
			given = runtime.GOMAXPROCS(0)
		}
		runtime.GOMAXPROCS(given) // whatever a program before this one has set
		set := processors
		table := made()
		table["GOMAXPROCS"] = reflect.ValueOf(func(n int) int {
			before := set
			if n > 0 {
				set = n
				runtime.GOMAXPROCS(min(n, given))
			}
			return before
		})
		return table
	}
}
