package diagnosis

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A listing is what was printed, as far as it can be read as solutions.
type listing struct {
	solutions []solution
	numbers   []number
	strays    []number // lines that are neither, nor blank; their value counts only if numeric
}

// A solution is one as it was printed, right or wrong.
type solution struct {
	line    int    // of its first row, from 1
	columns []int  // of the queen in each row; 0 in a board's row without just one queen
	label   string // what stands before the columns
	marks   string // what stands between or around them but white space, each once
	rows    []string
	spaced  bool // there are spaces between the cells of a board
	joined  bool // no blank line is above a board that follows another
}

// A number is a line that holds one number, maybe among other words.
type number struct {
	line    int
	text    string
	value   int
	numeric bool // there is just one number in it
	bare    bool // and nothing else
}

// mostLines bounds what is read of an output. Lists that programs print by mistake,
// and that can be told from others, have fewer.
const mostLines = 50_000

// mostLength is more bytes than a row or a number in a line of its own has.
const mostLength = 1000

func readable(lines []string) []string { return lines[:min(len(lines), mostLines)] }

// readRows reads lines of n columns each. With labels, a number before the
// columns belongs to the label; otherwise only what ends with a colon does.
func readRows(lines []string, n int, labels bool) listing {
	var l listing
	var room []int // for columns, shared by many lines
	for i, text := range readable(lines) {
		if text == "" {
			continue
		}
		if len(text) > mostLength {
			l.addOther(i+1, text)
			continue
		}
		if cap(room)-len(room) < 2*n+2 {
			room = make([]int, 0, 512*(n+1))
		}
		from := len(room)
		s := solution{line: i + 1}
		rest := text
		if labels {
			s.label, rest = splitLabel(text, n)
		} else {
			s.label, rest = splitAtColon(text)
		}
		numbers, marks, ok := readNumbers(room, rest)
		if ok && len(numbers)-from > 1 {
			s.columns, s.marks = numbers[from:len(numbers):len(numbers)], marks
			room = numbers
			l.solutions = append(l.solutions, s)
			continue
		}
		if columns, ok := unseparated(rest, n); ok {
			s.columns, s.marks = columns, unspaced
			l.solutions = append(l.solutions, s)
			continue
		}
		l.addOther(i+1, text)
	}
	return l
}

// addOther takes a line that is no solution and no part of one.
func (l *listing) addOther(line int, text string) {
	n := readNumber(line, text)
	if n.bare {
		l.numbers = append(l.numbers, n)
	} else {
		l.strays = append(l.strays, n)
	}
}

// readNumber looks for the one number of a line.
func readNumber(line int, text string) number {
	n := number{line: line, text: text}
	if len(text) > mostLength {
		return n
	}
	start, end := digitRun(text)
	if next, _ := digitRun(text[end:]); start == end || end+next < len(text) {
		return n
	}
	value, err := strconv.Atoi(text[start:end])
	n.value, n.numeric = value, err == nil
	n.bare = n.numeric && strings.TrimSpace(text) == text[start:end]
	if n.numeric && strings.TrimSpace(text) == "-"+text[start:end] {
		n.value, n.bare = -value, true
	}
	return n
}

// digitRun is where the first number of a text stands, its end if there is none.
func digitRun(text string) (start, end int) {
	for start < len(text) && !isDigit(text[start]) {
		start++
	}
	end = start
	for end < len(text) && isDigit(text[end]) {
		end++
	}
	return start, end
}

// mostRuns is how many numbers of a text digitRuns reads.
const mostRuns = 20

// digitRuns are at most the first few numbers of a text, as written.
func digitRuns(text string) []string {
	var runs []string
	for len(runs) < mostRuns {
		start, end := digitRun(text)
		if start == end {
			break
		}
		runs = append(runs, text[start:end])
		text = text[end:]
	}
	return runs
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// colons are the ASCII colon and those that look like it or are typed for it.
const colons = ":：﹕∶︰;；"

// separators may stand between the columns of a row, or around them.
const separators = ",;|/()[]{}<>，；、"

// splitAtColon parts a label with a letter in it from the columns behind it, or a
// number of its own such as `1:`.
func splitAtColon(text string) (label, rest string) {
	at := strings.LastIndexAny(text, colons)
	if at < 0 {
		return "", text
	}
	mark, size := utf8.DecodeRuneInString(text[at:])
	start, end := digitRun(text[:at])
	numbered := start == 0 && 0 < end && end == at && mark != ';' && mark != '；'
	if !numbered && !strings.ContainsFunc(text[:at], unicode.IsLetter) {
		return "", text
	}
	return cutSpaces(text, at+size)
}

// cutSpaces parts a text at an index, or where the spaces that stand there end.
func cutSpaces(text string, at int) (before, after string) {
	after = strings.TrimLeft(text[at:], " \t")
	return text[:len(text)-len(after)], after
}

// splitLabel parts the label of a numbered line, such as `方案1:`, from the n
// columns behind it, however it is written.
func splitLabel(text string, n int) (label, rest string) {
	if label, rest := splitAtColon(text); label != "" {
		return label, rest
	}
	start, end := digitRun(text)
	if start == end {
		return "", text
	}
	if mark, size := utf8.DecodeRuneInString(text[end:]); size > 0 && !unicode.IsSpace(mark) && !strings.ContainsRune(",，、", mark) {
		return cutSpaces(text, end+size) // `1) 1 5 8` or `方案1=1 5 8`
	}
	switch count := len(strings.Fields(text[start:])); {
	case count == n+1:
		return cutSpaces(text, end) // `方案1 1 5 8`
	case count == n && start > 0:
		return text[:start], text[start:]
	}
	return "", text
}

// readNumbers appends the numbers of a text to a slice. It is not ok if there is
// anything but numbers and separators; marks are the separators but white space.
func readNumbers(to []int, text string) (numbers []int, marks string, ok bool) {
	behindDigit := false
	for text != "" {
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case unicode.IsSpace(r):
		case isDigit(text[0]), r == '-' && !behindDigit && len(text) > 1 && isDigit(text[1]):
			size = 1
			for size < len(text) && isDigit(text[size]) {
				size++
			}
			value, err := strconv.Atoi(text[:size])
			if err != nil {
				return to, marks, false
			}
			to = append(to, value)
		case r == '-' && behindDigit, strings.ContainsRune(separators, r):
			if !strings.ContainsRune(marks, r) {
				marks += string(r)
			}
		default:
			return to, marks, false
		}
		behindDigit = isDigit(text[size-1])
		text = text[size:]
	}
	return to, marks, true
}

// unspaced stands for marks where columns follow each other with nothing between.
const unspaced = "unspaced"

// unseparated reads n columns of one digit each from a word such as 246135.
func unseparated(word string, n int) ([]int, bool) {
	if n < 4 || n > 9 || len(word) != n {
		return nil, false
	}
	columns := make([]int, n)
	for i := range n {
		if !isDigit(word[i]) {
			return nil, false
		}
		columns[i] = int(word[i] - '0')
	}
	return columns, true
}
