package diagnosis

import (
	"fmt"
	"strings"
	"testing"

	"nqueens/checker/internal/course"
)

func TestPermutationsMessages(t *testing.T) {
	six := firstSolutions(6, 4)
	lines := func(solutions ...[]int) string {
		var b strings.Builder
		for _, columns := range solutions {
			b.WriteString(spelled(columns) + "\n")
		}
		return b.String()
	}
	three := lines(six[:3]...)
	answer := func(n int) string {
		return lines(firstSolutions(n, 3)...) + fmt.Sprintln(countSolutions(n))
	}
	wrong := func(n int, hits attack) string {
		all := found(n, hits)
		return lines(all[:3]...) + fmt.Sprintln(len(all))
	}
	explainAll(t, course.PermutationsCount, []example{
		{name: "solutions changed later, not all as early", input: "6\n", answer: threeOf6, output: "2 4 6 1 5 3\n3 6 2 1 5 4\n4 1 5 2 6 3\n4\n",
			want: "In output line 1 the first 4 rows are right and the next is not, and as many solutions are printed as there should be. " +
				"Was it right when it was stored, and changed later? After append two slices may share an array: store a copy."},
		{name: "columns from 0", input: "6\n", answer: threeOf6, output: "1 3 5 0 2 4\n2 5 1 4 0 3\n3 0 4 1 5 2\n4\n",
			want: "Every number is one too small: columns are numbered from 1, not from 0. The solutions themselves are right."},
		{name: "columns from 2", input: "6\n", answer: threeOf6, output: "3 5 7 2 4 6\n4 7 3 6 2 5\n5 2 6 3 7 4\n4\n",
			want: "Every number is one too large: columns are numbered from 1. The solutions themselves are right."},
		{name: "every solution", input: "6\n", answer: threeOf6, output: lines(six...) + "4\n",
			want: "4 solutions are printed, more than asked for: only the first three, then the number of all."},
		{name: "two solutions", input: "6\n", answer: threeOf6, output: lines(six[:2]...) + "4\n",
			want: "The list ends after 2 solutions; the statement asks for the first three, then the number of all."},
		{name: "the last three", input: "6\n", answer: threeOf6, output: lines(six[1:]...) + "4\n",
			want: "These are the last solutions in lexicographic order; the statement asks for the first ones."},
		{name: "the last three of a large board", input: "10\n", answer: answer(10), hidden: true,
			output: "10 8 5 2 4 1 7 9 3 6\n10 8 5 2 4 1 7 9 6 3\n10 8 5 3 1 6 2 9 7 4\n724\n",
			want:   "These are the last solutions in lexicographic order; the statement asks for the first ones."},
		{name: "the count first", input: "6\n", answer: threeOf6, output: "4\n" + three,
			want: "Output line 1 is the count, and it is printed before the solutions; it belongs after them, in the last line. The solutions themselves are right."},
		{name: "the count with words", input: "6\n", answer: threeOf6, output: three + "Total: 4\n",
			want: `Output line 4 should hold the number alone, without other text: "Total: 4". The solutions themselves are right.`},
		{name: "no count", input: "6\n", answer: threeOf6, output: three,
			want: "The solutions are right, but the last line is missing: the number of all solutions."},
		{name: "a count each time", input: "6\n", answer: threeOf6, output: "2 4 6 1 3 5\n1\n3 6 2 5 1 4\n2\n4 1 5 2 6 3\n3\n4\n",
			want: "4 lines hold a number alone; only one should, the last, with the count. The solutions themselves are right."},
		{name: "the input first", input: "6\n", answer: threeOf6, output: "6\n" + threeOf6,
			want: "Output line 1 repeats the input (6); only the answer is asked for. The solutions themselves are right."},
		{name: "a prompt", input: "6\n", answer: threeOf6, output: "n = " + threeOf6,
			want: `The output begins with the text "n = ". Is it a prompt? Whatever the program prints counts as its answer, so leave it out. The solutions themselves are right.`},
		{name: "a label", input: "6\n", answer: threeOf6, output: "Solution 1: 2 4 6 1 3 5\nSolution 2: 3 6 2 5 1 4\nSolution 3: 4 1 5 2 6 3\n4\n",
			want: `Output line 1 begins with "Solution 1: "; the statement has the numbers alone. The solutions themselves are right.`},
		{name: "commas", input: "6\n", answer: threeOf6, output: strings.ReplaceAll(threeOf6, " ", ", "),
			want: "In output line 1 commas stand between the numbers; the statement has only one space. The solutions themselves are right."},
		{name: "bars", input: "6\n", answer: threeOf6, output: strings.ReplaceAll(threeOf6, " ", "|"),
			want: `In output line 1 other characters stand between the numbers, "|"; the statement has only one space. The solutions themselves are right.`},
		{name: "a slice as it is printed", input: "6\n", answer: threeOf6, output: "[2 4 6 1 3 5]\n[3 6 2 5 1 4]\n[4 1 5 2 6 3]\n4\n",
			want: "Output line 1 has brackets around its numbers, as a slice is printed; the statement has the numbers alone, with one space between two. The solutions themselves are right."},
		{name: "no spaces", input: "6\n", answer: threeOf6, output: strings.ReplaceAll(threeOf6, " ", ""),
			want: "In output line 1 nothing stands between the numbers; the statement has one space. The solutions themselves are right."},
		{name: "nothing found", input: "6\n", answer: threeOf6, output: "0\n",
			want: "No solution is found, the count is 0: does the search call itself for the next row, notice when all rows have a queen, and undo every mark when it comes back?"},
		{name: "only the count", input: "6\n", answer: threeOf6, output: "4\n",
			want: "Only the count is printed; the first three solutions should stand above it, each on a line."},
		{name: "stops after three", input: "8\n", answer: answer(8), output: lines(firstSolutions(8, 3)...) + "3\n",
			want: "The count is 3, the number of solutions printed, not of all there are: does the search or the counter stop too early?"},
		{name: "dashes", input: "6\n", answer: threeOf6, output: strings.ReplaceAll(threeOf6, " ", "-"),
			want: `In output line 1 other characters stand between the numbers, "-"; the statement has only one space. The solutions themselves are right.`},
		{name: "a board without rows", input: "6\n", answer: threeOf6, output: "\n1\n",
			want: "Only the count is printed; the first three solutions should stand above it, each on a line. " +
				"It is 1, as for a board without any rows: does the search use the n that is read?"},
		{name: "numbered lines", input: "6\n", answer: threeOf6, output: "1 2 4 6 1 3 5\n2 3 6 2 5 1 4\n3 4 1 5 2 6 3\n4\n",
			want: `Output line 1 begins with "1"; the statement has the numbers alone. The solutions themselves are right.`},
		{name: "numbers and colons", input: "6\n", answer: threeOf6, output: "1: 2 4 6 1 3 5\n2: 3 6 2 5 1 4\n3: 4 1 5 2 6 3\n4\n",
			want: `Output line 1 begins with "1: "; the statement has the numbers alone. The solutions themselves are right.`},
		{name: "nothing is counted", input: "8\n", answer: answer(8), output: lines(firstSolutions(8, 3)...) + "0\n", hidden: true,
			want: "The solutions are right, but their count is 0: does the search count, and in the variable that is printed, not in a copy?"},
		{name: "half of the first row", input: "6\n", answer: threeOf6, output: lines(six[:2]...) + "2\n",
			want: "The list ends after 2 solutions; the statement asks for the first three, then the number of all. " +
				"There is none that begins with column 4 or a later one: does the loop over the columns of row 1 end too early?"},
		{name: "the printed ones not counted", input: "8\n", answer: answer(8), output: lines(firstSolutions(8, 3)...) + "89\n", hidden: true,
			want: "The solutions are right, but their count, 89, is wrong. It is the number of all but those that are printed, which count, too."},
		{name: "always n = 6", input: "8\n", answer: answer(8), output: threeOf6, hidden: true,
			want: "Output line 1 has 6 numbers; the board has 8 rows, and a solution has one number for each. So it is with all of them: does the program use the n that it reads?"},
		{name: "two digits in three columns", input: "10\n", answer: answer(10), output: strings.ReplaceAll(answer(10), " 10", "10"), hidden: true,
			want: "Output line 1 has the right characters, but the spaces between its numbers are missing or misplaced."},
		{name: "lists that grow", input: "6\n", answer: threeOf6, output: "2 4 6 1 3 5 6\n2 4 6 1 3 5 6 3 2\n2 4 6 1 3 5 6 3 2 1 1\n4\n",
			want: "Every solution that is printed begins with the whole one before it: is the last queen taken off the list when the search comes back?"},
		{name: "the same three, without column 1", input: "6\n", answer: threeOf6, output: "2 4 6 2 3 5\n2 4 6 2 3 5\n2 4 6 2 3 5\n4\n",
			want: "All 3 solutions that are printed are the same. If they are stored first and printed later, each needs a copy of its own: a stored slice changes along with the search."},
		{name: "half", input: "8\n", answer: answer(8), output: lines(firstSolutions(8, 3)...) + "46\n",
			want: "The solutions are right, but their count, 46, is wrong. It is half of the right count: are a board and its mirror image counted as one?"},
		{name: "nodes", input: "13\n", answer: answer(8), output: "x\n",
			want: `Output line 1 is the first that is wrong: "x", expected "1 5 8 6 3 7 2 4". The output has 1 line, the answer 4.`},
		{name: "the nodes of the search", input: "8\n", answer: answer(8), output: lines(firstSolutions(8, 3)...) + "2057\n",
			want: "The solutions are right, but their count, 2057, is wrong. It is the number of positions that the search visits on its way: only full boards should count."},
		{name: "one too many", input: "8\n", answer: answer(8), output: lines(firstSolutions(8, 3)...) + "93\n", hidden: true,
			want: "The solutions are right, but their count, 93, is wrong. It is one more than the right count: does the counter begin with 0?"},
		{name: "a count of 8 bits", input: "10\n", answer: answer(10), output: lines(firstSolutions(10, 3)...) + "212\n", hidden: true,
			want: "The solutions are right, but their count, 212, is wrong. This is what the type uint8 keeps of the right number: nothing above 255 has room in it. Count in an int."},
		{name: "any other count", input: "8\n", answer: answer(8), output: lines(firstSolutions(8, 3)...) + "77\n", hidden: true,
			want: "The solutions are right, but their count, 77, is wrong."},
		{name: "right to left", input: "8\n", answer: answer(8), output: "8 4 1 3 6 2 7 5\n8 3 1 6 2 5 7 4\n8 2 5 3 1 7 4 6\n92\n",
			want: "These are the right solutions, but not in lexicographic order: the columns may be tried or counted from right to left (or the last solution comes first)."},
		{name: "bottom to top", input: "8\n", answer: answer(8), output: "4 2 7 3 6 8 5 1\n5 2 4 7 3 8 6 1\n3 5 2 8 6 4 7 1\n92\n",
			want: "These are the right solutions, but not in lexicographic order: the rows may be printed from bottom to top."},
		{name: "diagonals end too early", input: "6\n", answer: threeOf6, output: wrong(6, shortOfEdge),
			want: "In output line 1 the queens at row 1, column 1 and row 6, column 6 share a diagonal. " +
				"The whole output is what a search prints when it lets the diagonals end one cell before the edge of the board." + `

Q.....
..Q...
....Q.
.Q....
...Q..
.....Q`},
		{name: "flags for counters", input: "6\n", answer: threeOf6, output: "1 3 6 4 1 5\n1 3 6 4 2 5\n1 4 2 5 3 1\n229\n", hidden: true,
			want: "In output line 1 the queens at row 1, column 1 and row 4, column 4 share a diagonal. The whole output is what a search prints when it " +
				"keeps flags where counters are needed: taking a queen away must not free a cell that another one still attacks." + `

Q.....
..Q...
.....Q
...Q..
Q.....
....Q.`},
		{name: "flags of the whole board", input: "6\n", answer: threeOf6, output: "1 3 5 2 5 3\n1 3 5 2 5 4\n1 3 5 2 5 5\n21772\n", hidden: true,
			want: "In output line 1 the queens at row 1, column 1 and row 5, column 5 share a diagonal. The whole output is what a search prints when it " +
				"keeps flags where counters are needed: taking a queen away must not free a cell that another one still attacks." + `

Q.....
..Q...
....Q.
.Q....
....Q.
..Q...`},
		{name: "cells freed too early", input: "6\n", answer: threeOf6, output: "1 3 6 4 1 5\n1 3 6 4 2 5\n1 4 1 5 2 6\n40\n", hidden: true,
			want: "In output line 1 the queens at row 1, column 1 and row 4, column 4 share a diagonal. Either a queen is not compared with all those above her, " +
				"or a cell is free again while another queen still attacks it: taking a queen away must take back just what placing her added, so a counter fits better than a flag." + `

Q.....
..Q...
.....Q
...Q..
Q.....
....Q.`},
		{name: "a column that is none", input: "6\n", answer: threeOf6, output: "1 3 5 7 9 11\n",
			want: "In output line 1 column 7 is named for row 4, but the columns are 1 to 6."},
		{name: "a number of a large board", input: "13\n", answer: answer(13), output: strings.Replace(answer(13), "73712", "36856", 1), hidden: true,
			want: "The solutions are right, but their count, 36856, is wrong. It is half of the right count: are a board and its mirror image counted as one?"},
	})
}
