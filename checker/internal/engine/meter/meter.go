// Package meter is the part of a compiled submission that is not the
// learner's: it counts steps, stops the program past its limit, and reports to
// the checker on a pipe that the learner's code cannot reach.
//
// The compiling engine copies this package beside the learner's file; it is
// initialised, and raises the walls, before any of the learner's code. Nothing
// in the checker itself imports it.
package meter

import (
	"fmt"
	"os"
	"runtime/debug"
	"sync/atomic"

	"nqueens/checker/internal/engine/chance"
	"nqueens/checker/internal/engine/walls"
)

// N counts the steps of a program with one goroutine, Limit is the number
// allowed.
var (
	N     int64
	Limit int64
)

// Rand and RandV2 take the place of the functions of math/rand and math/rand/v2
// that go by a source which all of a program shares.
var Rand, RandV2 = chance.New()

var (
	added   atomic.Int64 // the steps of a program with several goroutines
	reports *os.File
)

// init reads what the checker says in the environment and clears it: the
// descriptors of the pipes; the steps, bytes of memory, nanoseconds of processor
// time and bytes of stack that the program may use.
func init() {
	var jobs, pipe uintptr
	var limits walls.Limits
	var stack int
	fmt.Sscan(os.Getenv("NQUEENS_CHILD"), &jobs, &pipe)
	fmt.Sscan(os.Getenv("NQUEENS_LIMITS"), &Limit, &limits.Memory, &limits.Processor, &stack)
	os.Clearenv()
	os.NewFile(jobs, "jobs").Close()
	reports = os.NewFile(pipe, "reports")
	debug.SetMaxStack(stack)
	walls.Raise(limits)
}

// Add counts a step of a program with several goroutines.
func Add() int64 { return added.Add(1) }

// Done reports that main was left.
func Done() { report("steps") }

// Exit takes the place of os.Exit.
func Exit(code int) {
	report("exit")
	os.Exit(code)
}

// Open takes the place of os.Open.
func Open(name string) (*os.File, error) { return walls.Open(name) }

// ReadFile takes the place of os.ReadFile.
func ReadFile(name string) ([]byte, error) { return walls.ReadFile(name) }

// RandV2N takes the place of the one function of math/rand/v2 that is generic.
func RandV2N[Int chance.Whole](n Int) Int { return chance.N(RandV2, n) }

// Stop ends a program that is past its limit. It ends the process at once, so
// that no deferred call or recover of the learner's can go on.
func Stop() {
	report("limit")
	os.Exit(0)
}

func report(event string) { fmt.Fprintln(reports, event, N+added.Load()) }
