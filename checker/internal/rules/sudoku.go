package rules

import (
	"cmp"
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// side is the number of rows, columns, boxes and digits; box is the side of a box.
const side, box = 9, 3

const emptyCell = '.'

// sudoku: the input is a grid with empty cells; the output is that grid filled
// in, or the word none where that cannot be done.
func sudoku(input, output []byte) (obeyed []byte, fault string) {
	given := strings.Fields(text(input))
	if !isPuzzle(given) {
		return nil, saysNoGrid
	}
	words := strings.Fields(text(output))
	if len(words) == 0 {
		return nil, saysNothing
	}
	if strings.EqualFold(strings.Join(words, ""), none) {
		return noneObeyed(given, strings.Join(words, ""))
	}
	if words[len(words)-1] == none && !solvable(given) {
		return nil, saysNoneAsWell
	}
	rows := gridRows(text(output))
	if fault := gridFault(given, rows); fault != "" {
		switch {
		case solvable(given):
			return nil, fault
		case formFault(given, rows) != "":
			return nil, saysUnsolvable
		}
		return nil, saysUnsolvable + " " + fault
	}
	return []byte(strings.Join(rows, "\n") + "\n"), ""
}

func noneObeyed(given []string, word string) (obeyed []byte, fault string) {
	switch {
	case solvable(given):
		return nil, saysSolvable
	case word != none:
		return nil, fmt.Sprintf(saysSmallNone, word)
	}
	return []byte(none + "\n"), ""
}

func isPuzzle(rows []string) bool {
	for _, row := range rows {
		if len(row) != side || strings.Trim(row, ".123456789") != "" {
			return false
		}
	}
	return len(rows) == side
}

// gridRows are the lines of a grid without the space in and between them. An
// output without line ends is cut into rows, so that its cells can be read.
func gridRows(printed string) []string {
	var rows []string
	for _, line := range strings.Split(printed, "\n") {
		if row := strings.Join(strings.Fields(line), ""); row != "" {
			rows = append(rows, row)
		}
	}
	if all := strings.Join(rows, ""); len(rows) != side && len(all) == side*side {
		rows = nil
		for r := range side {
			rows = append(rows, all[side*r:side*(r+1)])
		}
	}
	return rows
}

// gridFault is what is wrong with a grid.
func gridFault(given, rows []string) string {
	if fault := formFault(given, rows); fault != "" {
		return fault
	}
	for r, row := range given {
		for c := range side {
			if row[c] != emptyCell && rows[r][c] != row[c] {
				if turned := exchanged(rows); holds(given, turned) && twiceFault(turned) == "" {
					return saysExchanged
				}
				return fmt.Sprintf(saysGivenChanged, row[c], r+1, c+1, rows[r][c])
			}
		}
	}
	return twiceFault(rows)
}

// exchanged is a grid with rows and columns exchanged.
func exchanged(rows []string) []string {
	turned := make([]string, side)
	for r := range side {
		for c := range side {
			turned[r] += rows[c][r : r+1]
		}
	}
	return turned
}

// holds reports whether all given digits stand in a grid.
func holds(given, rows []string) bool {
	for r, row := range given {
		for c := range side {
			if row[c] != emptyCell && rows[r][c] != row[c] {
				return false
			}
		}
	}
	return true
}

// formFault: the grid has another form, or cells without a digit.
func formFault(given, rows []string) string {
	if asRead := strings.Join(given, ""); strings.ReplaceAll(strings.Join(rows, ""), "0", string(emptyCell)) == asRead &&
		strings.Contains(asRead, string(emptyCell)) {
		return saysUnchanged
	}
	if len(rows) > side && len(rows)%side == 0 {
		return saysSeveralGrids
	}
	for _, row := range rows {
		switch {
		case strings.HasPrefix(row, "[") && len(rows) <= side:
			return saysSlices
		case len(rows) > side && (len(row) != side || strings.Trim(row, ".0123456789") != ""):
			return fmt.Sprintf(saysNoRow, short(row))
		}
	}
	if len(rows) != side {
		return fmt.Sprintf(saysRows, many(len(rows), "row"))
	}
	for r, row := range rows {
		cells := []rune(row)
		if len(cells) != side {
			if digit := printedAsCode(given[r], row); digit != 0 {
				return fmt.Sprintf(saysCode, r+1, digit, digit)
			}
			if other := strings.Trim(row, "0123456789"); other != "" && len(digits(row)) == side {
				return fmt.Sprintf(saysRowMarks, r+1, string([]rune(other)[:1]))
			}
			return fmt.Sprintf(saysRowLength, r+1, many(len(cells), "cell"))
		}
		for c, cell := range cells {
			switch {
			case cell == emptyCell || cell == '0':
				return fmt.Sprintf(saysStillEmpty, r+1, c+1)
			case '０' <= cell && cell <= '９':
				return fmt.Sprintf(saysWideDigit, r+1, c+1, string(cell))
			case cell < '1' || cell > '9':
				return fmt.Sprintf(saysNoDigit, r+1, c+1, string(cell))
			}
		}
	}
	return ""
}

// digits are those of a row.
func digits(row string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, row)
}

