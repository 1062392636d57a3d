package rules

import "fmt"

// Every sentence that a learner may read. Rows are counted from the top, columns
// from the left, both from 1.

const (
	saysNothing   = "The program prints nothing. What is written to a bufio.Writer is printed by its Flush."
	saysSmallNone = "The word for no solution is none, in small letters; printed is %q."
)

// Boards.
const (
	saysUnreadable   = "The input is no number, so no output can be right."
	saysThereIsNone  = "There is no solution for n = %d, so the answer is the word none."
	saysThereIsOne   = "There is a solution for n = %d: there is one for every n but 2 and 3."
	saysInstead      = "Printed is %q."
	saysPrompt       = "The output begins with the text %q: is it a prompt? Only the columns are asked for."
	saysNoneAsWell   = "Beside the word none nothing else is asked for."
	saysBoard        = "The output is a board; the statement asks for one line of numbers, the column of the queen in each row."
	saysBrackets     = "There are brackets around the numbers, as a slice is printed; the statement has the numbers alone, with one space between two."
	saysCommas       = "Commas stand between the numbers; the statement has only one space."
	saysUnspaced     = "Nothing stands between the numbers; the statement has one space."
	saysNoNumber     = "%q is no column: the line should hold whole numbers alone."
	saysInputToo     = "The first number repeats the input (%d); only the columns are asked for."
	saysSeveral      = "The output has %d solutions; only one is asked for."
	saysCount        = "The line has %s, n is %d."
	saysCountInAll   = "The output has %s in all, n is %d."
	saysFromZero     = "Every number is one too small: columns are numbered from 1, not from 0."
	saysOutside      = "Column %d, in row %d, is outside 1 ... %d."
	saysAttacked     = "The queens at row %d, column %d and row %d, column %d share a %s."
	saysHowMany      = "In all, %d of the %d queens are attacked."
	column, diagonal = "column", "diagonal"
)

// Sudoku.
const (
	saysNoGrid        = "The input is no grid, so no output can be right."
	saysSolvable      = "The puzzle has a solution: does the search give up too early (before the digit 9, or although a later cell was filled), are the marks of a digit not undone when it comes back, or is the number of a box wrong?"
	saysUnsolvable    = "The puzzle has no solution, so the answer is the word none."
	saysUnchanged     = "The grid is printed as it was read, nothing is filled in: is the full grid lost when the search comes back and undoes its digits?"
	saysSeveralGrids  = "The output has more than one grid; only one is asked for."
	saysNoRow         = "The line %q is no row of the grid; only the grid is asked for."
	saysSlices        = "The rows are printed in brackets, as a slice is; a row has nine digits and nothing else. A slice of bytes is printed as text with string(row)."
	saysRows          = "The output has %s; the grid has 9 rows."
	saysRowLength     = "Row %d has %s; a row has 9 cells."
	saysRowMarks      = "Row %d has other characters beside its nine digits, such as %q; a row has nothing else."
	saysStillEmpty    = "Row %d, column %d is still empty: a full grid is asked for."
	saysNoDigit       = "Row %d, column %d holds %q; a cell holds a digit from 1 to 9."
	saysWideDigit     = "Row %d, column %d holds %q, which is full-width; a cell holds a digit from 1 to 9 in ASCII."
	saysCode          = "In row %d the given %c is printed as %d, the code of its character: the digit is line[c] - '0'."
	saysExchanged     = "Rows and columns are exchanged: with the rows printed as columns the grid would be right."
	saysGivenChanged  = "The given %c at row %d, column %d was changed to %c."
	saysRowTwice      = "Row %d has %c twice, in columns %d and %d."
	saysColumnTwice   = "Column %d has %c twice, in rows %d and %d."
	saysBoxTwice      = "The box of rows %d to %d and columns %d to %d has %c twice, at row %d, column %d and row %d, column %d."
	saysRowsAreRight  = "All rows are right: are the columns compared, and the boxes?"
	saysLinesAreRight = "All rows and columns are right: are the boxes compared?"
)

// many is a number of things: "1 number", "7 numbers".
func many(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
