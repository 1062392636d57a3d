package lower_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/lower"
)

// TestCore holds the output against the list of what the interpreter is proven
// right on: nothing else may stand in it.
func TestCore(t *testing.T) {
	files, err := filepath.Glob("../differential/testdata/corpus/*.go")
	require.NoError(t, err)
	mine, err := filepath.Glob("testdata/*.go")
	require.NoError(t, err)
	lowered := 0
	for _, file := range append(files, mine...) {
		src, err := os.ReadFile(file)
		require.NoError(t, err)
		p, err := frontend.Check(src)
		if err != nil {
			continue // it is there to be refused
		}
		out, err := lower.Lower(p, 1000)
		if err != nil {
			continue
		}
		lowered++
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "", out.Source, parser.SkipObjectResolution)
		if assert.NoError(t, err, file) {
			assert.Empty(t, outsideCore(f), file)
		}
	}
	assert.Greater(t, lowered, len(files)/2)
}

// outsideCore lists what a lowered file has that is not of the core.
func outsideCore(f *ast.File) []string {
	var found []string
	add := func(format string, args ...any) { found = append(found, fmt.Sprintf(format, args...)) }
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv != nil {
				add("method %s", n.Name.Name)
			}
			if n.Type.TypeParams != nil {
				add("generic function %s", n.Name.Name)
			}
		case *ast.FuncType:
			if n.Results != nil {
				for _, r := range n.Results.List {
					if len(r.Names) > 0 {
						add("named result")
					}
				}
			}
			for _, p := range n.Params.List {
				if _, ok := p.Type.(*ast.Ellipsis); ok {
					add("variadic function")
				}
			}
		case *ast.TypeSpec:
			if _, ok := n.Type.(*ast.StructType); !ok || n.TypeParams != nil || n.Assign.IsValid() {
				add("type %s that is not a plain struct", n.Name.Name)
			}
		case *ast.InterfaceType:
			if len(n.Methods.List) > 0 {
				add("interface with methods")
			}
		case *ast.StructType:
			for _, field := range n.Fields.List {
				if len(field.Names) == 0 {
					add("embedded field")
				}
			}
		case *ast.ValueSpec:
			if len(n.Names) > 1 {
				add("several variables in one declaration")
			}
		case *ast.AssignStmt:
			if len(n.Lhs) > 1 && len(n.Rhs) > 1 {
				add("several values assigned at once")
			}
		case *ast.GenDecl:
			if n.Tok == token.CONST {
				add("constant")
			}
		case *ast.TypeSwitchStmt:
			add("type switch")
		case *ast.SwitchStmt:
			if n.Tag != nil && !isTypeNumber(n.Tag) {
				add("switch with a tag")
			}
		case *ast.DeferStmt:
			if lit, ok := n.Call.Fun.(*ast.FuncLit); !ok || len(lit.Body.List) != 1 {
				add("defer")
			}
		case *ast.GoStmt:
			if len(n.Call.Args) > 0 {
				add("go with arguments")
			}
		case *ast.IndexListExpr:
			add("instance of a generic")
		case *ast.CallExpr:
			if id, ok := n.Fun.(*ast.Ident); ok {
				switch id.Name {
				case "min", "max", "clear", "recover", "panic", "print", "println", "complex", "real", "imag":
					add("built-in function %s", id.Name)
				}
			}
		}
		return true
	})
	return found
}

