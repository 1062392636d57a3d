package judge

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/engine"
)

func TestWordsOf(t *testing.T) {
	for _, words := range []string{
		"panic: runtime error: index out of range [-1]",
		"panic: runtime error: index out of range [9] with length 9",
		"panic: runtime error: slice bounds out of range [:5] with capacity 4",
		"panic: runtime error: slice bounds out of range [3:2]",
		"panic: runtime error: integer divide by zero",
		"panic: runtime error: integer divide by zero [recovered, repanicked]",
		"panic: runtime error: invalid memory address or nil pointer dereference",
		"panic: runtime error: makeslice: len out of range",
		"panic: runtime error: range function continued iteration after whole loop exit",
		"panic: runtime error: hash of unhashable type []int",
		"panic: assignment to entry in nil map",
		"panic: send on closed channel",
		"panic: interface conversion: interface {} is string, not int",
		"panic: interface conversion: main.T is not main.I: missing method M",
		"fatal error: stack overflow",
		"fatal error: all goroutines are asleep - deadlock!",
		"fatal error: out of memory",
		"fatal error: concurrent map writes",
		"fatal error: concurrent map read and map write",
		"fatal error: sync: unlock of unlocked mutex",
		"fatal error: sync: RUnlock of unlocked RWMutex",
		"the program was killed by a signal",
	} {
		assert.Empty(t, wordsOf(words), words)
	}
	for _, words := range []string{
		"8", "4 2\n\t4", "no queens left", "runtime error: 8", "runtime error: index out of range [8] with length 4 and 12",
		"integer divide by zero\n\tpanic: 8", `strconv.Atoi: parsing "8": invalid syntax`, "fatal error: 8", "interface conversion: 8, 12",
	} {
		assert.Equal(t, words, wordsOf("panic: "+words))
	}
	assert.Equal(t, "8 12", wordsOf("fatal error: 8 12"), "who prints such words, and too many to be read, seems to have crashed with them")
}

// A program that panics with its input does not tell it where nobody may know it.
func TestPanicWithTheInput(t *testing.T) {
	crashed := func(message string) Grader {
		return Grader{Only: golang(map[string]outcome{"*": {run: engine.Result{How: engine.Crashed, Failure: &engine.Failure{Message: message, Line: 9}}}})}
	}
	ex := exerciseWith("sample-1", "secret")
	ex.Tests[1].Private = true
	r := grade(t, crashed("panic: 8 12"), ex)
	assert.Equal(t, "panic: 8 12, at line 9.", r.Tests[0].Message)
	assert.Equal(t, "panic: "+unsaid+", at line 9.", r.Tests[0].Discreet())
	assert.Equal(t, "panic: "+unsaid+", at line 9.", r.Tests[1].Message)
	assert.Equal(t, r.Tests[1].Message, r.Tests[1].Discreet())

	r = grade(t, crashed("fatal error: 8 12"), ex)
	assert.Equal(t, "fatal error: "+unsaid+", at line 9.", r.Tests[1].Message)

	r = grade(t, crashed("panic: p"), ex)
	assert.Equal(t, "panic: "+unsaid+", at line 9.", r.Tests[0].Discreet())

	r = grade(t, crashed("panic: runtime error: integer divide by zero"), ex)
	assert.Contains(t, r.Tests[1].Message, "panic: runtime error: integer divide by zero, at line 9.")
}
