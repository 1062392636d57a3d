package diagnosis

import (
	"strings"
	"testing"

	"nqueens/checker/internal/course"
)

// Answers in other forms, and two faults at once.
func TestCountForms(t *testing.T) {
	const sample = "1\n8\n5\n0\n"
	explainAll(t, course.Counts, []example{
		{name: "a fraction", input: sample, answer: counts185, output: "1.00\n92.00\n10.00\n",
			want: `Output line 1 has the right number in another form, "1.00"; asked for is a plain whole number.`},
		{name: "leading zeros", input: sample, answer: counts185, output: "001\n092\n010\n",
			want: `Output line 1 has the right number in another form, "001"; asked for is a plain whole number.`},
		{name: "in hexadecimal", input: sample, answer: counts185, output: "1\n5c\na\n",
			want: `Output line 2, the answer for n = 8, is no whole number: "5c".`},
		{name: "words, and a counter carried over", input: sample, answer: counts185, output: "Answer: 1\nAnswer: 93\nAnswer: 103\n",
			want: `Output line 1 should hold the number alone, without other text: "Answer: 1". ` +
				"The count in output line 2 is the right one plus the one before it: is a counter carried over from the earlier query, not reset to 0?"},
		{name: "the 0 answered, and a counter carried over", input: sample, answer: counts185, output: "1\n93\n103\n104\n",
			want: "One more count is printed than there are queries: is the closing 0 answered, too? " +
				"The count in output line 2 is the right one plus the one before it: is a counter carried over from the earlier query, not reset to 0?"},
		{name: "commas on one line", input: sample, answer: counts185, output: "1,92,10,\n",
			want: `All answers stand on one line, "1,92,10,"; each belongs on a line of its own.`},
		{name: "wrong answers on one line", input: sample, answer: counts185, output: "1 93 103\n",
			want: `All answers stand on one line, "1 93 103"; each belongs on a line of its own.`},
		{name: "n and wrong answers among words", input: sample, answer: counts185, output: "Case 1: 1\nCase 8: 93\nCase 5: 103\n",
			want: `Output line 1 should hold the number alone, without other text: "Case 1: 1". ` +
				"The count in output line 2 is the right one plus the one before it: is a counter carried over from the earlier query, not reset to 0?"},
		{name: "not all on one line", input: sample, answer: counts185, output: "1,92\n",
			want: `Output line 1 is right at its beginning and goes on with ",92", which does not belong there.`},
		{name: "one wrong number", input: sample, answer: counts185, output: "0\n",
			want: "Output line 1, the answer for n = 1, is wrong: 0, expected 1. The output has 1 number for 3 queries."},
		{name: "the number of queries first", input: sample, answer: counts185, output: "3\n1\n92\n10\n",
			want: `Output line 1, "3", does not belong to the answer: is it a debug line or a prompt? Everything else is right.`},
		{name: "one answer and one for the 0", input: "1\n0\n", answer: "1\n", output: "1\n1\n", hidden: true,
			want: "One more count is printed than there are queries: is the closing 0 answered, too?"},
		{name: "the same n only once", input: "3\n8\n3\n8\n5\n0\n", answer: "0\n92\n0\n92\n10\n", output: "0\n92\n10\n", hidden: true,
			want: "A query that comes again gets no answer: each line of the input gets one, also where the same n was asked before."},
		{name: "counted aloud", input: "4\n6\n0\n", answer: "2\n4\n", output: "1\n2\n2\n1\n2\n3\n4\n4\n",
			want: "The count is printed each time it goes up: is it printed inside the search, not once at its end?"},
		{name: "far too many", input: sample, answer: counts185, output: strings.Repeat("7\n", 60_000),
			want: "The output has more than 50000 numbers, but there are only 3 queries."},
		{name: "nothing found by half of the queries", input: "1\n8\n12\n8\n0\n", answer: "1\n92\n14200\n92\n", output: "1\n0\n7\n0\n",
			want: "Output line 2, the answer for n = 8, is wrong: 0, expected 92. Fewer are found than there are: is every column tried, every mark undone when the search comes back, and every count added up?"},
	})
}

func TestOneNumberBelowOthers(t *testing.T) {
	open := "4\n" + strings.Repeat("1 1 1 1\n", 4)
	explainAll(t, course.Number, []example{
		{name: "a debug line", input: open, answer: "2\n", output: "[[true true true true]]\n2\n",
			want: `Output line 1, "[[true true true true]]", does not belong to the answer: is it a debug line or a prompt? Everything else is right.`},
		{name: "a wrong number among words", input: open, answer: "2\n", output: "Ways: 1\n",
			want: `Output line 1 should hold the number alone, without other text: "Ways: 1". This number comes out when black and white are not told apart (it is half of the right number), ` +
				"or when the search stops at the first way (it is 1 if there is any)."},
		{name: "the right number among words", input: open, answer: "2\n", output: "Ways: 2\n",
			want: `Output line 1 should hold the number alone, without other text: "Ways: 2".`},
		{name: "several lines", input: open, answer: "2\n", output: "[1 3 0 2]\n[2 0 3 1]\n2\n",
			want: `2 lines such as output line 1, "[1 3 0 2]", do not belong to the answer: are they debug lines or prompts? Everything else is right.`},
		{name: "a fraction", input: open, answer: "2\n", output: "2.0\n",
			want: `Output line 1 has the right number in another form, "2.0"; asked for is a plain whole number.`},
	})
}
