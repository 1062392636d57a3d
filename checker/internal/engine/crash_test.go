package engine

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCrashWords(t *testing.T) {
	const trace = "\n\ngoroutine 1 [running]:\nruntime.panic()\n\truntime/panic.go:12 +0x5\nmain.f(...)\n\tnqueens/checker/main.go:7\nmain.main()\n\tnqueens/checker/main.go:12 +0x25\n"
	for _, test := range []struct {
		name, stderr string
		exit         int // -1 for a signal
		how          How
		want         *Failure
	}{
		{"it ended in order", "", 0, Exited, nil},
		{"another status", "panic: no" + trace, 1, Exited, nil},
		{"the status alone", "nothing of note\n", 2, Exited, nil},
		{"a panic", "panic: no" + trace, 2, Crashed, &Failure{Message: "panic: no", Line: 7}},
		{"from another folder", "panic: no\n\ngoroutine 1 [running]:\nmain.f(...)\n\t/home/a;b/work-1/direct/main.go:7\n", 2, Crashed, &Failure{Message: "panic: no", Line: 7}},
		{"without a place", "panic: no\n\ngoroutine 1 [running]:\n", 2, Crashed, &Failure{Message: "panic: no"}},
		{"what the program printed before", "panic: not yet\n\nfatal error: nor this\n\npanic: now" + trace, 2, Crashed, &Failure{Message: "panic: now", Line: 7}},
		{"not at the start of a line", "said panic: no\npanic: yes" + trace, 2, Crashed, &Failure{Message: "panic: yes", Line: 7}},
		{"a signal in Go's words", "panic: runtime error: nil pointer dereference\n[signal SIGSEGV: segmentation violation code=0x1]" + trace, 2, Crashed, &Failure{Message: "panic: runtime error: nil pointer dereference", Line: 7}},
		{"a value by its address", "panic: (*int) 0x382cc79880a0 [recovered]\n\tpanic: (main.queens) 0xc000012ab0" + trace, 2, Crashed, &Failure{Message: "panic: (*int) 0x… [recovered]\n\tpanic: (main.queens) 0x…", Line: 7}},
		{"an address in other words", "panic: queens at 0x382c" + trace, 2, Crashed, &Failure{Message: "panic: queens at 0x382c", Line: 7}},
		{"memory", "fatal error: runtime: out of memory" + trace, 2, MemoryLimit, &Failure{Message: "fatal error: out of memory", Line: 7}},
		{"memory for a stack", "runtime: mmap: cannot allocate memory\nfatal error: runtime: cannot allocate memory\n", 2, MemoryLimit, &Failure{Message: "fatal error: out of memory"}},
		{"memory for the runtime's own tables", "SIGSEGV: segmentation violation\nPC=0x47be28 m=2\n", 2, MemoryLimit, &Failure{Message: "fatal error: out of memory"}},
		{"memory for a thread", "runtime: may need to increase max user processes (ulimit -u)\nfatal error: newosproc\n", 2, MemoryLimit, &Failure{Message: "fatal error: out of memory"}},
		{"memory for a thread of C", "runtime/cgo: pthread_create failed: Resource temporarily unavailable\nSIGABRT: abort\nPC=0x7f3c m=2 sigcode=18446744073709551610\n", 2, MemoryLimit, &Failure{Message: "fatal error: out of memory"}},
		{"killed by a signal", "", -1, Crashed, &Failure{Message: "the program was killed by a signal"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := process{Result: Result{ExitCode: test.exit, Stderr: []byte(test.stderr)}}
			p.crash()
			assert.Equal(t, test.how, p.How)
			assert.Equal(t, test.want, p.Failure)
		})
	}
}

func TestCrashOnlyWhereTheProgramDidNotEndItself(t *testing.T) {
	for name, p := range map[string]process{
		"os.Exit":  {events: events{exited: true}},
		"a limit":  {events: events{limit: true}},
		"a parent": {killed: true},
	} {
		t.Run(name, func(t *testing.T) {
			p.ExitCode, p.Stderr = 2, []byte("panic: no\n\n")
			p.crash()
			assert.Nil(t, p.Failure)
			assert.Equal(t, Exited, p.How)
		})
	}
}

// What Go's runtime says of a program's end is not what the program printed.
func TestOwnErrors(t *testing.T) {
	const goroutines = "\n\ngoroutine 1 [sleep]:\nmain.main()\n\tnqueens/checker/main.go:12 +0x25\n"
	for _, test := range []struct {
		name, own, words string
		panicked         *Failure // as the interpreter's process reports it
	}{
		{"nothing", "", "", nil},
		{"a panic", "seen\n", "panic: no" + goroutines, nil},
		{"memory", "", "fatal error: runtime: out of memory" + goroutines, nil},
		{"the runtime's own tables", "seen\n", "SIGSEGV: segmentation violation\nPC=0x43011d m=5 sigcode=1 addr=0x0" + goroutines, nil},
		{"words like Go's", "SIGSEGV, said the program\npanic: not yet\n", "", nil},
		{"such words, and Go's", "panic: not yet\n\npanic: yes\n", "panic: now" + goroutines, nil},
		{"words that were cut short", "panic: not all of it was re", "", nil},
		{"interpreted", "seen\n", "panic: no\n", &Failure{Message: "panic: no", Line: 7}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := process{Result: Result{Stderr: []byte(test.own + test.words)}, events: events{panicked: test.panicked}}
			assert.Equal(t, len(test.own), p.ownErrors())
		})
	}
}

func TestReadEvents(t *testing.T) {
	for _, test := range []struct {
		name, reports string
		want          events
	}{
		{"nothing", "", events{}},
		{"an end", "steps 2057\n", events{steps: 2057, ended: true}},
		{"an exit", "exit 8\n", events{steps: 8, exited: true}},
		{"a limit", "limit 20000001\n", events{steps: 20_000_001, limit: true}},
		{"a panic", "steps 4\npanic 7 \"panic: a\\nb \\\"c\\\"\"\n", events{steps: 4, ended: true, panicked: &Failure{Message: "panic: a\nb \"c\"", Line: 7}}},
		{"declined", "declined \"goto (line 3)\"\n", events{declined: "goto (line 3)"}},
		{"unknown words", "hello\n\nsteps 3\nsteps\n", events{ended: true}},
		{"cut short", "steps 12", events{steps: 12, ended: true}},
		{"a line too long", "steps 4\npanic 7 \"" + strings.Repeat("no", 1<<20) + "\"\nsteps 5\n", events{steps: 4, ended: true}},
	} {
		t.Run(test.name, func(t *testing.T) {
			reports := strings.NewReader(test.reports)
			assert.Equal(t, test.want, readEvents(reports))
			assert.Zero(t, reports.Len(), "the child would wait for its parent")
		})
	}
}
