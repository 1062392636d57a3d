package class

import (
	"strconv"
	"strings"
	"unicode"

	"nqueens/checker/internal/course"
)

// A namer finds the exercise that the name of a file or folder speaks of.
type namer struct{ exercises []course.Exercise }

// A mention is an exercise and where in a name it stands.
type mention struct {
	exercise string
	from, to int  // bytes of the name
	whole    bool // the name says nothing else
	bare     bool // a number without a word such as exercise, which may be anything's
}

// taskWords stand before the number of an exercise.
var taskWords = map[string]bool{"ex": true, "exercise": true, "exercice": true, "assignment": true, "task": true, "problem": true,
	"hw": true, "homework": true, "lab": true, "lesson": true, "week": true, "aufgabe": true, "ejercicio": true, "esercizio": true}

// A word is a run of letters or of digits in a name.
type word struct {
	text     string // in small letters
	from, to int
	number   int // -1 if it is none
}

func wordsOf(name string) []word {
	var words []word
	kind := func(r rune) int {
		switch {
		case '0' <= r && r <= '9':
			return 1
		case unicode.IsLetter(r) || unicode.IsMark(r):
			return 2
		}
		return 0
	}
	last := 0
	for i, r := range name {
		k := kind(r)
		if k != 0 && k == last {
			words[len(words)-1].to = i + len(string(r))
		} else if k != 0 {
			words = append(words, word{from: i, to: i + len(string(r)), number: -1})
		}
		last = k
	}
	for i := range words {
		w := &words[i]
		w.text = strings.ToLower(name[w.from:w.to])
		if n, err := strconv.Atoi(w.text); err == nil && len(w.text) <= 3 && w.text[0] <= '9' {
			w.number = n
		}
	}
	return words
}

// find looks for an exercise in a name: its own name, its slug, its number after a
// word such as exercise, or a number alone where that cannot be anything else. A
// name that speaks of two speaks of none.
func (n namer) find(name string) (mention, bool) {
	words := wordsOf(name)
	var found []mention
	for i := range n.exercises {
		if m, ok := findIn(words, &n.exercises[i]); ok {
			found = append(found, m)
		}
	}
	if len(found) != 1 {
		return mention{}, false
	}
	return found[0], true
}

func findIn(words []word, e *course.Exercise) (mention, bool) {
	slug := strings.Split(e.Slug(), "-")
	for i := range words {
		rest := words[i:]
		length, bare := 0, false
		switch {
		case rest[0].number == e.Number && spells(rest[1:], slug):
			length = 1 + len(slug)
		case spells(rest, slug):
			length = len(slug)
		case taskWords[rest[0].text] && len(rest) > 1 && rest[1].number == e.Number:
			length = 2
		case rest[0].number == e.Number && len(words) == 1:
			length, bare = 1, true
		case rest[0].number == e.Number && len(rest[0].text) == 2 && (i == 0 || rest[0].text[0] == '0' && apart(words[i-1], rest[0])):
			length, bare = 1, true // 04-ada, ada_04
		default:
			continue
		}
		last := rest[length-1]
		return mention{e.Name, rest[0].from, last.to, length == len(words), bare}, true
	}
	return mention{}, false
}

// apart reports whether something stands between two words.
func apart(a, b word) bool { return a.to < b.from }

func spells(words []word, slug []string) bool {
	if len(words) < len(slug) {
		return false
	}
	for i, part := range slug {
		if words[i].text != part {
			return false
		}
	}
	return true
}

// without is a name less the mention, and less what joined the two.
func (m mention) without(name string) string {
	const joints = " _.-"
	before, after := strings.TrimRight(name[:m.from], joints), strings.TrimLeft(name[m.to:], joints)
	if before != "" && after != "" {
		return before + " " + after
	}
	return before + after
}
