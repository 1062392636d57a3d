package diagnosis

import (
	"testing"

	"nqueens/checker/internal/course"
)

func TestCompletionMessages(t *testing.T) {
	const (
		nauck    = "8 2\n4 4\n5 2\n"
		empty    = "6 0\n"
		column   = "8 2\n2 4\n7 4\n"
		row      = "8 2\n3 2\n3 5\n"
		noFailed = "No way is found at all. Does the search pass over every row that has its queen, several in succession and the last one, too, " +
			"undo every mark when it comes back, and notice that no row is left?"
	)
	explainAll(t, course.Number, []example{
		{name: "a type of 8 bits", input: "9 0\n", answer: "352\n", output: "96\n", hidden: true,
			want: "This is what the type int8 or uint8 keeps of the right number: nothing above 255 has room in it. Count in an int."},
		{name: "placed queens forgotten", input: nauck, answer: "2\n", output: "92\n",
			want: "This number comes out when the placed queens are not looked at."},
		{name: "placed queens attack each other", input: column, answer: "0\n", output: "14\n", hidden: true,
			want: "This number comes out when nobody asks whether two placed queens attack each other."},
		{name: "the last of a row", input: row, answer: "0\n", output: "12\n", hidden: true,
			want: "This number comes out when of two placed queens in one row only the last is kept."},
		{name: "the first of a row", input: row, answer: "0\n", output: "14\n", hidden: true,
			want: "This number comes out when of two placed queens in one row only the first is kept."},
		{name: "known from her row on", input: nauck, answer: "2\n", output: "99\n", hidden: true,
			want: "This number comes out when a placed queen is only known from her row on: she attacks the rows above her, too."},
		{name: "placed queens attack nothing", input: nauck, answer: "2\n", output: "1084\n", hidden: true,
			want: "This number comes out when a placed queen takes only her row, not her column and diagonals."},
		{name: "one row too early", input: nauck, answer: "2\n", output: "9\n", hidden: true,
			want: "This number comes out when the search stops one row too early."},
		{name: "only rows and columns", input: nauck, answer: "2\n", output: "46\n", hidden: true,
			want: "This number comes out when only the rows and columns of placed queens are marked, not their diagonals."},
		{name: "some of them", input: nauck, answer: "2\n", output: "14\n", hidden: true,
			want: "This number comes out when of the diagonals of placed queens only one kind is marked, or when a board counts that holds only some of the placed queens."},
		{name: "from 0", input: "9 1\n3 4\n", answer: "38\n", output: "20\n", hidden: true,
			want: "This number comes out when rows and columns in the input are taken to count from 0."},
		{name: "no diagonals", input: nauck, answer: "2\n", output: "720\n", hidden: true,
			want: "This number comes out when diagonals are never compared."},
		{name: "half", input: "7 1\n1 1\n", answer: "4\n", output: "2\n", hidden: true,
			want: "This number comes out when a board and its mirror image are taken for one (it is half of the right number)."},
		{name: "not quite half", input: "7 1\n1 2\n", answer: "7\n", output: "3\n", hidden: true,
			want: "The number of ways is wrong: 3. Fewer are found than there are: is every row and column tried, and every mark and cell given back when the search comes back?"},
		{name: "whether", input: nauck, answer: "2\n", output: "1\n",
			want: "This is 1, as if the question were whether there is a way; asked for is the number of ways."},
		{name: "none", input: "9 1\n3 4\n", answer: "38\n", output: "0\n", hidden: true, want: noFailed},
		{name: "none, perhaps from 0", input: nauck, answer: "2\n", output: "0\n",
			want: noFailed + " Or does it take rows and columns in the input to count from 0?"},
		{name: "none on an empty board", input: empty, answer: "4\n", output: "0\n",
			want: "No way is found at all: the search never comes to a full board. Is every mark undone when it comes back? Must more be covered than rows and columns? A diagonal may stay without a queen."},
		{name: "nothing to place", input: "4 4\n1 2\n2 4\n3 1\n4 3\n", answer: "1\n", output: "0\n", hidden: true,
			want: "No way is found, but all queens stand already, and none attacks another: to add nothing is the one way."},
		{name: "permutations of an empty board", input: empty, answer: "4\n", output: "720\n",
			want: "The answer is the number of all ways with one queen in each row and column: the diagonals are never compared."},
		{name: "one more", input: nauck, answer: "2\n", output: "3\n",
			want: "This is one more than the right count: does the counter begin with 0?"},
		{name: "any number", input: nauck, answer: "2\n", output: "77\n",
			want: "The number of ways is wrong: 77, expected 2." + more},
		{name: "any number of a hidden test", input: nauck, answer: "2\n", output: "77\n", hidden: true,
			want: "The number of ways is wrong: 77." + more},
		{name: "words around", input: nauck, answer: "2\n", output: "ways: 2\n",
			want: `Output line 1 should hold the number alone, without other text: "ways: 2".`},
	})
}
