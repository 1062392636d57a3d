package frontend

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTooLarge(t *testing.T) {
	const head = "package main\n\nconst n = 100_001\n\n"
	for _, c := range []struct{ name, src, want string }{
		{"a table of all pairs", "var board [n][n]bool\n", "5:5: main.board: symbol too large (10000200001 bytes > 2000000000 bytes)"},
		{"two of them", "type table struct{ cells [n][n]int }\n\nvar (\n\tz, b table\n\tc int\n)\n",
			"8:2: main.z: symbol too large (80001600008 bytes > 2000000000 bytes)\n8:5: main.b: symbol too large (80001600008 bytes > 2000000000 bytes)"},
		{"together", "var a, b [150_000_000]int64\n\nvar c bool\n", "7:5: too much data: with this one the variables of the package have 2400000001 bytes, over 2000000000"},
		{"a large one", "var board [44_000][44_000]bool\n", ""},
		{"of nothing", "var none [1 << 40]struct{}\n", ""},
		{"in a function", "func f() { var board [n][n]bool; board[1][1] = true }\n", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := accepted(t, head+c.src+"\nfunc main() {}\n")
			var got []string
			for _, d := range p.TooLarge() {
				got = append(got, fmt.Sprintf("%d:%d: %s", d.Line, d.Column, d.Message))
			}
			assert.Equal(t, c.want, strings.Join(got, "\n"))
		})
	}
}