// printedAsCode is the first given digit of a row if all of them are printed as the codes
// of their characters, 49 for 1 and so on; 0 if not.
func printedAsCode(given, row string) (digit byte) {
	for i := range side {
		code := ""
		if given[i] != emptyCell {
			code = strconv.Itoa(int(given[i]))
			digit = cmp.Or(digit, given[i])
		} else if row != "" {
			code = row[:1]
		}
		if code == "" || !strings.HasPrefix(row, code) {
			return 0
		}
		row = row[len(code):]
	}
	if row != "" {
		return 0
	}
	return digit
}

// twiceFault: a digit comes twice in a row, else in a column, else in a box. That
// all of the kinds before are right says what the search does not compare.
func twiceFault(rows []string) string {
	for r := range side {
		if i, j, ok := twice(func(k int) byte { return rows[r][k] }); ok {
			return fmt.Sprintf(saysRowTwice, r+1, rows[r][i], i+1, j+1)
		}
	}
	for c := range side {
		if i, j, ok := twice(func(k int) byte { return rows[k][c] }); ok {
			return fmt.Sprintf(saysColumnTwice, c+1, rows[i][c], i+1, j+1) + " " + saysRowsAreRight
		}
	}
	for b := range side {
		top, left := b/box*box, b%box*box
		if i, j, ok := twice(func(k int) byte { return rows[top+k/box][left+k%box] }); ok {
			digit := rows[top+i/box][left+i%box]
			return fmt.Sprintf(saysBoxTwice, top+1, top+box, left+1, left+box, digit,
				top+i/box+1, left+i%box+1, top+j/box+1, left+j%box+1) + " " + saysLinesAreRight
		}
	}
	return ""
}

// twice are the first two places of a row, column or box that hold the same digit.
func twice(digit func(place int) byte) (i, j int, ok bool) {
	for j := range side {
		for i := range j {
			if digit(i) == digit(j) {
				return i, j, true
			}
		}
	}
	return 0, 0, false
}

// solvable reports whether a puzzle can be filled in.
func solvable(given []string) bool {
	var f filling
	for r, row := range given {
		for c := range side {
			if row[c] == emptyCell {
				continue
			}
			digit := uint(1) << (row[c] - '1')
			if f.free(r, c)&digit == 0 {
				return false
			}
			f.put(r, c, digit)
		}
	}
	return f.complete()
}

// A filling knows which digits, as bits, each row, column and box has.
type filling struct {
	full               [side][side]bool
	rows, columns, box [side]uint
}

func (f *filling) free(r, c int) uint {
	return (1<<side - 1) &^ (f.rows[r] | f.columns[c] | f.box[r/box*box+c/box])
}

// put fills a cell with a digit, or takes it out again.
func (f *filling) put(r, c int, digit uint) {
	f.full[r][c] = !f.full[r][c]
	f.rows[r] ^= digit
	f.columns[c] ^= digit
	f.box[r/box*box+c/box] ^= digit
}

// complete searches at the cell that has the fewest digits left.
func (f *filling) complete() bool {
	r, c, fewest := 0, 0, side+1
	for i := range side * side {
		if !f.full[i/side][i%side] {
			if left := bits.OnesCount(f.free(i/side, i%side)); left < fewest {
				r, c, fewest = i/side, i%side, left
			}
		}
	}
	if fewest > side {
		return true
	}
	for left := f.free(r, c); left != 0; left &= left - 1 {
		digit := left & -left
		f.put(r, c, digit)
		if f.complete() {
			return true
		}
		f.put(r, c, digit)
	}
	return false
}
