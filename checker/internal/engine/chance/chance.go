// Package chance is the source of the global random numbers of a submission: what
// rand.Intn and the other functions of math/rand and math/rand/v2 give runs from
// a fixed seed, so that a program that tries its luck gets the same verdict every
// time. What a program makes itself, with rand.New, is left as it is.
//
// Both engines use it: it is compiled into a counted program beside package meter,
// and the interpreter has it in its tables. It never asks the system for chance.
package chance

import (
	"math/rand"
	randv2 "math/rand/v2"
	"sync"
)

// The seed of every run. Any number would do.
const seed = 8

// V1 has the functions of math/rand as methods, and V2 those of math/rand/v2 but
// for N. As in Go, several goroutines may call them.
type (
	V1 struct {
		*rand.Rand
		reading *sync.Mutex
	}
	V2 struct{ *randv2.Rand }
)

// New gives the numbers of one run, from the start.
func New() (V1, V2) {
	return V1{rand.New(&source{from: rand.NewSource(seed).(rand.Source64)}), &sync.Mutex{}},
		V2{randv2.New(&source{from: randv2.NewPCG(seed, seed)})}
}

// Restart makes the numbers run from the start.
func (r V1) Restart() {
	fresh, _ := New()
	*r.Rand = *fresh.Rand
}

// Restart makes the numbers run from the start.
func (r V2) Restart() {
	_, fresh := New()
	*r.Rand = *fresh.Rand
}

// Seed does nothing, as in Go since 1.24.
func (V1) Seed(int64) {}

// Read keeps bytes over from one call to the next, which are not the source's.
func (r V1) Read(p []byte) (n int, err error) {
	r.reading.Lock()
	defer r.reading.Unlock()
	return r.Rand.Read(p)
}

// Whole is a type of whole numbers.
type Whole interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}

// N is the function of that name in math/rand/v2.
func N[Int Whole](r V2, n Int) Int {
	if n <= 0 {
		panic("invalid argument to N")
	}
	return Int(r.Uint64N(uint64(n)))
}

// A source gives numbers to several goroutines.
type source struct {
	mu   sync.Mutex
	from interface{ Uint64() uint64 }
}

// Uint64 implements the sources of both packages.
func (s *source) Uint64() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.from.Uint64()
}

// Int63 implements rand.Source.
func (s *source) Int63() int64 { return int64(s.Uint64() >> 1) }

// Seed implements rand.Source.
func (*source) Seed(int64) {}
