package diagnosis

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"nqueens/checker/internal/course"
)

// Boards that are drawn otherwise, also in two ways at once.
func TestBoardForms(t *testing.T) {
	replace := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(boardsOf4) }
	explainAll(t, course.Boards, []example{
		{name: "spaces, and no blank lines", input: "4\n", answer: boardsOf4, output: replace("Q", "Q ", ".", ". ", "\n\n", "\n"),
			want: "The cells of output line 1 are separated by spaces; the statement has none. There is no blank line after board 1: output line 5 should be blank."},
		{name: "only spaces", input: "4\n", answer: boardsOf4, output: replace("Q", "Q ", ".", ". "),
			want: "The cells of output line 1 are separated by spaces; the statement has none."},
		{name: "a line of dashes for the blank line", input: "4\n", answer: boardsOf4, output: replace("\n\n", "\n-----\n"),
			want: `A line such as output line 5, "-----", stands with every board; the statement asks for the boards alone. In its place belongs a blank line. The solutions themselves are right.`},
		{name: "dashes and a blank line", input: "4\n", answer: boardsOf4, output: replace("\n\n", "\n-----\n\n"),
			want: `A line such as output line 5, "-----", stands with every board; the statement asks for the boards alone. The solutions themselves are right.`},
		{name: "the code of Q", input: "4\n", answer: boardsOf4, output: replace("Q", "81"),
			want: `Output line 1, ".81..", has 81 for Q or 46 for a dot: these are their codes. What stands in single quotes is a number; print it in double quotes. The solutions themselves are right.`},
		{name: "one column to the right", input: "4\n", answer: boardsOf4, output: "..Q.\n....\n.Q..\n...Q\n\n...Q\n.Q..\n....\n..Q.\n\n",
			want: "Every queen is drawn one column too far to the right, and those of the last column not at all: do columns count from 0 in one place and from 1 in another?\n\n..Q.\n....\n.Q..\n...Q"},
		{name: "one column to the left", input: "4\n", answer: boardsOf4, output: "Q...\n..Q.\n....\n.Q..\n\n.Q..\n....\n..Q.\nQ...\n\n",
			want: "Every queen is drawn one column too far to the left, and those of the first column not at all: do columns count from 0 in one place and from 1 in another?\n\nQ...\n..Q.\n....\n.Q.."},
		{name: "n - 1", input: "5\n", answer: boards(firstSolutions(5, 10)...), output: boardsOf4,
			want: "Every board has 4 rows and columns, and n is 5: does the program use the n that it reads, and is n never changed?"},
		{name: "numbers of the rows", input: "4\n", answer: boardsOf4, output: "1 .Q..\n2 ...Q\n3 Q...\n4 ..Q.\n\n1 ..Q.\n2 Q...\n3 ...Q\n4 .Q..\n\n",
			want: `Output line 1 begins with "1 ", which does not belong there; the rest of it is right.`},
		{name: "Q and dot exchanged", input: "4\n", answer: boardsOf4, output: replace("Q", ".", ".", "Q"),
			want: "In board 1 every row has a Q in all cells but one: are the characters for queens and empty cells exchanged?\n\nQ.QQ\nQQQ.\n.QQQ\nQQ.Q"},
		{name: "another queen alone", input: "1\n", answer: "Q\n\n", output: "#\n\n", hidden: true,
			want: "A queen is printed as #; the statement has Q. The solutions themselves are right."},
		{name: "a number for one queen", input: "1\n", answer: "Q\n\n", output: "1\n\n", hidden: true,
			want: `Output line 1 is the first that is wrong: "1".`},
	})
}

