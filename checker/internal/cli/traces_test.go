package cli

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTraceFilter(t *testing.T) {
	const (
		panicked   = "panic: no queens\n\n"
		first      = "goroutine 1 [running]:\nmain.main()\n\tnqueens/checker/main.go:9 +0x49\n"
		second     = "goroutine 7 [chan receive]:\nmain.wait()\n\tnqueens/checker/main.go:4 +0x2b\n"
		outOf      = "fatal error: runtime: out of memory\n\n"
		inRuntime  = "runtime stack:\nruntime.throw({0x1, 0x2})\n\truntime/panic.go:1191 +0x48\n"
		firstInner = "goroutine 1 gp=0xc000002380 m=0 mp=0x5 [running]:\nmain.main()\n\tnqueens/checker/main.go:9 fp=0x1\n"
		otherInner = "goroutine 2 gp=0xc000002a80 m=nil [force gc (idle)]:\nruntime.gopark()\n\truntime/proc.go:1 fp=0x2\n"
	)
	var many, shown strings.Builder
	for i := range 100 {
		fmt.Fprintf(&many, "goroutine %d [chan receive]:\nmain.f()\n\tnqueens/checker/main.go:3\n\n", i+1)
		if i < mostTrace/3 {
			fmt.Fprintf(&shown, "goroutine %d [chan receive]:\nmain.f()\n\tnqueens/checker/main.go:3\n\n", i+1)
		}
	}
	for _, c := range []struct {
		name, printed, want string
		interpreted         bool
		lives               bool // the program goes on after that
	}{
		{name: "nothing"},
		{name: "what the program prints", printed: "goroutine 1 [running]:\nruntime stack:\n\nfree\n", want: "goroutine 1 [running]:\nruntime stack:\n\nfree\n"},
		{name: "what it says of its own run", printed: "runtime: 3 ms\nmasks 0x1f\nSIGNS\ngoroutine 1 [running]:\n", want: "runtime: 3 ms\nmasks 0x1f\nSIGNS\ngoroutine 1 [running]:\n"},
		{name: "a line that does not end", printed: "a prompt: ", want: "a prompt: \n"},
		{name: "a panic", printed: panicked + first, want: panicked + first},
		{name: "a deadlock of two", printed: panicked + first + "\n" + second, want: panicked + first + "\n" + second},
		{name: "of many", printed: panicked + many.String(), want: panicked + shown.String()},
		{name: "out of memory", printed: outOf + inRuntime + "\n" + firstInner + "\n" + otherInner, want: outOf + firstInner + "\n"},
		{name: "registers", printed: "SIGSEGV: segmentation violation\nPC=0x43011d m=0\n\n" + firstInner + "\nrax    0x1261d2b91278\nrflags 0x10246\ngs     0x0\n",
			want: "SIGSEGV: segmentation violation\nPC=0x43011d m=0\n\n" + firstInner + "\n"},
		{name: "cut off", printed: outOf + firstInner + "\n" + otherInner + "runtime.goexit", want: outOf + firstInner + "\n"},
		{name: "printed afterwards", printed: panicked + first + "\nexit status 2\n", want: panicked + first + "\nexit status 2\n"},
		{name: "interpreted", printed: panicked + first + "\n" + second, want: panicked, interpreted: true},
		{name: "its own words", printed: panicked + first + "more\n", want: panicked + first + "more\n", interpreted: true, lives: true},
		{name: "its own words of many", printed: panicked + many.String() + "no end", want: panicked + many.String() + "no end\n", lives: true},
		{name: "its own words before a panic", printed: panicked + first + "\nmore\n" + panicked + first, want: panicked + first + "\nmore\n" + panicked, interpreted: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, size := range []int{1, 7, 1 << 20} { // however it comes through the pipe
				var got strings.Builder
				f := &traceFilter{to: &got, interpreted: c.interpreted}
				for rest := c.printed; rest != ""; {
					n := min(size, len(rest))
					f.Write([]byte(rest[:n]))
					rest = rest[n:]
				}
				f.end(!c.lives)
				assert.Equal(t, c.want, got.String(), "in pieces of %d", size)
			}
		})
	}
}

// A prompt is seen before its line ends.
func TestTraceFilterDoesNotHoldPrompts(t *testing.T) {
	var got strings.Builder
	f := &traceFilter{to: &got}
	f.Write([]byte("n = "))
	assert.Equal(t, "n = ", got.String())
	f.Write([]byte("4\nnext"))
	assert.Equal(t, "n = 4\nnext", got.String())
}