// isTypeNumber: a switch over the number of a boxed type is of the core.
func isTypeNumber(tag ast.Expr) bool {
	call, ok := tag.(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	return ok && sel.Sel.Name == "T"
}

// TestUnsupported says what goes to the compiler, with its line.
func TestUnsupported(t *testing.T) {
	const head = "package main\n\nimport \"fmt\"\n\n"
	const counting = "package main\n\nimport \"fmt\"; var _ = fmt.Sprint(); var n int; func next() int { n++; return n }\n\nfunc main() {\n\t"
	for _, tt := range []struct{ name, src, want string }{
		{"complex numbers", head + "func main() {\n\tz := complex(1, 2)\n\tfmt.Println(z)\n}\n", "the type complex128"},
		{"a Format method", head + "type t int\n\nfunc (t) Format(s fmt.State, v rune) {}\n\nfunc main() { fmt.Println(t(1)) }\n", "a method Format"},
		{"a map shared by goroutines", head + "func main() {\n\tm := map[int]int{}\n\tdone := make(chan bool)\n\tgo func() {\n\t\tm[1] = 2\n\t\tdone <- true\n\t}()\n\t<-done\n\tfmt.Println(m)\n}\n",
			"goroutines beside a map that no lock protects (line 9)"},
		{"a map that a goroutine gets to through other functions", head + "type board struct{ taken map[int]bool }\n\nfunc (b *board) free(c int) bool { return !b.taken[c] }\n\nfunc look(b *board, done chan bool) { done <- b.free(1) }\n\nfunc main() {\n\tb := &board{map[int]bool{}}\n\tdone := make(chan bool)\n\tgo look(b, done)\n\tb.taken[2] = true\n\tfmt.Println(<-done)\n}\n",
			"goroutines beside a map that no lock protects (line 15)"},
		{"a goroutine that calls what it is given", head + "func run(f func(), done chan bool) { f(); done <- true }\n\nfunc main() {\n\tm := map[int]int{}\n\tdone := make(chan bool)\n\tgo run(func() { fmt.Println(1) }, done)\n\tm[1]++\n\t<-done\n}\n",
			"goroutines beside a map that no lock protects (line 11)"},
		{"a function as a value that looks at the layout of its arguments", head + "func main() {\n\tvar n int\n\tread := fmt.Scan\n\tread(&n)\n}\n", "the function fmt.Scan as a value (line 7)"},
		{"what is the interpreter's own", "package main\n\nimport \"runtime\"\n\nfunc main() { println(runtime.NumGoroutine()) }\n", "runtime.NumGoroutine (line 5)"},
		{"a slice of interface values for the library", "package main\n\nimport \"io\"\n\nfunc main() {\n\ttee := io.MultiWriter\n\ttee()\n}\n", "a slice of interface values, spread to the library (line 6)"},
		{"a slice of interface values, spread", "package main\n\nimport \"io\"\n\nfunc main() {\n\tvar r []io.Reader\n\tio.MultiReader(r...)\n}\n", "a slice of interface values, spread to the library (line 7)"},
		{"a function literal that recovers, deferred by its name beside goroutines", head + "func main() {\n\th := func() { fmt.Println(recover()) }\n\tdefer h()\n\tgo fmt.Println()\n}\n",
			"a function that recovers, as a value, beside goroutines (line 6)"},
		{"a sum in a case", counting + "switch {\n\tcase n*2 < next():\n\t}\n}\n", "a variable beside a call that changes it (line 7)"},
		{"a key of a map that is appended to", counting + "m := map[int][]int{}\n\tm[n] = append(m[n], n*2, next())\n}\n", "a variable beside a call that changes it (line 7)"},
		{"the cap of what append has made", head + "func main() {\n\tvar s []int\n\ts = append(s, 1)\n\tfmt.Println(cap(s))\n}\n", "how much room there is behind a slice (line 8)"},
		{"a slice that is appended to in every turn", head + "func main() {\n\tvar s []int\n\ts = append(s, 1, 2, 3)\n\tvar all [][]int\n\tfor i := range 3 {\n\t\tall = append(all, append(s, i))\n\t}\n\tfmt.Println(all)\n}\n", "how much room there is behind a slice (line 10)"},
		{"two slices that begin with one of a function", head + "func f() []int { return append([]int{1, 2}, 3) }\n\nfunc main() {\n\ts := f()\n\tt := append(s, 1)\n\tfmt.Println(t, append(s, 2))\n}\n", "how much room there is behind a slice (line 9)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := frontend.Check([]byte(tt.src))
			require.NoError(t, err)
			_, err = lower.Lower(p, 1000)
			var unsupported *lower.Unsupported
			require.ErrorAs(t, err, &unsupported)
			assert.Equal(t, tt.want, err.Error())
		})
	}
}

// requireLowered says that a body of main has its place in the core.
func requireLowered(t *testing.T, body string) {
	t.Helper()
	p, err := frontend.Check([]byte("package main\n\nimport \"fmt\"\n\nfunc main() {\n\t" + body + "\n}\n"))
	require.NoError(t, err)
	_, err = lower.Lower(p, 1000)
	require.NoError(t, err, body)
}

