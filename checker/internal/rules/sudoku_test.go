package rules_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// cyclic is a full grid: each row is the one above, moved on.
const cyclic = "123456789\n456789123\n789123456\n234567891\n567891234\n891234567\n345678912\n678912345\n912345678\n"

// without empties cells of the cyclic grid: those with the given digits.
func without(digits string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(digits, r) {
			return '.'
		}
		return r
	}, cyclic)
}

// changed is the cyclic grid with another digit at a row and column, from 1.
func changed(row, column int, digit byte) string {
	grid := []byte(cyclic)
	grid[10*(row-1)+column-1] = digit
	return string(grid)
}

func TestSudoku(t *testing.T) {
	judge := rule(t, "the-same-search")
	// The first row has no place for 9: column 9 has one.
	impossible := "12345678.\n.........\n.........\n........9\n" + strings.Repeat(".........\n", 5)
	for _, tc := range []struct {
		name, input, output string
		obeyed, fault       string
	}{
		{name: "filled in", input: without("37"), output: cyclic, obeyed: cyclic},
		{name: "spaces between cells", input: without("5"), output: strings.Join(strings.Split(cyclic, ""), " "), obeyed: cyclic},
		{name: "on one line", input: without("5"), output: strings.ReplaceAll(cyclic, "\n", ""), obeyed: cyclic},
		{name: "carriage returns and a byte order mark", input: without("5"), output: "\ufeff" + strings.ReplaceAll(cyclic, "\n", "\r\n"), obeyed: cyclic},
		{name: "none", input: impossible, output: "none\n", obeyed: "none\n"},

		{name: "nothing", input: without("5"), fault: "The program prints nothing. What is written to a bufio.Writer is printed by its Flush."},
		{name: "none where there is one", input: without("5"), output: "none\n",
			fault: "The puzzle has a solution: does the search give up too early (before the digit 9, or although a later cell was filled), are the marks of a digit not undone when it comes back, or is the number of a box wrong?"},
		{name: "a capital letter", input: impossible, output: "NONE\n", fault: `The word for no solution is none, in small letters; printed is "NONE".`},
		{name: "a grid where there is none", input: impossible, output: impossible, fault: "The puzzle has no solution, so the answer is the word none."},
		{name: "a full grid where there is none", input: impossible, output: cyclic,
			fault: "The puzzle has no solution, so the answer is the word none. The given 9 at row 4, column 9 was changed to 1."},
		{name: "as it was read", input: without("5"), output: without("5"),
			fault: "The grid is printed as it was read, nothing is filled in: is the full grid lost when the search comes back and undoes its digits?"},
		{name: "as it was read, with zeros", input: without("5"), output: strings.ReplaceAll(without("5"), ".", "0"),
			fault: "The grid is printed as it was read, nothing is filled in: is the full grid lost when the search comes back and undoes its digits?"},
		{name: "an empty cell", input: without("15"), output: without("5"), fault: "Row 1, column 5 is still empty: a full grid is asked for."},
		{name: "an empty cell as 0", input: without("15"), output: changed(3, 4, '0'), fault: "Row 3, column 4 is still empty: a full grid is asked for."},
		{name: "no digit", input: without("15"), output: changed(3, 4, 'x'), fault: `Row 3, column 4 holds "x"; a cell holds a digit from 1 to 9.`},
		{name: "a title", input: without("5"), output: "Solution:\n" + cyclic, fault: `The line "Solution:" is no row of the grid; only the grid is asked for.`},
		{name: "a line with dots", input: without("5"), output: "Solving...\n" + cyclic, fault: `The line "Solving..." is no row of the grid; only the grid is asked for.`},
		{name: "none and a title", input: impossible, output: "Solving...\nnone\n", fault: "Beside the word none nothing else is asked for."},
		{name: "full-width digits", input: without("15"), output: strings.ReplaceAll(cyclic, "2", "２"),
			fault: `Row 1, column 2 holds "２", which is full-width; a cell holds a digit from 1 to 9 in ASCII.`},
		{name: "codes of characters", input: without("345678"), output: "49503456785" + "7\n" + cyclic[10:],
			fault: "In row 1 the given 1 is printed as 49, the code of its character: the digit is line[c] - '0'."},
		{name: "rows and columns exchanged", input: without("5"), output: exchangedCyclic(),
			fault: "Rows and columns are exchanged: with the rows printed as columns the grid would be right."},
		{name: "bars", input: without("5"), output: strings.ReplaceAll(cyclic, "3", "3|"),
			fault: `Row 1 has other characters beside its nine digits, such as "|"; a row has nothing else.`},
		{name: "a slice above the grid", input: without("5"), output: "[[1 2 3]]\n" + cyclic, fault: `The line "[[123]]" is no row of the grid; only the grid is asked for.`},
		{name: "slices of bytes", input: without("5"), output: strings.Repeat("[49 50 51 52 53 54 55 56 57]\n", 9),
			fault: "The rows are printed in brackets, as a slice is; a row has nine digits and nothing else. A slice of bytes is printed as text with string(row)."},
		{name: "a row too few", input: without("5"), output: cyclic[10:], fault: "The output has 8 rows; the grid has 9 rows."},
		{name: "a short row", input: without("5"), output: cyclic[1:], fault: "Row 1 has 8 cells; a row has 9 cells."},
		{name: "two grids", input: without("5"), output: cyclic + "\n" + cyclic, fault: "The output has more than one grid; only one is asked for."},
		{name: "a given changed", input: without("5"), output: changed(1, 7, '5'), fault: "The given 7 at row 1, column 7 was changed to 5."},
		{name: "a row", input: without("5"), output: changed(3, 8, '4'), fault: "Row 3 has 4 twice, in columns 7 and 8."},
		{name: "a column", input: strings.Repeat(".........\n", 9), output: strings.Repeat("123456789\n", 9),
			fault: "Column 1 has 1 twice, in rows 1 and 2. All rows are right: are the columns compared, and the boxes?"},
		{name: "a box", input: strings.Repeat(".........\n", 9), output: shifted(),
			fault: "The box of rows 1 to 3 and columns 1 to 3 has 2 twice, at row 1, column 2 and row 2, column 1. All rows and columns are right: are the boxes compared?"},
		{name: "no grid", input: "123\n", output: cyclic, fault: "The input is no grid, so no output can be right."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			obeyed, fault := judge([]byte(tc.input), []byte(tc.output))
			assert.Equal(t, tc.fault, fault)
			assert.Equal(t, tc.obeyed, string(obeyed))
		})
	}
}

// shifted has right rows and columns, and wrong boxes.
func shifted() string {
	const digits = "123456789123456789"
	grid := ""
	for r := range 9 {
		grid += digits[r:r+9] + "\n"
	}
	return grid
}

func FuzzSudoku(f *testing.F) {
	judge := rule(f, "the-same-search")
	f.Add(cyclic)
	f.Add("none\n")
	f.Add(without("5") + "\xff . 5")
	f.Fuzz(func(t *testing.T, output string) {
		obeyed, fault := judge([]byte(without("57")), []byte(output))
		assert.NotEqual(t, obeyed == nil, fault == "", "one of the two")
		assert.Less(t, len(fault), 500)
	})
}

// exchangedCyclic is the cyclic grid with rows and columns exchanged.
func exchangedCyclic() string {
	var b strings.Builder
	for c := range 9 {
		for r := range 9 {
			b.WriteByte(cyclic[10*r+c])
		}
		b.WriteByte('\n')
	}
	return b.String()
}
