// Package walls puts the current process behind walls: limits on what it may
// use, and refusals of what a console program never needs. Both kinds of child
// raise them on themselves after Go's runtime has started and before any of the
// learner's code runs; there is no way to take them down again. Nothing else
// calls Raise.
//
// On Linux there are four layers. Resource limits bound data, processor time
// and descriptors. With no new privileges, no file can grant more rights than
// the process has. A seccomp filter lets through the system calls that Go's
// runtime and console input and output need and refuses all others, so that no
// file can be opened, no socket made, no program or process started, no other
// process touched. Landlock refuses files and TCP a second time, for what the
// filter might have missed. Each layer is used where the kernel has it; `checker
// doctor` tries them. On other systems nothing is raised: there the language
// policy and the parent's limits hold.
//
// The package is copied beside compiled submissions, which are built without
// the network. That is why it is written with the standard library alone, and
// why both engines use this one and no module for it.
package walls

import (
	"runtime/debug"
	"time"
)

// Limits bound what the process may use.
type Limits struct {
	Memory    int64         // bytes that the program may hold
	Processor time.Duration // processor time of all threads together
}

// maxThreads is the number of threads after which Go's runtime gives up. A
// console program needs a few more than there are processors.
const maxThreads = 1000

// A Layer is one of the walls, as Raise found it.
type Layer struct {
	Name string
	Err  error // why it is not up, nil if it is
}

// Raise puts up every wall that this system has, and says which they are. A
// layer that is missing leaves the others as they are.
func Raise(l Limits) []Layer {
	debug.SetMaxThreads(maxThreads)
	// The collector must try hard before memory runs out, not find out then.
	debug.SetMemoryLimit(l.Memory - l.Memory/16)
	raised = raise(l)
	return raised
}

// raised is what Raise did.
var raised []Layer

// Raised says what Raise did in this process, nil if it was not called.
func Raised() []Layer { return raised }

// data is the limit on the process's data for a program that may hold so much
// memory. Go's runtime maps 40 MiB before it starts, and its collector, being
// concurrent and held to half of the processors, falls behind where others want
// those, too: with a quarter more, a program that held four fifths of its memory ran
// out of it in one of ten runs on a loaded machine. A program that stays within its
// memory must never notice this limit; one far beyond must.
func data(memory int64) int64 { return 2*memory + 64<<20 }
