package frontend

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// short is a meter whose words are easy to see in a program.
var short = Meter{
	Import: "example/steps",
	Count:  "METER.Count()",
	Atomic: "METER.Add()",
	Done:   "defer METER.Done()",
	Exit:   "METER.Exit",
	Rand:   "METER.Rand",
	RandV2: "METER.RandV2",
	Tail:   "var METER_n int",
}

func TestCounted(t *testing.T) {
	for _, test := range []struct{ name, src, want string }{
		{
			"functions and methods",
			"package main\n\ntype board struct{}\n\nfunc (b board) main() {}\n\nfunc one() int { return 1 }\n\nfunc main() {\n\tone()\n}\n",
			"package main; import meter \"example/steps\"\n\ntype board struct{}\n\nfunc (b board) main() { meter.Count();}\n\n" +
				"func one() int { meter.Count(); return 1 }\n\nfunc main() { defer meter.Done(); meter.Count();\n\tone()\n}\n" +
				"\nvar meter_n int\n",
		},
		{
			"literals and loops",
			"package main\n\nfunc main() {\n\tf := func() {}\n\tfor i := 0; i < 3; i++ { f() }\n\tfor range 4 {\n\t}\n\tfor {\n\t\tbreak\n\t}\n}\n",
			"package main; import meter \"example/steps\"\n\nfunc main() { defer meter.Done(); meter.Count();\n" +
				"\tf := func() { meter.Count();}\n\tfor i := 0; i < 3; i++ { meter.Count(); f() }\n" +
				"\tfor range 4 { meter.Count();\n\t}\n\tfor { meter.Count();\n\t\tbreak\n\t}\n}\n\nvar meter_n int\n",
		},
		{
			"a goto back",
			"package main\n\nfunc main() {\n\tn := 0\nagain:\n\tn++\n\tif n < 4 {\n\t\tgoto again\n\t}\n}\n",
			"package main; import meter \"example/steps\"\n\nfunc main() { defer meter.Done(); meter.Count();\n" +
				"\tn := 0\nmeter.Count(); again:\n\tn++\n\tif n < 4 {\n\t\t{ meter.Count(); goto again }\n\t}\n}\n\nvar meter_n int\n",
		},
		{
			"a goto forward",
			"package main\n\nfunc main() {\n\tgoto end\nend:\n}\n",
			"package main; import meter \"example/steps\"\n\nfunc main() { defer meter.Done(); meter.Count();\n\tgoto end\nend:\n}\n\nvar meter_n int\n",
		},
		{
			"os.Exit",
			"package main\n\nimport \"os\"\n\nfunc main() {\n\tdefer os.Exit(1)\n\tf := os.Exit\n\tf(2)\n}\n",
			"package main; import meter \"example/steps\"\n\nimport \"os\"\n\nfunc main() { defer meter.Done(); meter.Count();\n" +
				"\tdefer meter.Exit(1)\n\tf := meter.Exit\n\tf(2)\n}\n\nvar meter_n int\nvar _ = os.Args\n",
		},
		{
			"os.Exit by all its names",
			"package main\n\nimport (\n\t. \"os\"\n\t\"os\"\n\tsys \"os\"\n)\n\nfunc main() {\n\tExit(1)\n\t(os.Exit)(2)\n\tsys.Exit(3)\n}\n",
			"package main; import meter \"example/steps\"\n\nimport (\n\t. \"os\"\n\t\"os\"\n\tsys \"os\"\n)\n\n" +
				"func main() { defer meter.Done(); meter.Count();\n\tmeter.Exit(1)\n\t(meter.Exit)(2)\n\tmeter.Exit(3)\n}\n" +
				"\nvar meter_n int\nvar _ = Args\nvar _ = os.Args\nvar _ = sys.Args\n",
		},
		{
			"random numbers",
			"package main\n\nimport (\n\t\"math/rand\"\n\tv2 \"math/rand/v2\"\n)\n\nfunc main() {\n\trand.Seed(1)\n\tf := v2.IntN\n\tprint(rand.Intn(3), f(2), v2.N(7), v2.N[uint](8))\n\tprint(rand.New(rand.NewSource(7)).Intn(3))\n}\n",
			"package main; import meter \"example/steps\"\n\nimport (\n\t\"math/rand\"\n\tv2 \"math/rand/v2\"\n)\n\nfunc main() { defer meter.Done(); meter.Count();\n" +
				"\tmeter.Rand.Seed(1)\n\tf := meter.RandV2.IntN\n\tprint(meter.Rand.Intn(3), f(2), meter.RandV2N(7), meter.RandV2N[uint](8))\n" +
				"\tprint(rand.New(rand.NewSource(7)).Intn(3))\n}\n\nvar meter_n int\nvar _ = rand.New\nvar _ = v2.New\n",
		},
		{
			"another Exit",
			"package main\n\ntype os struct{}\n\nfunc (os) Exit(int) {}\n\nfunc main() { os{}.Exit(1) }\n",
			"package main; import meter \"example/steps\"\n\ntype os struct{}\n\nfunc (os) Exit(int) { meter.Count();}\n\n" +
				"func main() { defer meter.Done(); meter.Count(); os{}.Exit(1) }\n\nvar meter_n int\n",
		},
		{
			"a program with meters of its own",
			"package main\n\nvar meter_, parameter = 1, 2\n\nfunc main() {}\n",
			"package main; import meter__ \"example/steps\"\n\nvar meter_, parameter = 1, 2\n\nfunc main() { defer meter__.Done(); meter__.Count();}\n\nvar meter___n int\n",
		},
		{
			"a comment at the end and one after the package",
			"package main // queens\n\nfunc main() {} // the end",
			"package main; import meter \"example/steps\" // queens\n\nfunc main() { defer meter.Done(); meter.Count();} // the end\nvar meter_n int\n",
		},
		{
			"comments with powers",
			"//go:build ignore\n\npackage main\n\n//line other.go:7\n//go:nosplit\nfunc main() { /*line x.go:1:1*/ }\n",
			"// go:build ignore\n\npackage main; import meter \"example/steps\"\n\n// line other.go:7\n// go:nosplit\n" +
				"func main() { defer meter.Done(); meter.Count(); /* line x.go:1:1*/ }\n\nvar meter_n int\n",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, string(accepted(t, test.src).Counted(short)))
		})
	}
}

