package judge

import (
	"strings"

	"nqueens/checker/internal/pattern"
)

// goWords are what Go's runtime says of itself when a program crashes. All else after
// "panic: " is what the program made up, or a package quotes from its input; what is
// not here after "fatal error: " may be printed by the program, to look like Go's.
var goWords = pattern.New(`^(?:fatal error: (?:` + strings.Join([]string{
	`stack overflow`,
	`out of memory`,
	`all goroutines are asleep - deadlock!`,
	`go of nil func value`,
	`concurrent map (?:writes|(?:read|iteration|clone) and map write)`,
	`sync: (?:unlock of unlocked mutex|R?Unlock of unlocked RWMutex|inconsistent mutex state)`,
}, "|") + `)|panic: (?:runtime error: (?:` + strings.Join([]string{
	`index out of range \[-?\d+\](?: with length \d+)?`,
	`slice bounds out of range \[[-:\d]*\](?: with (?:length|capacity) \d+)?`,
	`cannot convert slice with length \d+ to array or pointer to array with length \d+`,
	`integer (?:divide by zero|overflow)`,
	`invalid memory address or nil pointer dereference`,
	`make(?:slice|chan): (?:len|cap|size) out of range`,
	`growslice: len out of range`,
	`negative shift amount`,
	`range function (?:continued iteration after [a-z ]+|recovered a loop body panic and did not resume panicking)`,
	`(?:comparing uncomparable|hash of unhashable) type [\w.*\[\]{}]+`,
}, "|") + `)|assignment to entry in nil map|send on closed channel|close of (?:closed|nil) channel|` +
	`interface conversion: [\w.*{} ]+ is (?:not )?[\w.*{} ]+(?:, not [\w.*{} ]+|: missing method \w+)?)(?: \[recovered[^\]]*\])?)$`)

// colon stands between "panic" or "fatal error" and the words about this crash.
const colon = ": "

// wordsOf gives the part of a crash's message that the program itself said, "" if all
// of it is Go's.
func wordsOf(message string) string {
	begin, words, found := strings.Cut(message, colon)
	if !found || begin != "panic" && begin != "fatal error" || goWords().MatchString(message) {
		return ""
	}
	return words
}

// unsaid stands for the program's own words where they are not shown.
const unsaid = "(in the program's own words, which are not shown for this test)"

// Discreet is the message without what the program itself said when it crashed: that
// may be the input of the test.
func (r TestResult) Discreet() string {
	if r.Words == "" {
		return r.Message
	}
	return strings.Replace(r.Message, colon+r.Words, colon+unsaid, 1)
}
