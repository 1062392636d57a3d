package lower

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

// TestTooMuch: what would take the lowerer for ever is left to the compiler.
func TestTooMuch(t *testing.T) {
	chain := func(n int, calls string) string {
		var b strings.Builder
		b.WriteString("package main\n\ntype pair[A, B any] struct {\n\ta A\n\tb B\n}\n\n")
		for i := range n {
			fmt.Fprintf(&b, "func f%d[T any](x T) { %s }\n\n", i, strings.ReplaceAll(calls, "NEXT", fmt.Sprintf("f%d", i+1)))
		}
		return fmt.Sprintf("%sfunc f%d[T any](x T) {}\n\nfunc main() { f0(1) }\n", b.String(), n)
	}
	labels := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "l%d:\n\tfor {\n\t\tbreak l%d\n\t}\n", i, i)
		}
		return "package main\n\nfunc main() {\n" + b.String() + "}\n"
	}
	for name, c := range map[string]struct{ src, what string }{
		"a long program":            {labels(20_000), "a program of so many statements"},
		"types that double":         {chain(40, "NEXT(pair[T, T]{x, x})"), "a type put together of so many others"},
		"instances that double":     {chain(40, "NEXT(&x); NEXT([]T{x})"), "a program of so many functions"},
		"a few labels":              {labels(20), ""},
		"types that double a while": {chain(6, "NEXT(pair[T, T]{x, x})"), ""},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := frontend.Check([]byte(c.src))
			require.NoError(t, err)
			_, err = Lower(p, 1000)
			if c.what == "" {
				assert.NoError(t, err)
				return
			}
			var no *Unsupported
			require.ErrorAs(t, err, &no)
			assert.Equal(t, c.what, no.What)
		})
	}
}

// TestNativeSlices: of os.Args as the program has set it the interpreter does not know.
func TestNativeSlices(t *testing.T) {
	for body, what := range map[string]string{
		"os.Args = append(os.Args, \"-h\")":                    "setting os.Args",
		"var n int\nn, (os.Args) = 1, nil\nprintln(n)":         "setting os.Args",
		"for _, os.Args = range [][]string{{\"a\"}} {\n}":      "setting os.Args",
		"os.Args[0] = \"a\"":                                   "",
		"args := os.Args\nargs = append(args, \"\")\n_ = args": "",
	} {
		t.Run(body, func(t *testing.T) {
			p, err := frontend.Check([]byte("package main\n\nimport \"os\"\n\nfunc main() {\n" + body + "\n}\n"))
			require.NoError(t, err)
			_, err = Lower(p, 1000)
			if what == "" {
				assert.NoError(t, err)
				return
			}
			var no *Unsupported
			require.ErrorAs(t, err, &no)
			assert.Equal(t, what, no.What)
		})
	}
}