func TestCountedTogether(t *testing.T) {
	for name, src := range map[string]string{
		"go":                      "package main\n\nfunc main() { go println() }\n",
		"a wait group":            "package main\n\nimport \"sync\"\n\nfunc main() {\n\tvar w sync.WaitGroup\n\tw.Go(func() {})\n}\n",
		"its method value":        "package main\n\nimport \"sync\"\n\nfunc main() {\n\tf := new(sync.WaitGroup).Go\n\tf(main)\n}\n",
		"through an interface":    "package main\n\nimport \"sync\"\n\nvar w interface{ Go(func()) } = new(sync.WaitGroup)\n\nfunc main() { w.Go(main) }\n",
		"a timer":                 "package main\n\nimport \"time\"\n\nfunc main() { time.AfterFunc(1, main) }\n",
		"a context":               "package main\n\nimport \"context\"\n\nfunc main() { context.AfterFunc(context.Background(), main) }\n",
		"go inside a func inside": "package main\n\nvar f = func() { func() { go println() }() }\n\nfunc main() { f() }\n",
	} {
		t.Run(name, func(t *testing.T) {
			counted := string(accepted(t, src).Counted(short))
			assert.Contains(t, counted, "meter.Add();")
			assert.NotContains(t, counted, "meter.Count();")
		})
	}
}

