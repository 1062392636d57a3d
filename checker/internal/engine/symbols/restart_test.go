package symbols_test

import (
	"flag"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/engine/symbols"
)

// TestRestart: a program finds the flags and the number of processors of a process
// that has just begun.
func TestRestart(t *testing.T) {
	commandLine, usual := *flag.CommandLine, flag.Usage
	t.Cleanup(func() { *flag.CommandLine, flag.Usage = commandLine, usual })
	given := runtime.GOMAXPROCS(0)
	t.Cleanup(func() { runtime.GOMAXPROCS(given) })

	of := symbols.For([]string{"flag", "runtime"})
	ask := of["runtime/runtime"]["GOMAXPROCS"].Interface().(func(int) int)
	number := of["flag/flag"]["Int"].Interface().(func(string, int, string) *int)
	for range 2 {
		symbols.Restart()
		number("size", 8, "of the board")
		assert.Panics(t, func() { number("size", 8, "of the board") })
		assert.Equal(t, given, ask(1))
		assert.Equal(t, 1, runtime.GOMAXPROCS(0))
		assert.Equal(t, 1, ask(1000*given))
		assert.Equal(t, given, runtime.GOMAXPROCS(0), "no more than the process was given")
		assert.Equal(t, 1000*given, ask(-1))
	}
}
