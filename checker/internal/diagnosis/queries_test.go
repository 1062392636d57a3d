package diagnosis

import (
	"testing"

	"nqueens/checker/internal/course"
)

func TestCountMessages(t *testing.T) {
	const (
		sample = "1\n8\n5\n0\n"
		all    = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n0\n"
		allAns = "1\n0\n0\n2\n10\n4\n40\n92\n352\n724\n"
	)
	explainAll(t, course.Counts, []example{
		{name: "nothing", input: sample, answer: counts185, output: "",
			want: "The program prints nothing."},
		{name: "a counter carried over", input: sample, answer: counts185, output: "1\n93\n103\n",
			want: "The count in output line 2 is the right one plus the one before it: is a counter carried over from the earlier query, not reset to 0?"},
		{name: "carried over after a 0", input: "3\n8\n5\n0\n", answer: "0\n92\n10\n", output: "0\n92\n102\n", hidden: true,
			want: "The count in output line 3 is the right one plus the one before it: is a counter carried over from the earlier query, not reset to 0?"},
		{name: "the closing 0 answered", input: sample, answer: counts185, output: "1\n92\n10\n1\n",
			want: "One more count is printed than there are queries: is the closing 0 answered, too?"},
		{name: "only a 0, answered", input: "0\n", answer: "", output: "0\n", hidden: true,
			want: "The input has only the closing 0, which gets no answer, so nothing should be printed."},
		{name: "answers after the 0", input: "7\n4\n0\n8\n0\n5\n", answer: "40\n2\n", output: "40\n2\n92\n10\n", hidden: true,
			want: "From output line 3 on, queries after the 0 are answered: the input ends with its first 0, and nothing after it counts."},
		{name: "only the first", input: sample, answer: counts185, output: "1\n",
			want: "Only the first query is answered: is there a loop over the queries, up to the 0?"},
		{name: "only the last", input: sample, answer: counts185, output: "10\n",
			want: "Only the last query is answered: each query needs a line of its own."},
		{name: "the sum", input: sample, answer: counts185, output: "103\n",
			want: "One number is printed, the sum over all queries: each query needs a line of its own, and its counter reset to 0."},
		{name: "zeros left out", input: "2\n3\n2\n4\n3\n0\n", answer: "0\n0\n0\n2\n0\n", output: "2\n", hidden: true,
			want: "A query without any solution gets no line: its answer is 0, and that should be printed, too."},
		{name: "the last not answered", input: sample, answer: counts185, output: "1\n92\n",
			want: "The last query gets no answer."},
		{name: "the last not answered, no 0", input: "5\n10\n6\n", answer: "10\n724\n4\n", output: "10\n724\n", hidden: true,
			want: "The last query gets no answer: where no 0 closes the input, it ends with the end of the file."},
		{name: "too few", input: all, answer: allAns, output: "1\n0\n0\n2\n", hidden: true,
			want: "Only the first 4 of 10 queries are answered: does the program stop reading too early?"},
		{name: "too many", input: sample, answer: counts185, output: "1\n92\n10\n1\n1\n",
			want: "The output has 5 numbers, but there are only 3 queries."},
		{name: "the whole table", input: sample, answer: counts185, output: allAns,
			want: "The counts for 1, 2, 3, and so on are printed; asked for are only those of the queries, in their order."},
		{name: "all 0", input: sample, answer: counts185, output: "0\n0\n0\n",
			want: "Every answer is 0: the search never comes to a full board. Does it call itself for the next row, try all columns and undo every mark when it comes back?"},
		{name: "the same for all", input: sample, answer: counts185, output: "92\n92\n92\n",
			want: "Every answer is 92, whatever n is asked: does the search use the n that was read?"},
		{name: "the same for all that are asked", input: "5\n5\n0\n", answer: "10\n10\n", output: "92\n92\n",
			want: `Output line 1, the answer for n = 5, is wrong: 92, expected 10.`},
		{name: "no line ends", input: sample, answer: counts185, output: "19210\n",
			want: "Output line 1 goes on where the next line should begin: two lines are printed as one."},
		{name: "one kind of diagonals", input: sample, answer: counts185, output: "1\n2113\n23\n",
			want: "Each answer is what a search counts when it compares only one of the two kinds of diagonals."},
		{name: "permutations", input: sample, answer: counts185, output: "1\n40320\n120\n",
			want: "Each answer is the number of all ways with one queen in each row and column: the diagonals are never compared."},
		{name: "positions", input: sample, answer: counts185, output: "2\n2057\n54\n",
			want: "Each answer is the number of positions that the search visits on its way: only full boards should count."},
		{name: "positions without the empty board", input: sample, answer: counts185, output: "1\n2056\n53\n",
			want: "Each answer is the number of positions that the search visits on its way: only full boards should count."},
		{name: "nothing compared", input: sample, answer: counts185, output: "1\n16777216\n3125\n",
			want: "Each answer is the number of all ways with one queen in each row: nothing is compared."},
		{name: "up to symmetry", input: sample, answer: counts185, output: "1\n12\n2\n",
			want: "Each answer is the number up to rotation and reflection: here, every solution counts, its mirror image, too."},
		{name: "a query late", input: sample, answer: counts185, output: "0\n1\n92\n",
			want: "Every line has the answer to the query before: is the counter printed before the search has run?"},
		{name: "the board one smaller", input: "8\n5\n0\n", answer: "92\n10\n", output: "40\n2\n",
			want: "Each answer is the count for n - 1: does a loop end one too early, or the search stop one row before the last?"},
		{name: "half", input: "8\n0\n", answer: "92\n", output: "46\n", hidden: true,
			want: "The answer is half of the right count: are a board and its mirror image counted as one?"},
		{name: "twice", input: sample, answer: counts185, output: "2\n184\n20\n",
			want: "Each answer is twice the right count: is a solution counted two times?"},
		{name: "one more", input: sample, answer: counts185, output: "2\n93\n11\n",
			want: "Each answer is one more than the right count: does the counter begin with 0?"},
		{name: "one more in the only answer of a hidden test", input: "8\n", answer: "92\n", output: "93\n", hidden: true,
			want: "Output line 1, the answer for n = 8, is wrong: 93."},
		{name: "another answer the second time", input: "8\n8\n5\n0\n", answer: "92\n92\n10\n", output: "92\n184\n10\n",
			want: "n = 8 is asked again and gets another answer: output line 1 has 92, line 2 has 184. Is something left over from an earlier query, " +
				"such as a counter or marks that are not reset?"},
		{name: "only one queen", input: sample, answer: counts185, output: "1\n0\n0\n",
			want: "Only n = 1 is answered right and every other answer is 0. Either the search never comes to a full board that is larger, " +
				"or something is left over from the first query, such as marks that are not reset."},
		{name: "nothing after the first", input: "8\n5\n0\n", answer: "92\n10\n", output: "92\n0\n",
			want: "After the first query nothing is found any more. Is something left over from the earlier query, such as marks that are not reset?"},
		{name: "a smaller board wrong later", input: "10\n9\n8\n0\n", answer: "724\n352\n92\n", output: "724\n86\n20\n", hidden: true,
			want: "The first query is answered right and a smaller board later on is not. Is something left over from the earlier query, such as marks that are not reset?"},
		{name: "odd boards", input: all, answer: allAns, output: "0\n0\n0\n2\n8\n4\n34\n92\n300\n724\n", hidden: true,
			want: "The answers for even n are right and those for odd n are wrong: an odd board has a middle column, which is its own mirror image."},
		{name: "odd boards of a few", input: sample, answer: counts185, output: "2\n92\n12\n",
			want: "Each answer is the right count and, for odd n, the boards with the first queen in the middle column once more: that column is its own mirror image."},
		{name: "even boards", input: all, answer: allAns, output: "1\n0\n0\n3\n10\n6\n40\n90\n352\n720\n", hidden: true,
			want: "The answers for odd n are right and those for even n are wrong: is the middle of the board treated alike for both?"},
		{name: "large boards", input: all, answer: allAns, output: "1\n0\n0\n2\n10\n4\n40\n90\n300\n700\n", hidden: true,
			want: "The answers up to n = 7 are right, and those from n = 8 on are wrong: is something too small for the larger boards, such as a table?"},
		{name: "one size", input: all, answer: allAns, output: "0\n0\n0\n2\n10\n4\n40\n92\n352\n724\n", hidden: true,
			want: "Only the answer for n = 1 is wrong: 0."},
		{name: "a wrong answer", input: sample, answer: counts185, output: "1\n90\n12\n",
			want: "Output line 2, the answer for n = 8, is wrong: 90, expected 92."},
		{name: "the only answer of a hidden test", input: "8\n", answer: "92\n", output: "77\n", hidden: true,
			want: "Output line 1, the answer for n = 8, is wrong: 77."},
		{name: "words around", input: sample, answer: counts185, output: "n = 1: 1\nn = 8: 92\nn = 5: 10\n",
			want: `Output line 1 should hold the number alone, without other text: "n = 1: 1".`},
		{name: "the query beside", input: sample, answer: counts185, output: "1 1\n8 92\n5 10\n",
			want: `Output line 1 should hold the number alone, without other text: "1 1".`},
		{name: "the query before", input: sample, answer: counts185, output: "1\n1\n8\n92\n5\n10\n",
			want: "Output line 1 repeats the input (1); only the answer is asked for. Everything else is right."},
		{name: "a prompt", input: sample, answer: counts185, output: "Numbers: 1\n92\n10\n",
			want: `The output begins with the text "Numbers: ". Is it a prompt? Whatever the program prints counts as its answer, so leave it out.`},
		{name: "debug lines", input: sample, answer: counts185, output: "search\n1\nsearch\n92\nsearch\n10\n",
			want: `3 lines such as output line 1, "search", do not belong to the answer: are they debug lines or prompts? Everything else is right.`},
		{name: "a debug line and a wrong answer", input: sample, answer: counts185, output: "go\n1\n40320\n120\n",
			want: `Output line 1, "go", does not belong to the answer: is it a debug line or a prompt? ` +
				"Each answer is the number of all ways with one queen in each row and column: the diagonals are never compared."},
		{name: "only words", input: sample, answer: counts185, output: "one\nninety-two\nten\n",
			want: `Output line 1 is the first that is wrong: "one", expected "1".`},
	})
}