// TestOwnMaps: goroutines may stand beside a map that only one of them uses.
func TestOwnMaps(t *testing.T) {
	for _, body := range []string{
		"m := map[int]int{}\n\tdone := make(chan int)\n\tgo func() { done <- 1 }()\n\tm[<-done]++\n\tfmt.Println(m)",
		"done := make(chan int)\n\tgo func() {\n\t\tm := map[int]int{}\n\t\tm[2]++\n\t\tdone <- len(m)\n\t}()\n\tfmt.Println(<-done)",
	} {
		requireLowered(t, body)
	}
}

// TestLibraryValues: most functions of the library can be values, those with a
// variable number of arguments too.
func TestLibraryValues(t *testing.T) {
	for _, body := range []string{
		"say := fmt.Println\n\tsay()\n\tsay(1, \"two\")",
		"var text func(string, ...any) string = fmt.Sprintf\n\tfmt.Println(text(\"%d\", 1))",
	} {
		requireLowered(t, body)
	}
}

// TestOrder: a variable may be read beside a call that leaves it alone, and alone
// beside one that changes it.
func TestOrder(t *testing.T) {
	for _, body := range []string{
		"x := 1\n\tnext := func() int { x++; return x }\n\tfmt.Println(x, next(), x+1)",
		"x := 1\n\tf := func(n int) int { y := n; y++; return y }\n\tfmt.Println(x+1, f(x))",
		"x := 1\n\tnext := func() int { x++; return x }\n\tif x > 0 && next() > 0 {\n\t\tfmt.Println(x + 1)\n\t}",
		"x, f := 1, func(n int) int { return n }\n\tnext := func() int { x++; f = nil; return x }\n\tvar a [4]int\n\ta[x] = f(next())\n\ta[x+1] += next()\n\tfmt.Println(a)",
		"top := []int{0, 1}\n\tvar find func(int) int\n\tfind = func(n int) int {\n\t\tif top[n] != n {\n\t\t\ttop[n] = find(top[n])\n\t\t}\n\t\treturn top[n]\n\t}\n\ttop[find(0)] = find(1)\n\tfmt.Println(top[find(0)])",
		"memo := map[int]int{}\n\tvar fib func(int) int\n\tfib = func(n int) int {\n\t\tif n > 1 && memo[n] == 0 {\n\t\t\tmemo[n] = fib(n-1) + fib(n-2)\n\t\t}\n\t\treturn max(n, memo[n])\n\t}\n\tfmt.Println(fib(9))",
		"x, y := 1, 2\n\tfmt.Sscan(\"3 4\", &x, &y)\n\tfmt.Println(x+y, fmt.Sprint(x))",
	} {
		requireLowered(t, body)
	}
}

// TestRoom: most programs that append cannot tell how much room that makes.
func TestRoom(t *testing.T) {
	for _, body := range []string{
		"var s []int\n\tfor i := range 9 {\n\t\ts = append(append(s, i), i)\n\t}\n\tfmt.Println(s, len(s))",
		"var walk func([]int)\n\twalk = func(path []int) {\n\t\tfor i := len(path); i < 3; i++ {\n\t\t\twalk(append(path, i))\n\t\t}\n\t}\n\twalk(nil)\n\tfmt.Println()",
		"s := make([]int, 2, 4)\n\ta := append(s, 1)\n\tb := append(s, 2)\n\tfmt.Println(a, b, cap(s), cap(s[1:]))",
		"f := func(s []int) []int { return append(s, 1) }\n\tfmt.Println(f(nil))",
	} {
		requireLowered(t, body)
	}
}

// TestLines: every statement of the output says which line of the learner's it
// comes from.
func TestLines(t *testing.T) {
	src := "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tx := 1\n\n\tfor i := range 3 {\n\t\tx += i\n\t}\n\tfmt.Println(x)\n}\n"
	p, err := frontend.Check([]byte(src))
	require.NoError(t, err)
	out, err := lower.Lower(p, 1000)
	require.NoError(t, err)
	for _, line := range []int{5, 6, 8, 9, 11} {
		assert.True(t, strings.Contains(out.Source, fmt.Sprintf("//line main.go:%d\n", line)), "line %d", line)
	}
}
