// Package pattern gives regular expressions that are compiled when they are first
// used. The checker's binary is started anew for every run of a program, and a
// package-level regexp.MustCompile would cost each of these starts, which use none.
package pattern

import (
	"regexp"
	"sync"
)

// New gives a function that compiles an expression the first time it is called. It
// panics then if the expression is faulty.
func New(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}