// Counting up to rotation and reflection is told from the answer.
func TestSymmetryMessages(t *testing.T) {
	const input, answer = "8\n9\n4\n0\n", "12\n46\n1\n"
	explainAll(t, course.Counts, []example{
		{name: "all", input: input, answer: answer, output: "92\n352\n2\n",
			want: "Each answer is the number of all solutions: here, those that are rotations or reflections of each other count as one."},
		{name: "mirror images only", input: input, answer: answer, output: "46\n176\n1\n",
			want: "Each answer is the number up to reflection only: here, rotations of a board count as one with it, too."},
		{name: "divided by 8", input: "8\n9\n1\n0\n", answer: "12\n46\n1\n", output: "11\n44\n0\n", hidden: true,
			want: "Each answer is the number of all solutions divided by 8, though some have fewer than eight images."},
		{name: "divided by 8, rounded up", input: "10\n5\n0\n", answer: "92\n2\n", output: "91\n2\n", hidden: true,
			want: "Each answer is the number of all solutions divided by 8 and rounded up, though some have fewer than eight images."},
		{name: "rotations only", input: input, answer: answer, output: "24\n92\n2\n",
			want: "Each answer is the number up to rotation only, where a mirror image counts as another."},
		{name: "half turns and mirrors", input: input, answer: answer, output: "24\n92\n1\n",
			want: "Each answer is the number up to half turns and mirrors: here, quarter turns of a board count as one with it, too."},
		{name: "a mirror for a turn", input: input, answer: answer, output: "22\n82\n1\n",
			want: "Each answer is what comes out when rows and columns are exchanged for a turn: that is a mirror; four turns must lead back, and two must not."},
		{name: "only eight different images", input: input, answer: answer, output: "11\n42\n0\n",
			want: "Each answer is the number of those with eight different images, though those with fewer count, too."},
		{name: "divided by 8, or only eight different images", input: "8\n", answer: "12\n", output: "11\n", hidden: true,
			want: "The answer may be the number of all solutions divided by 8, though some have fewer than eight images, or the number of those with eight different images, though those with fewer count, too."},
		{name: "quarter turns once", input: input, answer: answer, output: "12\n46\n0\n",
			want: "Each answer may be what comes out when boards unchanged by a quarter turn are added once, or what comes out when boards unchanged by a quarter turn are left out of the sum."},
		{name: "one queen", input: "8\n1\n0\n", answer: "12\n1\n", output: "12\n0\n", hidden: true,
			want: "Only n = 1 is answered wrong: every turn and every mirror leaves one queen alone unchanged, and no mirror any larger solution."},
		{name: "carried over", input: input, answer: answer, output: "12\n58\n59\n",
			want: "The count in output line 2 is the right one plus the one before it: is a counter carried over from the earlier query, not reset to 0?"},
	})
}

