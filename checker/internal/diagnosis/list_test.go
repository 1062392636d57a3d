package diagnosis

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"nqueens/checker/internal/course"
)

func TestNumberedMessages(t *testing.T) {
	all := firstSolutions(8, 92)
	answer := numbered(all)
	replace := func(old, new string) string { return strings.ReplaceAll(answer, old, new) }
	without := func(i int) string { return numbered(slices.Delete(slices.Clone(all), i, i+1)) }
	var fromZero, mirrored, transposed, shifted, doubled [][]int
	for _, columns := range all {
		zero := slices.Clone(columns)
		for i := range zero {
			zero[i]--
		}
		fromZero = append(fromZero, zero)
		mirrored = append(mirrored, mirror(columns))
		transposed = append(transposed, transpose(columns))
		shifted = append(shifted, append([]int{0}, columns[:7]...))
		doubled = append(doubled, columns, columns)
	}
	same := slices.Repeat([][]int{all[91]}, 92)
	swapped := slices.Clone(all)
	swapped[4], swapped[5] = swapped[5], swapped[4]

	explainAll(t, course.Numbered, []example{
		{name: "full-width colon", answer: answer, output: replace(":", "："),
			want: "In output line 1, column 4, the colon is the full-width one (：); the statement has the ASCII one (:). The solutions themselves are right."},
		{name: "semicolon", answer: answer, output: replace(":", ";"),
			want: "In output line 1, column 4, the label ends with \";\"; the statement has a colon (:). The solutions themselves are right."},
		{name: "parenthesis", answer: answer, output: replace(":", ")"),
			want: "In output line 1, column 4, the label ends with \")\"; the statement has a colon (:). The solutions themselves are right."},
		{name: "the label on a line of its own", answer: answer, output: strings.NewReplacer("方案", "方案 ", ":", " :\n").Replace(answer),
			want: `Output line 1 has only the label, "方案 1 :"; the columns belong right behind it, in the same line. The solutions themselves are right.`},
		{name: "the last queen not yet placed", answer: threeOf8, head: true, output: "方案1:1 5 8 6 3 7 2 0\n方案2:1 6 8 3 7 4 2 0\n",
			want: "In output line 1 the column of row 8, the last one, is 0: is the line printed before that queen is placed?"},
		{name: "no colon", answer: answer, output: replace(":", " "),
			want: `The colon is missing in output line 1, after the label "方案1". The solutions themselves are right.`},
		{name: "space after the colon", answer: answer, output: replace(":", ": "),
			want: "In output line 1 a space follows the colon; the statement has none. The solutions themselves are right."},
		{name: "space before the number", answer: answer, output: replace("方案", "方案 "),
			want: `The label of output line 1 has a space in it; the statement has "方案1:". The solutions themselves are right.`},
		{name: "no number", answer: threeOf8, head: true, output: "方案:1 5 8 6 3 7 2 4\n方案:1 6 8 3 7 4 2 5\n",
			want: `The number is missing in the label of output line 1: it begins with "方案:", the statement has "方案1:". The first 2 solutions are right, then the list ends too early. ` +
				"The solution 1 7 4 6 8 2 5 3 is missing: does the search stop too early?"},
		{name: "no label", answer: threeOf8, head: true, output: unlabelled(answer),
			want: `The label is missing: output line 1 should begin with "方案1:". The solutions themselves are right.`},
		{name: "another label", answer: answer, output: replace("方案", "Plan "),
			want: `The label of output line 1 is "Plan 1:"; the statement has "方案1:". The solutions themselves are right.`},
		{name: "numbered from 0", answer: threeOf8, head: true, output: "方案0:1 5 8 6 3 7 2 4\n方案1:1 6 8 3 7 4 2 5\n",
			want: "The solutions are numbered from 0; the first one has the number 1. The first 2 solutions are right, then the list ends too early. " +
				"The solution 1 7 4 6 8 2 5 3 is missing: does the search stop too early?"},
		{name: "every number is 0", answer: threeOf8, head: true, output: "方案0:1 5 8 6 3 7 2 4\n方案0:1 6 8 3 7 4 2 5\n方案0:1 7 4 6 8 2 5 3\n",
			want: "Output line 2 has the number 0, like the line before: does the number go up with every solution? " +
				"The first 3 solutions are right, then the list ends too early. The solution 1 7 5 8 2 4 6 3 is missing: does the search stop too early?"},
		{name: "the number stays", answer: answer, output: replace("方案2:", "方案1:"),
			want: "Output line 2 has the number 1, like the line before: does the number go up with every solution? The solutions themselves are right."},
		{name: "a number is skipped", answer: answer, output: replace("方案3:", "方案7:"),
			want: "Output line 3 has the number 7 and should have 3: the solutions are numbered 1, 2, 3, and so on. The solutions themselves are right."},
		{name: "no spaces", answer: threeOf8, head: true, output: "方案1:15863724\n方案2:16837425\n方案3:17468253\n",
			want: "In output line 1 nothing stands between the numbers; the statement has one space. The first 3 solutions are right, then the list " +
				"ends too early. The solution 1 7 5 8 2 4 6 3 is missing: does the search stop too early?"},
		{name: "a slice as it is printed", answer: answer, output: regroup(answer, "[", "]"),
			want: "Output line 1 has brackets around its numbers, as a slice is printed; the statement has the numbers alone, with one space between two. The solutions themselves are right."},
		{name: "debug line", answer: threeOf8, head: true, output: "start\n" + answer,
			want: `Output line 1, "start", does not belong to the answer: is it a debug line or a prompt? The solutions themselves are right.`},
		{name: "debug lines", answer: answer, output: "row 1\nrow 2\n" + answer,
			want: `2 lines such as output line 1, "row 1", do not belong to the answer: are they debug lines or prompts? The solutions themselves are right.`},
		{name: "a slice beside each", answer: answer, output: strings.ReplaceAll(answer, "方案", "found [0 1 5 8 6 3 7 2 4]\n方案"),
			want: `92 lines such as output line 1, "found [0 1 5 8 6 3 7 2 4]", do not belong to the answer: are they debug lines or prompts? The solutions themselves are right.`},
		{name: "the count below", answer: answer, output: answer + "92\n",
			want: "Output line 93 (92) is the number of solutions; the statement does not ask for it. The solutions themselves are right."},
		{name: "columns from 0", answer: answer, output: numbered(fromZero),
			want: "Every number is one too small: columns are numbered from 1, not from 0. The solutions themselves are right."},
		{name: "two mistakes", answer: answer, output: strings.ReplaceAll(numbered(fromZero[:1]), ":", "："),
			want: "In output line 1, column 4, the colon is the full-width one (：); the statement has the ASCII one (:). " +
				"Only the first solution is printed, more are missing: does the search go on after it, and are all marks of a queen undone when it comes back?"},
		{name: "printed from index 0", answer: answer, output: numbered(shifted),
			want: "Every line begins with 0 and its last column is missing: the columns may be stored from index 1 and printed from index 0. The solutions themselves are right."},
		{name: "right to left", answer: threeOf8, head: true, output: numbered(mirrored),
			want: "These are the right solutions, but not in lexicographic order: the columns may be tried or counted from right to left (or the last solution comes first)."},
		{name: "rows and columns swapped", answer: answer, output: numbered(transposed),
			want: "These are the right solutions, but not in lexicographic order: rows and columns may be swapped."},
		{name: "every solution twice", answer: answer, output: numbered(doubled),
			want: "The solution 1 5 8 6 3 7 2 4 is printed twice, in output line 1 and in output line 2."},
		{name: "the same slice stored 92 times", answer: answer, output: numbered(same),
			want: "All 92 solutions that are printed are the same. If they are stored first and printed later, each needs a copy of its own: " +
				"a stored slice changes along with the search."},
		{name: "only the first", answer: answer, output: numbered(all[:1]),
			want: "Only the first solution is printed, more are missing: does the search go on after it, and are all marks of a queen undone when it comes back?"},
		{name: "the last is missing", answer: answer, output: numbered(all[:91]), hidden: true,
			want: "The last solution is missing. The solution 8 4 1 3 6 2 7 5 should come at the end: does the search stop too early?"},
		{name: "one is missing", answer: answer, output: without(4), hidden: true,
			want: "The solution 2 4 6 8 3 1 7 5 is missing: it should come before output line 5."},
		{name: "two are missing", answer: answer, output: numbered(append(slices.Clone(all[:4]), all[6:]...)), hidden: true,
			want: "The solution 2 4 6 8 3 1 7 5 is missing: it should come before output line 5. In all, 2 are missing."},
		{name: "two swapped", answer: answer, output: numbered(swapped),
			want: "The solution 2 5 7 1 3 8 6 4, in output line 5, comes too early: in lexicographic order 2 4 6 8 3 1 7 5 should come before it."},
		{name: "the first row stops at column 4", answer: answer, output: numbered(all[:46]), hidden: true,
			want: "The first 46 solutions are right, then the list ends. There is none that begins with column 5 or a later one: " +
				"does the loop over the columns of row 1 end too early?"},
		{name: "none begins with column 1", answer: answer, output: numbered(all[4:]),
			want: "All solutions that begin with column 1 are missing: does the loop over the columns come to it?"},
		{name: "a line too short", answer: answer, output: replace("3 7 2 4\n", "3 7 2\n"),
			want: "Output line 1 has 7 numbers; the board has 8 rows, and a solution has one number for each."},
		{name: "boards", answer: answer, output: boards(all...),
			want: "The output has boards; the statement asks for a line of numbers for each solution, the column of the queen in each row."},
		{name: "nothing", answer: answer, output: "",
			want: "The program prints nothing. Is n right, and does the search come to a full board: does it try every column, go on to the next row, notice when all rows have a queen, and undo every mark when it comes back? What is written to a bufio.Writer is printed by its Flush."},
		{name: "a diagonal", answer: answer, output: strings.Replace(answer, "方案2:1 6 8 3 7", "方案2:1 6 5 3 7", 1),
			want: "In output line 2 the queens at row 2, column 6 and row 3, column 5 share a diagonal." + `

Q.......
.....Q..
....Q...
..Q.....
......Q.
...Q....
.Q......
....Q...`},
		{name: "no diagonals", answer: threeOf8, head: true, output: numbered(found(8, noDiagonals)),
			want: "In output line 1 the queens at row 1, column 1 and row 2, column 2 share a diagonal. " +
				"The whole output is what a search prints when it never compares diagonals, only columns." + `

Q.......
.Q......
..Q.....
...Q....
....Q...
.....Q..
......Q.
.......Q`},
	})
}