// TestCountedStillCompiles checks that a counted program has sound types, and
// its lines where they were.
func TestCountedStillCompiles(t *testing.T) {
	for name, src := range map[string]string{
		"a label of a loop with goto, break and continue": `package main

func main() {
	n := 0
rows:
	for row := 0; row < 8; row++ {
		for column := 0; column < 8; column++ {
			switch {
			case column == row:
				continue rows
			case column > 6:
				break rows
			case n < 3:
				n++
				goto rows
			}
		}
	}
}
`,
		"a goto that ends a function": `package main

func forever() int {
again:
	goto again
}

func twice(n int) int {
again:
	if n++; n < 2 {
		goto again
	} else {
		return n
	}
}

func main() { println(forever(), twice(0)) }
`,
		"labels after labels": `package main

func main() {
	n := 0
a:
b:
	for n < 3 {
		n++
		if n == 1 {
			goto a
		}
		continue b
	}
	if n > 10 {
		goto b
	}
}
`,
		"generic functions, methods and range over functions": `package main

import "iter"

type list[T any] []T

func (l list[T]) each() iter.Seq[T] {
	return func(yield func(T) bool) {
		for _, v := range l {
			if !yield(v) {
				return
			}
		}
	}
}

func sum[T int | float64](values iter.Seq[T]) (s T) {
	for v := range values {
		s += v
	}
	return
}

func main() { println(sum(list[int]{1, 2}.each())) }
`,
		"only exits": `package main

import sys "os"

func init() { sys.Exit(3) }

func main() {}
`,
		"a function that only exits": `package main

import . "os"

func fail(code int) { defer func() { Exit(code) }() }

func main() { fail(1) }
`,
		"one line":         "package main;import \"fmt\";func f()int{return 1};func main(){for{fmt.Println(f());break}}",
		"select and go":    "package main\n\nfunc main() {\n\tc := make(chan int)\n\tgo func() { c <- 1 }()\n\tselect {\n\tcase <-c:\n\tdefault:\n\t}\n\tfor range c {\n\t}\n}\n",
		"shadowed names":   "package main\n\nimport \"os\"\n\nfunc main() {\n\tos.Exit(0)\n\tos, main, int := 1, 2, 3\n\t_, _, _ = os, main, int\n}\n",
		"windows line end": "package main\r\n\r\nfunc main() {\r\n\tfor {\r\n\t}\r\n}\r\n",
	} {
		t.Run(name, func(t *testing.T) {
			counted := accepted(t, src).Counted(short)
			requireSound(t, counted)
			assertSameLines(t, src, counted)
		})
	}
}

// assertSameLines checks that the tail is all that a counted source adds to
// the lines.
func assertSameLines(t *testing.T, src string, counted []byte) {
	t.Helper()
	end := strings.LastIndex(string(counted), "\nvar meter")
	require.Positive(t, end)
	body, tail := string(counted[:end]), string(counted[end+1:])
	assert.Equal(t, strings.Count(src, "\n"), strings.Count(body, "\n"))
	for _, line := range strings.Split(strings.TrimSpace(tail), "\n")[1:] {
		assert.Regexp(t, `^var _ = (\w+\.)?Args$`, line)
	}
}

func requireSound(t *testing.T, counted []byte) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "counted.go", counted, parser.SkipObjectResolution)
	require.NoError(t, err, "%s", counted)
	conf := types.Config{Importer: withMeter{}, GoVersion: goVersion}
	_, err = conf.Check("main", fset, []*ast.File{file}, nil)
	require.NoError(t, err, "%s", counted)
}

// withMeter imports the standard library and the package of the short meter.
type withMeter struct{}

func (withMeter) Import(path string) (*types.Package, error) {
	if path != short.Import {
		return std.Import(path)
	}
	pkg := types.NewPackage(path, "steps")
	code := types.NewTuple(types.NewVar(token.NoPos, pkg, "code", types.Typ[types.Int]))
	for name, params := range map[string]*types.Tuple{"Count": nil, "Add": nil, "Done": nil, "Exit": code} {
		pkg.Scope().Insert(types.NewFunc(token.NoPos, pkg, name, types.NewSignatureType(nil, nil, nil, params, nil, false)))
	}
	pkg.MarkComplete()
	return pkg, nil
}
