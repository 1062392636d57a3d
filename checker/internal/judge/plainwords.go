package judge

import (
	"slices"
	"strings"

	"nqueens/checker/internal/frontend"
)

const saysOutside = "Outside functions stand only declarations: var x = 0, not x := 0, and no other statements. Is a brace } too many above?"

// compilerHints add a thought to the compiler's words where these do not tell a
// beginner what to do. The end of the sign must follow its beginning. Where there is no
// compiler the words are those of go/parser.
var compilerHints = []struct{ begin, end, hint string }{
	{"expected 'package', found ", "EOF'", "There is no program in the file: was it saved? A Go program begins with the line package main and has a func main."},
	{"expected 'package', found ", "", "A Go program begins with the line package main: is it missing, or is this another language?"},
	{"U+0023 '#'", "", "Outside strings and comments Go has no #. A comment begins with //."},
	{"character U+FF", "", "This is a full-width character; Go wants the plain ASCII one."},
	{"character U+201", "", "This is a typographic character, as text editors put in; Go wants the plain ASCII one."},
	{"character U+300", "", "This is a full-width character; Go wants the plain ASCII one."},
	{"semicolon or newline before {", "", "The opening brace belongs at the end of the line before."},
	{"unexpected keyword else", "", "An else belongs on the line of the brace } before it."},
	{"found 'else'", "", "An else belongs on the line of the brace } before it."},
	{"found '++'", "", "In Go n++ is a statement of its own, no part of an expression."},
	{"unexpected ++", "", "In Go n++ is a statement of its own, no part of an expression."},
	{"unexpected --", "", "In Go n-- is a statement of its own, no part of an expression."},
	{"U+003F '?'", "", "Go has no operator ?: write an if."},
	{"expected { after", "", "What belongs to it stands in braces, and the { on the same line."},
	{"invalid array length ", "", "The length of an array must be a constant; make([]int, n) makes a slice of n elements."},
	{"function main is undeclared", "", "A program begins in func main: is it there, and spelled so?"},
	{"expected declaration, found ", "", saysOutside},
	{"non-declaration statement outside function body", "", saysOutside},
}

// InPlainWords is diagnostics for people to read: below the compiler's words of each that
// needs one stands a thought. The same one comes once.
func InPlainWords(ds []frontend.Diagnostic) []frontend.Diagnostic {
	ds = slices.Clone(ds)
	given := map[string]bool{}
	for i, d := range ds {
		for _, h := range compilerHints {
			if _, rest, found := strings.Cut(d.Message, h.begin); found && strings.HasSuffix(rest, h.end) {
				if !given[h.hint] {
					ds[i].Message += "\n\t" + h.hint
				}
				given[h.hint] = true
				break
			}
		}
	}
	return ds
}
