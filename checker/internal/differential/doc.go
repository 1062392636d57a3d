// Package differential holds the evidence that both engines run programs as
// compiled Go does.
//
// It has no code of its own, only tests: a corpus of console programs with the
// results of a plain `go build` of each, and a fuzz target that writes random
// programs (package progen) and compares the engines on them. The interpreter
// may decline a program, but only few of the corpus; what it runs must come out
// as compiled, in output, exit status, words of a crash and number of steps.
//
// The ordinary run interprets the whole corpus, compiles a sample of it, and
// tries a few random programs. `go test -full` compiles the whole corpus too,
// and `go test -update REGEXP` makes the expected results of new programs and of
// those whose names match. Nothing imports this package.
package differential
