package diagnosis

import (
	"testing"

	"nqueens/checker/internal/course"
)

func TestHalvingMessages(t *testing.T) {
	const (
		input = "7\n8\n9\n0\n"
		right = "40\n92\n352\n"
	)
	explainAll(t, course.Counts, []example{
		{name: "the middle twice", input: input, answer: right, output: "46\n92\n406\n",
			want: "Each answer is the right count and, for odd n, the boards with the first queen in the middle column once more: that column is its own mirror image."},
		{name: "the middle left out", input: input, answer: right, output: "34\n92\n298\n",
			want: "Each answer is the right count without the boards of odd n whose first queen stands in the middle column: they count once."},
		{name: "not doubled", input: input, answer: right, output: "23\n46\n203\n",
			want: "Each answer is the number of boards with the first queen in the left half or in the middle column: mirror images of those in the left half count, too."},
		{name: "not doubled, even n", input: "8\n6\n0\n", answer: "92\n4\n", output: "46\n2\n",
			want: "Each answer is half of the right count: are a board and its mirror image counted as one?"},
		{name: "one column more", input: "7\n10\n1\n", answer: "40\n724\n1\n", output: "52\n908\n3\n",
			want: "Each answer is the right count and twice the boards with the first queen next to the left half: does the loop over the left half go one column too far?"},
		{name: "odd for even", input: "7\n10\n1\n", answer: "40\n724\n1\n", output: "34\n816\n0\n",
			want: "Each answer is what comes out when a middle column is added for even n, not for odd n: is the question whether n is odd the wrong way round?"},
		{name: "not shifted", input: "8\n12\n0\n", answer: "92\n14200\n", output: "36\n11572\n",
			want: "Each answer is what a search counts when it does not shift the diagonals of the first queen into row 2."},
	})
}