func TestRowForms(t *testing.T) {
	explainAll(t, course.PermutationsCount, []example{
		{name: "a fraction", input: "6\n", answer: threeOf6, output: strings.Replace(threeOf6, "\n4\n", "\n4.0\n", 1),
			want: `Output line 4 has the right number in another form, "4.0"; asked for is a plain whole number. The solutions themselves are right.`},
		{name: "n below the count, and columns from 0", input: "6\n", answer: threeOf6, output: "1 3 5 0 2 4\n2 5 1 4 0 3\n3 0 4 1 5 2\n4\n6\n",
			want: `Output line 5, "6", does not belong to the answer: is it a debug line or a prompt? Every number is one too small: columns are numbered from 1, not from 0.`},
		{name: "a wrong count among words", input: "6\n", answer: threeOf6, output: strings.Replace(threeOf6, "\n4\n", "\nTotal: 8\n", 1),
			want: `Output line 4 should hold the number alone, without other text: "Total: 8". The solutions are right, but their count, 8, is wrong. It is twice the right count: is a solution counted two times?`},
		{name: "n beside the count", input: "6\n", answer: threeOf6, output: strings.Replace(threeOf6, "\n4\n", "\n4 6\n", 1),
			want: `Output line 4 should hold the number alone, without other text: "4 6". The solutions themselves are right.`},
		{name: "the positions that were visited", input: "6\n", answer: threeOf6, output: "153\n",
			want: "Only the count is printed; the first three solutions should stand above it, each on a line. It is the number of positions that the search visits on its way: only full boards should count."},
		{name: "a count of 8 bits prints more", input: "9\n", answer: "1 3 6 8 2 4 9 7 5\n1 3 7 2 8 5 9 4 6\n1 3 8 6 9 2 5 7 4\n352\n",
			output: "1 3 6 8 2 4 9 7 5\n1 3 7 2 8 5 9 4 6\n1 3 8 6 9 2 5 7 4\n7 2 4 1 8 5 9 6 3\n96\n",
			want: "4 solutions are printed, more than asked for: only the first three, then the number of all. " +
				"The count is what the type int8 or uint8 keeps of the right number: nothing above 255 has room in it. Count in an int."},
		{name: "twice, with right solutions", input: "6\n", answer: threeOf6, output: strings.Replace(threeOf6, "\n4\n", "\n8\n", 1),
			want: "The solutions are right, but their count, 8, is wrong. It is twice the right count: is a solution counted two times?"},
		{name: "beside the diagonals down to the right", input: "6\n", answer: threeOf6, output: foundBy(rightOfDownRight),
			want: "In output line 1 the queens at row 1, column 1 and row 2, column 2 share a diagonal. The whole output is what a search prints when it " +
				"looks one cell beside the diagonals that go down to the right (row - column is the same).\n\nQ.....\n.Q....\n..Q...\n...Q..\n....Q.\n.....Q"},
	})
	explainAll(t, course.Numbered, []example{
		{name: "nothing placed", answer: threeOf8, head: true, output: "方案1:0 0 0 0 0 0 0 0\n",
			want: "In output line 1 every column is 0: when it is printed no queen has been placed, or her column is stored elsewhere."},
		{name: "columns from 0, the rest still -1", answer: threeOf8, head: true, output: "方案1:0 -1 -1 -1 -1 -1 -1 -1\n",
			want: "In output line 1 column 0 is named for row 1, but the columns are 1 to 8."},
		{name: "row 1 left out", answer: threeOf8, head: true, output: "方案1:0 1 3 5 8 2 4 6\n",
			want: "In output line 1 the column of row 1 is 0: does the search begin with row 2?"},
		{name: "pairs of row and column", answer: threeOf8, head: true, output: "方案1:(1,1) (2,5) (3,8) (4,6) (5,3) (6,7) (7,2) (8,4)\n",
			want: `In output line 1 other characters stand between the numbers, "(,)"; the statement has only one space. ` +
				"Output line 1 names the row of each queen, too; only the columns are asked for, in the order of the rows."},
		{name: "a word behind each line", answer: threeOf8, head: true, output: strings.ReplaceAll(threeOf8, "\n", " ok\n"),
			want: `Output line 1 is right at its beginning and goes on with " ok", which does not belong there.`},
		{name: "no line ends", answer: threeOf8, head: true, output: strings.ReplaceAll(threeOf8, "\n", " "),
			want: "The whole output is one line: where the next line should begin a line end is missing, as fmt.Println prints it."},
	})
}

// foundBy is what a search by an attack prints for n = 6.
func foundBy(hits attack) string {
	var b strings.Builder
	found := 0
	walk(6, hits, func(columns []int) bool {
		if found++; found <= firstFew {
			fmt.Fprintln(&b, spelled(columns))
		}
		return true
	})
	return fmt.Sprintln(b.String() + strconv.Itoa(found))
}
