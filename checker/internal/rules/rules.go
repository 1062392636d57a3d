// Package rules holds outputs against the rules of a statement instead of
// against an answer, for the exercises whose statement is checked that way:
// those with many right answers, and those where a broken rule says more than
// the first wrong line.
//
// Each rule reads a test's input and what a program printed, and says what is
// wrong in the terms of the game, or nothing. Rules are found by the slug of
// their exercise. They take time in proportion to the output, but for a puzzle
// that is said to have no solution: that is found out by a search.
//
// The package is pure: it runs nothing, reads no files, and knows no verdicts
// and no answers. Package course refuses an exercise that asks for a rule that
// is not here, package judge gives verdicts by them, and package diagnosis lets
// them speak.
package rules

import (
	"maps"
	"slices"
	"strings"
)

// A Rule holds an output against a statement. Obeyed is the output's own words,
// laid out as the statement asks for: a text to compare the output with, since
// words may be right and their layout wrong. Where the words break the
// statement, fault says how, in a sentence or two.
type Rule func(input, output []byte) (obeyed []byte, fault string)

// bySlug are all rules, by the slug of their exercise.
var bySlug = map[string]Rule{
	"very-large-boards": anySolution,
	"the-same-search":   sudoku,
}

// For is the rule of an exercise, by its slug, such as "very-large-boards".
func For(slug string) (Rule, bool) {
	r, ok := bySlug[slug]
	return r, ok
}

// Slugs are the exercises that have a rule, in alphabetic order.
func Slugs() []string { return slices.Sorted(maps.Keys(bySlug)) }

// text is what was printed, without a byte order mark.
func text(output []byte) string { return strings.TrimPrefix(string(output), "\ufeff") }

// mostQuoted is the number of characters of a word that a message quotes.
const mostQuoted = 20

// short is a word cut down to what a message may quote.
func short(word string) string {
	runes := []rune(word)
	if len(runes) <= mostQuoted {
		return word
	}
	return string(runes[:mostQuoted]) + "…"
}
