package judge

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/figures"
)

// Why a run that was stopped may have been, after what stopped it.
const (
	saysSteps     = "Stopped after %s steps, the limit of this test. A step is one call of a function or one turn of a loop. "
	saysWholeThen = "By then the whole answer had been printed: what does the program go on with? Does it notice the end of input, and does no loop begin it all again?"
	saysNoneThen  = "Nothing had been printed by then. "
	saysRightThen = "What had been printed by then is right, but more should follow. "
	saysTooMuch   = "Either a loop or a recursion never ends (does it notice the end of input, or that nothing is left to place?), or the " +
		"method tries far more than it needs to."
	saysStatement = " The statement says: %s"

	saysPrinted   = "Stopped after printing more than %s KiB, the limit of this test"
	saysFlood     = ": far more is found than there is. "
	saysAgain     = ". It begins with the whole answer and goes on: does a loop not notice the end of input, or begin it all again?"
	saysAllListed = ". It begins with the right solutions and goes on: only the first ones are asked for, and the number of all."
	saysEndless   = ". Look for a loop that prints and never ends, for example one that does not notice the end of input."
)

// explain says in a beginner's words why a run did not end in order.
func explain(ex *course.Exercise, t *course.Test, run engine.Result) string {
	switch run.How {
	case engine.StepLimit:
		return fmt.Sprintf(saysSteps, figures.Thousands(t.Limits.Steps)) + soFar(ex, t, run.Stdout)
	case engine.TimeLimit:
		return "Stopped for its processor time, long before its steps ran out: nearly all of it goes into the library or into copying. Does a loop " +
			"call the library without end, such as Scan after the end of input, or does a single call, or a copy, do far more than it needs to?"
	case engine.Stalled:
		return "Stopped long before its steps ran out: the program neither ran nor ended. It sleeps, or waits for " +
			"something that never comes."
	case engine.MemoryLimit:
		return fmt.Sprintf("It asked for more than the %d MiB of memory that this test allows. Look for a slice or a "+
			"map that keeps growing, a copy of the board kept for every step, or a table with a place for every cell of a very large board.", t.Limits.MemoryMiB)
	case engine.OutputLimit:
		said := fmt.Sprintf(saysPrinted, figures.Thousands(int64(t.Limits.OutputKiB)))
		if flood := diagnoseFlood(ex, t, run.Stdout); flood != "" {
			return said + saysFlood + flood
		}
		if whole, _ := beginsRight(t, run.Stdout); whole {
			return said + saysAgain
		}
		if first := firstLines(t.Answer); ex.Output == course.PermutationsCount && first != "" && strings.HasPrefix(string(run.Stdout), first) {
			return said + saysAllListed
		}
		return said + saysEndless
	case engine.Crashed:
		return crash(ex, run.Failure)
	}
	return fmt.Sprintf("The program ended with exit status %d. One that did its work ends with status 0.", run.ExitCode)
}

// firstLines is a text without its last line.
func firstLines(text []byte) string {
	lines := Lines(text)
	return strings.Join(lines[:max(0, len(lines)-1)], "\n")
}

// soFar says what a program that ran out of steps had printed, and what that leaves.
func soFar(ex *course.Exercise, t *course.Test, output []byte) string {
	whole, right := beginsRight(t, output)
	if whole {
		return saysWholeThen
	}
	if attacked := diagnoseFlood(ex, t, output); attacked != "" {
		return attacked
	}
	said := saysTooMuch
	switch {
	case len(Lines(output)) == 0:
		said = saysNoneThen + said
	case right:
		said = saysRightThen + said
	}
	if ex.TooSlow != "" {
		said += fmt.Sprintf(saysStatement, ex.TooSlow)
	}
	return said
}

// beginsRight reports whether an output that was cut off begins with the whole answer,
// or is at least the beginning of it. An answer without any line is neither, and of a
// head test only the beginning is known.
func beginsRight(t *course.Test, output []byte) (whole, part bool) {
	want, got := Lines(t.Answer), Lines(output)
	same := 0
	for same < min(len(want), len(got)) && want[same] == got[same] {
		same++
	}
	if same == len(want) {
		return same > 0 && !t.Head, same > 0
	}
	return false, len(got) > 0 && (same == len(got) || same == len(got)-1 && strings.HasPrefix(want[same], got[same]))
}

// A crashHint adds a thought to Go's words.
type crashHint struct{ sign, hint string }

// crashHints are for most learners.
var crashHints = []crashHint{
	{"index out of range [-", "An index went below 0: a difference such as row - column needs an offset, and a cell beside the board must be left out."},
	{lengthNone, "It has no elements at all: has it been made with make, and filled?"},
	{"index out of range", "n rows have 2n-1 diagonals each way, and what is numbered from 1 needs one place more."},
	{"integer divide by zero", "What it divides by is 0."},
	{"stack overflow", "A function calls itself without end: is there a case in which it returns?"},
	{"all goroutines are asleep", "Everything waits and nothing can wake it: a channel or a lock is never served."},
	{"range function continued", "The function that is ranged over must return as soon as yield gives false: the loop has been left."},
	{"nil map", "A map must be made with make before anything is stored in it."},
}

// lengthNone ends Go's words about an index of something without elements.
const lengthNone = "with length 0"

// hintsFor are those of an exercise for which others fit better, by its slug.
var hintsFor = map[string][]crashHint{
	"estimating": {
		{"index out of range [-", "An index went below 0. The remainder of a negative number is negative: has a product overflowed, which needs 64 bits?"},
		{"integer divide by zero", "What it divides by is 0: is there a row in which no column is free?"},
	},
	"the-same-search": {
		{"index out of range [-", "An index went below 0: the rows and columns of the grid are 0 to 8 there."},
		{"index out of range", "Nine rows and columns are 0 to 8 when they count from 0."},
	},
}

// crash gives Go's words, the learner's line and a hint.
func crash(ex *course.Exercise, f *engine.Failure) string {
	if f == nil {
		return "The program crashed and left no message."
	}
	var b strings.Builder
	b.WriteString(strings.TrimSpace(f.Message))
	if f.Line > 0 {
		fmt.Fprintf(&b, ", at line %d", f.Line)
	}
	b.WriteString(".")
	if _, length, ok := strings.Cut(f.Message, "] with length "); ok && wordsOf(f.Message) == "" {
		if n, err := strconv.Atoi(length); err == nil && n > 0 {
			fmt.Fprintf(&b, " The last index is %d: is it long enough, and does the index stay within it?", n-1)
		}
	}
	for _, h := range slices.Concat(hintsFor[ex.Slug()], crashHints) {
		if strings.Contains(f.Message, h.sign) {
			b.WriteString(" " + h.hint)
			break
		}
	}
	return b.String()
}
