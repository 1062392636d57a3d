//go:build !js

package symbols

import (
	"flag"
	"os"
	"reflect"
	"sync"
)

// usage is what flag.Usage prints unless a program says otherwise.
var usage = flag.Usage

// The flags of the command line are each run's own.
//
// A flag that is not defined makes package flag end the process. The program is
// then the compiler's, as with every end that nobody reports; it takes arguments
// of the program's own making, since there are none on its command line.
func init() {
	used := sync.OnceFunc(func() { restarts = append(restarts, emptyCommandLine) })
	adapted["flag/flag"] = func(map[string]reflect.Value) { used() }
}

// emptyCommandLine makes the flags as they are when a process begins. They stay
// where they are: the interpreter has read the pointer to them.
func emptyCommandLine() {
	*flag.CommandLine = *flag.NewFlagSet(os.Args[0], flag.ExitOnError)
	flag.CommandLine.Usage = func() { flag.Usage() }
	flag.Usage = usage
}
