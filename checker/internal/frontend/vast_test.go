package frontend

import (
	"fmt"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestVastTypes(t *testing.T) {
	chain := func(first, next string, n int) string {
		var b strings.Builder
		b.WriteString("package main\n\n" + first + "\n")
		for i := 1; i < n; i++ {
			b.WriteString(strings.NewReplacer("NEW", fmt.Sprintf("T%d", i), "OLD", fmt.Sprintf("T%d", i-1)).Replace(next) + "\n")
		}
		return b.String() + "\nfunc main() {}\n"
	}
	const pair = "type P[A, B any] struct { a A; b B }\n\ntype T0 struct{ n int }"
	for _, c := range []struct {
		name, first, next string
		vast              bool
	}{
		{name: "two of the one before", first: "type T0 struct{}", next: "type NEW struct { a, b OLD }", vast: true},
		{name: "two embedded", first: "type T0 struct{}", next: "type NEW struct { a OLD; b [3]OLD }", vast: true},
		{name: "pairs", first: pair, next: "type NEW = P[OLD, OLD]", vast: true},
		{name: "pairs of pointers", first: pair, next: "type NEW = *P[OLD, []OLD]", vast: true},
		{name: "interfaces", first: "type T0 interface{ M() }", next: "type NEW interface { OLD; interface { OLD; N() } }", vast: true},
		{name: "generic types of generic types", first: "type P[A, B any] struct { a A; b B }\n\ntype T0[A any] struct { a A }", next: "type NEW[A any] struct { t OLD[P[A, A]] }", vast: true},
		{name: "a large type in a large type", first: "type L[E any] struct { a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r int; s E }\n\ntype T0 struct{}", next: "type NEW = L[OLD]"},
		{name: "one of the one before", first: "type T0 struct{}", next: "type NEW struct { a OLD; b int }"},
		{name: "pointers to it", first: "type T0 struct{}", next: "type NEW struct { a, b *OLD; c []OLD; d map[string]OLD; e func(OLD) OLD }"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Check([]byte(chain(c.first, c.next, 60)))
			if !c.vast {
				assert.NoError(t, err)
				return
			}
			var r *Rejection
			require.ErrorAs(t, err, &r)
			require.Len(t, r.Diagnostics, 1)
			assert.Regexp(t, `^the type T\d+ has more than 100000 parts; a submission must not have such types$`, r.Diagnostics[0].Message)
			assert.False(t, r.Restricted)
		})
	}
}

func TestVastCalls(t *testing.T) {
	const head = "package main\n\ntype pair[A, B any] struct { a A; b B }\n\nfunc two[T any](x T) pair[T, T] { return pair[T, T]{x, x} }\n\n" +
		"func one[T any](x T) []T { return []T{x} }\n\nfunc same[T any](x T) T { return x }\n\nfunc main() {\n"
	nested := func(name string, n int) string {
		return "\t_ = " + strings.Repeat(name+"(", n) + "1" + strings.Repeat(")", n) + "\n"
	}
	var variables strings.Builder
	for i := range 60 {
		fmt.Fprintf(&variables, "\tx%d := two(x%d)\n", i+1, i)
	}
	for _, c := range []struct {
		name, body string
		line       int // where it is vast, 0 if it is not
	}{
		{name: "calls in calls", body: nested("two", 60), line: 12},
		{name: "calls of variables", body: "\tx0 := 1\n" + variables.String() + "\t_ = x60\n", line: 26},
		{name: "a few calls in calls", body: nested("two", 8)},
		{name: "calls that add a part", body: nested("one", 60)},
		{name: "calls that add none", body: nested("same", 200)},
		{name: "many calls", body: strings.Repeat(nested("two", 3), 100)},
		{name: "a variable of its own", body: "\tx := same(1)\n\tfor range 3 {\n\t\tx = same(x)\n\t\ty := two(x)\n\t\tx = y.a\n\t}\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Check([]byte(head + c.body + "}\n"))
			if c.line == 0 {
				assert.NoError(t, err)
				return
			}
			var r *Rejection
			require.ErrorAs(t, err, &r)
			require.Len(t, r.Diagnostics, 1)
			assert.Equal(t, "the type of this value has more than 100000 parts; a submission must not have such types", r.Diagnostics[0].Message)
			assert.Equal(t, c.line, r.Diagnostics[0].Line)
		})
	}
}

// What is no type, or contains itself, is left to the type checker.
func TestVastTypesAreFinite(t *testing.T) {
	for _, source := range []string{
		"type T struct { t T }", "type T [2]T", "type T = []T", "type A struct { b B }\n\ntype B struct { a A }", "type T interface { T }",
		"type L[E any] struct { next *L[E]; e E }", "type F func(F) F", "type T struct { a [len(x)]T }\n\nvar x [2]T",
	} {
		p := &Program{fset: token.NewFileSet()}
		var err error
		p.file, err = parser.ParseFile(p.fset, fileName, "package main\n\n"+source+"\n\nfunc main() {}\n", parser.SkipObjectResolution)
		require.NoError(t, err)
		assert.Empty(t, p.tooVast(), source)
	}
}
