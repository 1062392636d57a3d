package diagnosis

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// symbols are the characters of a board.
type symbols struct{ queen, empty rune }

var stated = symbols{'Q', '.'}

// readBoards reads boards of n rows.
func readBoards(lines []string, n int, s symbols) listing {
	r := boardReader{n: n, symbols: s}
	for i, text := range readable(lines) {
		r.take(i+1, text)
	}
	r.end()
	return r.listing
}

type boardReader struct {
	listing
	symbols
	n      int
	board  solution // the rows since the last blank or other line
	follow bool     // there was no blank line since the board before
}

func (r *boardReader) take(number int, text string) {
	cells, marks := r.row(text)
	if cells == "" {
		r.end()
		r.follow = false
		if text != "" {
			r.addOther(number, text)
		}
		return
	}
	if len(r.board.rows) == r.n {
		r.end()
		r.follow = true
	}
	if len(r.board.rows) == 0 {
		r.board.line, r.board.joined = number, r.follow
	}
	if marks != "" {
		r.board.marks = marks
	}
	r.board.spaced = r.board.spaced || marks == "" && strings.ContainsFunc(text, unicode.IsSpace)
	r.board.rows = append(r.board.rows, cells)
}

// end closes the board whose rows were read, if there are any.
func (r *boardReader) end() {
	if len(r.board.rows) == 0 {
		return
	}
	for _, row := range r.board.rows {
		r.board.columns = append(r.board.columns, onlyQueen(row))
	}
	r.solutions = append(r.solutions, r.board)
	r.board = solution{}
}

// row gives the cells of a row in the statement's symbols, "" if the line is
// none, and what stands between or around them but white space, each once.
func (r *boardReader) row(text string) (cells, marks string) {
	if len(text) > mostLength {
		return "", ""
	}
	if r.symbols == stated && strings.Trim(text, ".Q") == "" {
		return text, ""
	}
	var b strings.Builder
	for _, c := range text {
		switch {
		case c == r.queen:
			b.WriteByte('Q')
		case c == r.empty:
			b.WriteByte('.')
		case strings.ContainsRune("[]|,", c):
			if !strings.ContainsRune(marks, c) {
				marks += string(c)
			}
		case !unicode.IsSpace(c):
			return "", ""
		}
	}
	return b.String(), marks
}

// onlyQueen is the column of the queen in a row, 0 unless there is just one.
func onlyQueen(row string) int {
	if strings.Count(row, "Q") != 1 {
		return 0
	}
	return strings.IndexByte(row, 'Q') + 1
}

// usedSymbols finds out with which two characters boards of size n are drawn:
// the rarer one is the queen.
func usedSymbols(lines []string, n int) symbols {
	const enough = 200 // lines
	seen := map[rune]int{}
	for i, text := range readable(lines) {
		if i == enough {
			break
		}
		if len(text) > mostLength {
			continue
		}
		if cells := withoutSpace(strings.Trim(text, "[]")); utf8.RuneCountInString(cells) == n {
			for _, c := range cells {
				seen[c]++
			}
		}
	}
	if n == 1 && len(seen) == 1 {
		for c := range seen {
			if c != stated.empty && !unicode.IsDigit(c) {
				return symbols{queen: c, empty: stated.empty}
			}
		}
	}
	if len(seen) != 2 || n < 4 {
		return stated
	}
	var found []rune
	for c := range seen {
		found = append(found, c)
	}
	slices.SortFunc(found, func(a, b rune) int { return cmp.Or(seen[a]-seen[b], int(a-b)) })
	if slices.Contains(found, stated.queen) && slices.Contains(found, stated.empty) {
		return stated // boards with more queens than empty cells
	}
	return symbols{queen: found[0], empty: found[1]}
}

// What boards have spaces for.
const (
	noSpaces  = iota
	allEmpty  // every empty cell
	someEmpty // some of them; the others have a dot
)

// spacesAsCells puts a dot for each space into boards that are drawn with spaces for
// empty cells, up to n in a line. Other lines come back as they are.
func spacesAsCells(lines []string, n int) (cells []string, spaces int) {
	var queen rune
	indented, dots := false, false
	for _, text := range readable(lines) {
		if utf8.RuneCountInString(text) > n {
			return lines, noSpaces
		}
		for i, c := range text {
			if c == ' ' {
				indented = indented || i == 0
				continue
			}
			if c == '.' {
				dots = true
				continue
			}
			if queen != 0 && c != queen {
				return lines, noSpaces
			}
			queen = c
		}
	}
	if !indented || dots && queen != stated.queen {
		return lines, noSpaces
	}
	drawn := make([]string, len(lines))
	for i, text := range lines {
		if text != "" {
			drawn[i] = strings.ReplaceAll(text, " ", ".") + strings.Repeat(".", n-utf8.RuneCountInString(text))
		}
	}
	if dots {
		return drawn, someEmpty
	}
	return drawn, allEmpty
}

// withoutSpace is a text without its white space.
func withoutSpace(text string) string {
	if !strings.ContainsFunc(text, unicode.IsSpace) {
		return text
	}
	return strings.Join(strings.Fields(text), "")
}
