package judge

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/frontend"
)

// The compiler's words stay as they are; a thought stands below them where they say
// too little.
func TestInPlainWords(t *testing.T) {
	for _, tc := range []struct{ words, hint string }{
		{"expected 'package', found 'EOF'", "There is no program in the file: was it saved? A Go program begins with the line package main and has a func main."},
		{"syntax error: expected 'package', found def", "A Go program begins with the line package main: is it missing, or is this another language?"},
		{"expected 'package', found 'import'", "A Go program begins with the line package main: is it missing, or is this another language?"},
		{"invalid character U+FF08 '（' in identifier", "This is a full-width character; Go wants the plain ASCII one."},
		{"invalid character U+201C '“'", "This is a typographic character, as text editors put in; Go wants the plain ASCII one."},
		{"syntax error: unexpected semicolon or newline before {", "The opening brace belongs at the end of the line before."},
		{"syntax error: unexpected keyword else, expected }", "An else belongs on the line of the brace } before it."},
		{"syntax error: unexpected ++ at end of statement", "In Go n++ is a statement of its own, no part of an expression."},
		{"invalid array length n", "The length of an array must be a constant; make([]int, n) makes a slice of n elements."},
		{"function main is undeclared in the main package", "A program begins in func main: is it there, and spelled so?"},
		{"declared and not used: x", ""},
	} {
		want := tc.words
		if tc.hint != "" {
			want += "\n\t" + tc.hint
		}
		given := []frontend.Diagnostic{{Line: 3, Column: 1, Message: tc.words}, {Line: 4, Column: 2, Message: tc.words}}
		assert.Equal(t, []frontend.Diagnostic{{Line: 3, Column: 1, Message: want}, given[1]}, InPlainWords(given))
		assert.Equal(t, tc.words, given[0].Message, "what is given stays as it is")
	}
}