func TestColourMessages(t *testing.T) {
	const (
		open4  = "4\n1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n"
		one4   = "4\n1 0 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n"
		open5  = "5\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n"
		seven  = "7\n1 1 1 1 1 1 0\n1 1 1 1 1 1 0\n1 1 1 1 0 1 1\n0 1 1 1 1 1 1\n1 1 1 1 1 1 1\n1 1 1 1 1 1 1\n1 0 1 1 1 1 1\n"
		blocks = "8\n1 1 1 1 0 1 0 1\n1 1 1 1 1 1 0 1\n0 1 1 1 1 1 1 1\n1 1 1 1 1 1 0 1\n1 0 1 0 1 1 0 1\n1 1 1 1 1 0 1 1\n1 1 1 1 0 1 1 1\n0 1 1 0 1 1 1 0\n"
	)
	explainAll(t, course.Number, []example{
		{name: "half", input: open4, answer: "2\n", output: "1\n",
			want: "This number comes out when black and white are not told apart (it is half of the right number)."},
		{name: "half of a larger number", input: seven, answer: "98\n", output: "49\n", hidden: true,
			want: "This number comes out when black and white are not told apart (it is half of the right number)."},
		{name: "none", input: open4, answer: "2\n", output: "0\n",
			want: "No way is found at all. Black and white need marks of their own, since they do not attack each other, and every cell and " +
				"mark must be given back when the search comes back."},
		{name: "white on blocked cells", input: one4, answer: "0\n", output: "1\n",
			want: "This number comes out when one colour may stand on blocked cells, or when a black and a white queen may share a cell, or when the queens of only one colour are placed."},
		{name: "white on blocked cells of a larger board", input: seven, answer: "98\n", output: "225\n", hidden: true,
			want: "This number comes out when one colour may stand on blocked cells."},
		{name: "blocked cells ignored", input: one4, answer: "0\n", output: "2\n",
			want: "This number comes out when both colours may stand on blocked cells, or when for one of the colours only one of the two kinds of diagonals is compared."},
		{name: "a cell shared", input: open5, answer: "40\n", output: "100\n", hidden: true,
			want: "This number comes out when a black and a white queen may share a cell."},
		{name: "some cells shared", input: open5, answer: "40\n", output: "90\n", hidden: true,
			want: "This number comes out when black and white may share some of their cells, only not all."},
		{name: "one colour", input: open5, answer: "40\n", output: "10\n",
			want: "This number comes out when the queens of only one colour are placed."},
		{name: "turned", input: blocks, answer: "58\n", output: "120\n", hidden: true,
			want: "This number comes out when one colour reads the board with rows and columns swapped."},
		{name: "never given back", input: open5, answer: "40\n", output: "4\n", hidden: true,
			want: "This number comes out when the cell of a black queen is not given back (undone) as the search comes back."},
		{name: "32 bits", input: seven, answer: "98\n", output: "226\n", hidden: true,
			want: "This number comes out when a set of cells has room for only 32 of them, where a board of size 8 has 64."},
		{name: "twice", input: open5, answer: "40\n", output: "80\n", hidden: true,
			want: "This number comes out when each way is counted twice (it is double the right number)."},
		{name: "one less", input: open5, answer: "40\n", output: "39\n",
			want: "This is one less than the right count: is every full board counted, the first and the last, too?"},
		{name: "one less in a hidden test", input: open5, answer: "40\n", output: "39\n", hidden: true,
			want: "The number of ways is wrong: 39."},
		{name: "any other number", input: open5, answer: "40\n", output: "77\n", hidden: true,
			want: "The number of ways is wrong: 77."},
		{name: "any other number of a sample", input: open5, answer: "40\n", output: "77\n",
			want: "The number of ways is wrong: 77, expected 40."},
		{name: "words around", input: open5, answer: "40\n", output: "ways: 40\n",
			want: `Output line 1 should hold the number alone, without other text: "ways: 40".`},
		{name: "a line too many", input: open5, answer: "40\n", output: "10\n40\n",
			want: `Output line 1, "10", does not belong to the answer: is it a debug line or a prompt? Everything else is right.`},
	})
}