// unlabelled takes the labels off.
func unlabelled(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		_, columns, _ := strings.Cut(line, ":")
		b.WriteString(columns)
	}
	return b.String()
}

// regroup puts the columns of numbered lines in brackets.
func regroup(text, open, shut string) string {
	text = strings.ReplaceAll(text, ":", ":"+open)
	return strings.ReplaceAll(text, "\n", shut+"\n")
}

func TestBoardMessages(t *testing.T) {
	six := firstSolutions(6, 4)
	five := firstSolutions(5, 10)
	var transposed [][]int
	for _, columns := range five {
		transposed = append(transposed, transpose(columns))
	}
	explainAll(t, course.Boards, []example{
		{name: "nothing", input: "4\n", answer: boardsOf4, output: "",
			want: "The program prints nothing. Is n right, and does the search come to a full board: does it try every column, go on to the next row, notice when all rows have a queen, and undo every mark when it comes back? What is written to a bufio.Writer is printed by its Flush."},
		{name: "a word where there is no solution", input: "3\n", answer: "", output: "No solution\n", hidden: true,
			want: `There is no solution for n = 3, so nothing should be printed. Output line 1, "No solution", does not belong to the answer: is it a debug line or a prompt?`},
		{name: "bars between the cells", input: "4\n", answer: boardsOf4, output: strings.NewReplacer(".", "|.", "Q", "|Q").Replace(boardsOf4),
			want: `In output line 1 other characters stand between the cells, "|"; the statement has none. The solutions themselves are right.`},
		{name: "undone with another character", input: "4\n", answer: boardsOf4, output: strings.Replace(boardsOf4, "Q...\n..Q.\n\n", "Q...\n_.Q.\n\n", 1),
			want: `Output line 4, "_.Q.", has other characters than the . and Q of a board: does an undone move put back what was there?`},
		{name: "boards of n + 1 rows", input: "4\n", answer: boardsOf4, output: boards(firstSolutions(5, 10)...),
			want: "Row 1 of board 1 has 5 cells; the board has 4 columns."},
		{name: "boards of another size", input: "8\n", answer: boards(firstSolutions(8, 92)...), output: boardsOf4, hidden: true,
			want: "Every board has 4 rows and columns, and n is 8: does the program use the n that it reads, and is n never changed?"},
		{name: "boards that grow", input: "4\n", answer: boardsOf4, output: "Q...\n..Q.\n...Q\n.Q..\n...Q\n\nQ...\n..Q.\n...Q\n.Q..\n...Q\nQ...\n..Q.\n\n",
			want: "Every solution that is printed begins with the whole one before it: is the last queen taken off the list when the search comes back?"},
		{name: "one queen, indented", input: "1\n", answer: "Q\n\n", output: " Q\n\n", hidden: true,
			want: "Output line 1 begins with white space; its first word should stand in column 1."},
		{name: "spaces for empty cells", input: "4\n", answer: boardsOf4, output: strings.ReplaceAll(boardsOf4, ".", " "),
			want: "An empty cell is printed as a space; the statement has a dot (.). The solutions themselves are right."},
		{name: "another queen, of several bytes", input: "4\n", answer: boardsOf4, output: strings.ReplaceAll(boardsOf4, "Q", "♛"),
			want: "A queen is printed as ♛; the statement has Q. The solutions themselves are right."},
		{name: "spaces and stars", input: "4\n", answer: boardsOf4, output: strings.NewReplacer(".", " ", "Q", "*").Replace(boardsOf4),
			want: "Queens and empty cells are printed as * and a space; the statement has Q and a dot (.). The solutions themselves are right."},
		{name: "spaces for some empty cells", input: "4\n", answer: boardsOf4, output: regexp.MustCompile(`(?m)^\.+`).ReplaceAllStringFunc(boardsOf4, func(s string) string { return strings.Repeat(" ", len(s)) }),
			want: "Some of the empty cells are printed as spaces; the statement has a dot (.) for each. The solutions themselves are right."},
		{name: "a space between some cells", input: "4\n", answer: boardsOf4, output: strings.ReplaceAll(boardsOf4, ".Q..", ".Q .."),
			want: "There is white space within output line 1; a row has its cells and nothing else."},
		{name: "spaces for empty cells, a queen moved", input: "4\n", answer: boardsOf4, output: strings.Replace(strings.ReplaceAll(boardsOf4, ".", " "), "   Q", "  Q ", 1),
			want: "An empty cell is printed as a space; the statement has a dot (.). In board 1 the queens at row 1, column 2 and row 2, column 3 share a diagonal.\n\n.Q..\n..Q.\nQ...\n..Q."},
		{name: "the count first", input: "4\n", answer: boardsOf4, output: "2\n" + boardsOf4,
			want: "Output line 1 (2) is the number of solutions; the statement does not ask for it. The solutions themselves are right."},
		{name: "the count where it is 0", input: "3\n", answer: "", output: "0\n",
			want: "Output line 1 (0) is the number of solutions; the statement does not ask for it."},
		{name: "the input first", input: "4\n", answer: boardsOf4, output: "4\n" + boardsOf4,
			want: "Output line 1 repeats the input (4); only the answer is asked for. The solutions themselves are right."},
		{name: "a prompt", input: "4\n", answer: boardsOf4, output: "Enter n: " + boardsOf4,
			want: `The output begins with the text "Enter n: ". Is it a prompt? Whatever the program prints counts as its answer, so leave it out. The solutions themselves are right.`},
		{name: "a number for each board", input: "4\n", answer: boardsOf4, output: "1\n" + strings.Replace(boardsOf4, "\n\n", "\n\n2\n", 1),
			want: `A line such as output line 1, "1", stands with every board; the statement asks for the boards alone. The solutions themselves are right.`},
		{name: "a title for each board", input: "4\n", answer: boardsOf4, output: "Board 1\n" + strings.Replace(boardsOf4, "\n\n", "\n\nBoard 2\n", 1),
			want: `A line such as output line 1, "Board 1", stands with every board; the statement asks for the boards alone. The solutions themselves are right.`},
		{name: "small q", input: "4\n", answer: boardsOf4, output: strings.ToLower(boardsOf4),
			want: "A queen is printed as q; the statement has Q. The solutions themselves are right."},
		{name: "stars", input: "4\n", answer: boardsOf4, output: strings.ReplaceAll(boardsOf4, ".", "*"),
			want: "An empty cell is printed as *; the statement has a dot (.). The solutions themselves are right."},
		{name: "ones and zeros", input: "4\n", answer: boardsOf4, output: strings.NewReplacer(".", "0", "Q", "1").Replace(boardsOf4),
			want: "Queens and empty cells are printed as 1 and 0; the statement has Q and a dot (.). The solutions themselves are right."},
		{name: "codes", input: "4\n", answer: boardsOf4, output: strings.NewReplacer(".", "46 ", "Q", "81 ").Replace(boardsOf4),
			want: "Output line 1 has the numbers 46 and 81: they are the codes of . and Q. A slice of bytes is printed as text with string(row)."},
		{name: "slices of strings", input: "4\n", answer: boardsOf4, output: "[. Q . .]\n[. . . Q]\n[Q . . .]\n[. . Q .]\n\n[. . Q .]\n[Q . . .]\n[. . . Q]\n[. Q . .]\n\n",
			want: "Output line 1 has brackets around its cells, as a slice is printed; the statement has none. The solutions themselves are right."},
		{name: "columns", input: "4\n", answer: boardsOf4, output: "2 4 1 3\n3 1 4 2\n",
			want: "The output has lines of numbers; the statement asks for boards, a row of . and Q for each row."},
		{name: "queens left on the board", input: "4\n", answer: boardsOf4, output: ".Q..\n...Q\nQ...\n..Q.\n\n.QQ.\nQ..Q\nQ..Q\n.QQ.\n\n",
			want: "Board 2 has 2 queens in row 1. Each row has just one: is an earlier queen taken off the board when the search comes back?" + `

.QQ.
Q..Q
Q..Q
.QQ.`},
		{name: "printed a row too early", input: "4\n", answer: boardsOf4, output: ".Q..\n...Q\nQ...\n....\n\n..Q.\nQ...\n...Q\n....\n\n",
			want: "Board 1 has no queen in row 4, the last one: is it printed before that queen is placed?" + `

.Q..
...Q
Q...
....`},
		{name: "a row without a queen", input: "4\n", answer: boardsOf4, output: ".Q..\n....\nQ...\n..Q.\n\n" + boardsOf4,
			want: "Board 1 has no queen in row 2: is she taken off before the board is printed, overwritten, or in a column beside the board?" + `

.Q..
....
Q...
..Q.`},
		{name: "a row too short", input: "4\n", answer: boardsOf4, output: strings.Replace(boardsOf4, "Q...", "Q..", 1),
			want: "Row 3 of board 1 has 3 cells; the board has 4 columns."},
		{name: "a row missing", input: "4\n", answer: boardsOf4, output: ".Q..\n...Q\nQ...\n\n..Q.\nQ...\n...Q\n\n",
			want: "Board 1 has 3 rows; it should have 4."},
		{name: "a diagonal, with tabs", input: "4\n", answer: boardsOf4, output: ".\tQ\t.\t.\n.\t.\t.\tQ\n.\t.\tQ\t.\nQ\t.\t.\t.\n\n",
			want: "The cells of output line 1 are separated by tabs; the statement has none. " +
				"In board 1 the queens at row 2, column 4 and row 3, column 3 share a diagonal." + `

.Q..
...Q
..Q.
Q...`},
		{name: "a diagonal, with spaces", input: "4\n", answer: boardsOf4, output: ". Q . .\n. . . Q\n. . Q .\nQ . . .\n\n",
			want: "The cells of output line 1 are separated by spaces; the statement has none. " +
				"In board 1 the queens at row 2, column 4 and row 3, column 3 share a diagonal." + `

.Q..
...Q
..Q.
Q...`},
		{name: "no blank lines and one kind of diagonals", input: "4\n", answer: boardsOf4, hidden: true,
			output: strings.ReplaceAll(boards(found(4, noDownLeft)...), "\n\n", "\n"),
			want: "There is no blank line after board 1: output line 5 should be blank. In board 2 the queens at row 2, column 4 and row 3, column 3 share a diagonal. " +
				"The whole output is what a search prints when it never compares the diagonals that go down to the left (row + column is the same)." + `

.Q..
...Q
..Q.
Q...`},
		{name: "columns forgotten", input: "4\n", answer: boardsOf4, output: boards(found(4, noColumns)...),
			want: "In board 1 the queens at row 1, column 1 and row 2, column 1 share a column. " +
				"The whole output is what a search prints when it never compares columns, only diagonals." + `

Q...
Q...
Q...
Q...`},
		{name: "neighbours only", input: "5\n", answer: boards(five...), output: boards(found(5, nextDiagonal)...),
			want: "In board 4 the queens at row 1, column 2 and row 4, column 5 share a diagonal. " +
				"The whole output is what a search prints when it compares diagonals only with the queen in the row above." + `

.Q...
...Q.
Q....
....Q
..Q..`},
		{name: "never the queen above", input: "4\n", answer: boardsOf4, output: boards(found(4, notNext)...),
			want: "In board 1 the queens at row 1, column 1 and row 2, column 1 share a column. " +
				"The whole output is what a search prints when it never compares a queen with the one in the row above." + `

Q...
Q...
.Q..
.Q..`},
		{name: "all wrong ones on one kind of diagonals", input: "4\n", answer: boardsOf4, output: boards([]int{2, 1, 4, 3}, []int{3, 1, 2, 4}),
			want: "In board 1 the queens at row 1, column 2 and row 2, column 1 share a diagonal. " +
				"In all wrong solutions queens share diagonals, never columns: look at how the diagonals are marked and compared." + `

.Q..
Q...
...Q
..Q.`},
		{name: "opposite order, or swapped", input: "4\n", answer: boardsOf4, output: boards([]int{3, 1, 4, 2}, []int{2, 4, 1, 3}),
			want: "These are the right solutions, but not in lexicographic order: the columns may be tried or counted from right to left (or the last solution comes first), or rows and columns may be swapped."},
		{name: "swapped", input: "5\n", answer: boards(five...), output: boards(transposed...),
			want: "These are the right solutions, but not in lexicographic order: rows and columns may be swapped."},
		{name: "one is missing", input: "6\n", answer: boards(six...), output: boards(six[0], six[2], six[3]), hidden: true,
			want: "The board with its queens in columns 3 6 2 5 1 4 is missing: it should come before board 2." + `

..Q...
.....Q
.Q....
....Q.
Q.....
...Q..`},
		{name: "row - column without its sign", input: "5\n", answer: boards(five...), output: boards(found(5, withoutSign)...), hidden: true,
			want: "The board with its queens in columns 1 3 5 2 4 is missing, and others. " +
				"The whole output is what a search prints when it takes row - column without its sign, so that two diagonals count as one."},
		{name: "one queen", input: "1\n", answer: "Q\n\n", output: "1\n", hidden: true,
			want: `Output line 1 is the first that is wrong: "1".`},
		{name: "twice", input: "6\n", answer: boards(six...), output: boards(six[0], six[1], six[0], six[2], six[3]),
			want: "The board with its queens in columns 2 4 6 1 3 5 is printed twice, in board 1 and in board 3."},
		{name: "too early", input: "6\n", answer: boards(six...), output: boards(six[0], six[2], six[1], six[3]),
			want: "The board with its queens in columns 4 1 5 2 6 3, in board 2, comes too early: in lexicographic order 3 6 2 5 1 4 should come before it." + `

..Q...
.....Q
.Q....
....Q.
Q.....
...Q..`},
	})
}
