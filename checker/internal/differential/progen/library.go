package progen

import (
	"fmt"
	"strings"
)

// libraryPiece is a piece that shows how the program and the standard library work
// together.
func (g *gen) libraryPiece() {
	choose(g, []option[struct{}]{
		run(when(g.on(deferred), 3), g.deferredWriters),
		run(when(g.on(deferred), 2), g.deferredMethods),
		run(2, g.sorted),
		run(2, g.heap),
		run(2, g.scanned),
		run(2, g.scannedInto),
		run(2, g.errorChain),
		run(when(g.on(closures), 2), g.runesByFunction),
		run(1, g.bytesAndRunes),
		run(2, g.floats),
		run(when(g.on(stringers), 2), g.enumerated),
		run(2, g.structKeys),
		run(2, g.goroutines),
		run(2, g.selected),
		run(when(g.on(closures), 1), g.recursiveLiteral),
		run(1, g.rangedArray),
	})
}

// deferredWriters defers calls that print to one of several places, which others
// take before the calls are made.
func (g *gen) deferredWriters() {
	a, b, to, i, k := g.fresh("a"), g.fresh("b"), g.fresh("to"), g.fresh("i"), g.fresh("k")
	g.line("%s, %s := &strings.Builder{}, &strings.Builder{}", a, b)
	g.line("%s := []io.Writer{%s, %s, %s}", to, a, b, a)
	g.line("func() {\nfor %s := 0; %s < %d; %s++ {\n%s := 2 - %s\n_ = %s", i, i, g.number(1, 3), i, k, i, k)
	for range g.number(1, 3) {
		at := pick(g, []string{i, k, "len(" + to + ")-1"})
		g.line("%s", choose(g, []option[string]{
			{2, func() string {
				return fmt.Sprintf("defer fmt.Fprintln(%s[%s], %s, %s)", to, at, pick(g, []string{i, k}), g.value(pick(g, g.values), 1))
			}},
			{1, func() string {
				return fmt.Sprintf("defer io.WriteString(%s[%s], %s)", to, at, g.value(g.stringType(), 1))
			}},
			{1, func() string {
				return fmt.Sprintf("defer %s[%s].Write([]byte(%s))", to, at, g.value(g.stringType(), 1))
			}},
			{1, func() string { return fmt.Sprintf("%s[%s] = %s", to, at, pick(g, []string{a, b})) }},
		}))
	}
	g.line("}\n%s[0], %s[1] = %s[1], %s[0]\n}()", to, to, to, to)
	g.line("fmt.Printf(\"%s %%q %%q\\n\", %s, %s)", g.fresh("written"), a+".String()", b+".String()")
}

// deferredMethods defers methods of the library's values, and keeps some as values.
func (g *gen) deferredMethods() {
	bs, i, f := g.fresh("bs"), g.fresh("i"), g.fresh("f")
	g.line("%s := make([]strings.Builder, 3)", bs)
	g.line("func() {\nfor %s := range %s {", i, bs)
	word := g.value(g.stringType(), 1)
	g.line("%s", pick(g, []string{
		fmt.Sprintf("defer %s[%s].WriteString(%s)", bs, i, word),
		fmt.Sprintf("defer fmt.Fprint(&%s[%s], %s)", bs, i, word),
		fmt.Sprintf("%s := %s[%s].WriteString\ndefer %s(%s)\n%s = nil", f, bs, i, f, word, f),
		fmt.Sprintf("%s := &%s[%s]\ndefer %s.WriteByte(byte('a' + %s))\n%s = &%s[0]\n%s.WriteString(%s)", f, bs, i, f, i, f, bs, f, word),
	}))
	g.line("}\n}()\nfor %s := range %s {\nfmt.Printf(\"%s %%d %%q\\n\", %s, %s[%s].String())\n}", i, bs, g.fresh("built"), i, bs, i)
}

// sorted sorts a slice of structures in one of the ways that there are.
func (g *gen) sorted() {
	g.help("entry", "type entry struct {\n\tkey  int\n\tname string\n}")
	g.help("byKey", `type byKey []entry

func (s byKey) Len() int           { return len(s) }
func (s byKey) Less(i, j int) bool { return s[i].key < s[j].key }
func (s byKey) Swap(i, j int)      { s[i], s[j] = s[j], s[i] }`)
	es := g.fresh("es")
	g.line("%s := []entry{", es)
	for range g.number(2, 5) {
		g.line("{%s %% 5, %s},", g.value(g.intType(), 1), g.value(g.stringType(), 0))
	}
	g.line("}\nfmt.Println(%q, %s)", g.fresh("unsorted"), es)
	less := pick(g, []string{"%[1]s[i].key < %[1]s[j].key", "%[1]s[i].name < %[1]s[j].name", "%[1]s[i].key*len(%[1]s[i].name) > %[1]s[j].key*len(%[1]s[j].name)"})
	g.line(pick(g, []string{
		"sort.SliceStable(%[1]s, func(i, j int) bool { return " + less + " })",
		"sort.Stable(byKey(%[1]s))",
		"sort.Stable(sort.Reverse(byKey(%[1]s)))",
		"slices.SortStableFunc(%[1]s, func(a, b entry) int { return strings.Compare(a.name, b.name) })",
		"slices.SortStableFunc(%[1]s, func(a, b entry) int { return b.key - a.key })",
		"slices.Reverse(%[1]s)",
	}), es)
	x := &variable{name: g.fresh("x"), typ: g.intType()}
	g.line("%s := sort.Search(len(%s), func(i int) bool { return %s[i].key >= %s })", x.name, es, es, g.value(g.intType(), 0))
	g.line("fmt.Println(%q, %s, slices.ContainsFunc(%s, func(e entry) bool { return e.key == %s }))", g.fresh("sorted"), es, es, x.name)
	g.push(x)
}

// heap is a priority queue of the program's.
func (g *gen) heap() {
	g.help("queue", `type queue []int

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i] < q[j] }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(int)) }
func (q *queue) Pop() any {
	old := *q
	x := old[len(old)-1]
	*q = old[:len(old)-1]
	return x
}`)
	q := g.fresh("q")
	var first []string
	for range g.number(0, 4) {
		first = append(first, g.value(g.intType(), 1))
	}
	g.line("%s := &queue{%s}\nheap.Init(%s)", q, strings.Join(first, ", "), q)
	for range g.number(1, 3) {
		g.line("heap.Push(%s, %s)", q, g.value(g.intType(), 1))
	}
	g.line("for %s.Len() > 0 {\nfmt.Print(heap.Pop(%s), \" \")\n}\nfmt.Println(%q)", q, q, g.fresh("heap"))
}

// scanned reads words from a text, and makes numbers of some.
func (g *gen) scanned() {
	in, sum, err := g.fresh("in"), &variable{name: g.fresh("sum"), typ: g.intType()}, g.fresh("err")
	g.line("%s := bufio.NewScanner(strings.NewReader(fmt.Sprint(%s, \" 12 \\n\", %s, \"\\n-7 x9 \", %s)))", in,
		g.value(g.intType(), 1), g.value(g.stringType(), 1), g.value(g.intType(), 1))
	if g.chance(60) {
		g.line("%s.Split(bufio.ScanWords)", in)
	}
	g.line("%s := 0\nfor %s.Scan() {\nn, %s := strconv.Atoi(%s.Text())", sum.name, in, err, in)
	g.line("if %s != nil {\nvar wrong *strconv.NumError\nif errors.As(%s, &wrong) {", err, err)
	g.line("fmt.Printf(\"%s %%q %%v\\n\", wrong.Num, wrong.Err)\n}\ncontinue\n}", g.fresh("wrong"))
	g.line("%s = %s*3 + n\n}", sum.name, sum.name)
	g.push(sum)
}

// scannedInto reads into variables, elements and fields.
func (g *gen) scannedInto() {
	t, s := g.newVariable(pick(g, g.ints)), g.newVariable(g.stringType())
	if t.typ.param {
		t.typ = g.intType()
	}
	cells, n, err := g.fresh("cells"), g.fresh("n"), g.fresh("err")
	g.line("var %s %s\nvar %s string\nvar %s struct {\nat [2]int\nok bool\n}", t.name, t.typ.spell, s.name, cells)
	text := pick(g, []string{`"7 row 3 4 true"`, `"7 row\n3"`, `"100 8 x 4 true"`, `"-1 row 3 4 false"`, `"7"`, `""`, `"seven row"`})
	g.line("%s, %s := fmt.Sscan(%s, &%s, &%s, &%s.at[0], &%s.at[1], &%s.ok)", n, err, text, t.name, s.name, cells, cells, cells)
	g.line("fmt.Println(%q, %s, %s, %s)", g.fresh("scanned"), n, err, cells)
	g.push(t)
	g.push(s)
}

// errorChain wraps an error of the program and finds it again.
func (g *gen) errorChain() {
	g.help("fault", `type fault struct{ row int }

func (f *fault) Error() string { return fmt.Sprint("fault in row ", f.row) }

func (f *fault) Is(other error) bool { return other == errNone && f.row < 0 }`)
	g.help("errNone", `var errNone = errors.New("none")`)
	err, found := g.fresh("err"), g.fresh("found")
	n := g.value(g.intType(), 1)
	g.line("var %s error = %s", err, pick(g, []string{
		"&fault{" + n + "}",
		"fmt.Errorf(\"at %d: %w\", " + n + ", errNone)",
		"fmt.Errorf(\"outer %w\", fmt.Errorf(\"inner %w\", &fault{" + n + "}))",
		"errors.Join(errNone, &fault{" + n + "})",
		"nil",
	}))
	g.line("var %s *fault\nswitch {", found)
	g.line("case errors.As(%s, &%s):\nfmt.Println(%q, %s.row, errors.Is(%s, errNone))", err, found, g.fresh("as"), found, err)
	g.line("case errors.Is(%s, errNone):\nfmt.Println(%q, %s)", err, g.fresh("is"), err)
	g.line("default:\nfmt.Println(%q, %s, errors.Unwrap(%s) == nil)\n}", g.fresh("other"), err, err)
}

// runesByFunction hands functions of the program to package strings.
func (g *gen) runesByFunction() {
	v, n := g.newVariable(g.stringType()), g.fresh("n")
	text := g.value(g.stringType(), 1) + " + \"row,ßé 9\""
	g.line("%s := 0", n)
	g.line("%s := %s", v.name, pick(g, []string{
		fmt.Sprintf("strings.Map(func(r rune) rune { %s++; if r == 'o' { return -1 }; return r + 1 }, %s)", n, text),
		fmt.Sprintf("strings.Join(strings.FieldsFunc(%s, func(r rune) bool { %s += int(r); return r == ',' || unicode.IsDigit(r) }), \"|\")", text, n),
		fmt.Sprintf("strings.TrimFunc(%s, func(r rune) bool { %s++; return r < 'm' })", text, n),
		fmt.Sprintf("strings.NewReplacer(\"r\", \"<\", \"row\", \">\", \"9\", %s).Replace(%s)", g.value(g.stringType(), 0), text),
		fmt.Sprintf("strings.Repeat(%s, int(uint8(%s))%%3)", text, g.someInt()),
	}))
	g.line("fmt.Println(%q, %s, strings.IndexFunc(%s, unicode.IsUpper))", g.fresh("mapped"), n, v.name)
	g.push(v)
}

// bytesAndRunes takes a text apart, changes it, and goes over it.
func (g *gen) bytesAndRunes() {
	s, b, r := g.fresh("s"), g.fresh("b"), g.fresh("r")
	g.line("%s := %s + \"h\\xffé♛\"", s, g.value(g.stringType(), 1))
	g.line("%s, %s := []byte(%s), []rune(%s)", b, r, s, s)
	g.line("%s[0] ^= 0x20\n%s[len(%s)-1]++", b, r, r)
	g.line("for i, x := range %s {\nfmt.Print(i, \":\", x, \" \")\n}", s)
	g.line("fmt.Printf(\"%s %%q %%q %%v %%x\\n\", %s, string(%s), len(string(%s)), %s)", g.fresh("runes"), b, r, r, s)
}

// floats are made from integers, so that all of them are finite.
func (g *gen) floats() {
	x, y := g.fresh("x"), g.fresh("y")
	n := g.newVariable(g.intType())
	g.line("%s, %s := float64(%s), float32(%s)/3", x, y, g.value(pick(g, g.ints), 1), g.value(pick(g, g.ints), 1))
	g.line("%s = %s", x, pick(g, []string{
		"math.Sqrt(" + x + "*" + x + " + 1)", x + "/7 - float64(" + y + ")", "math.Floor(" + x + " / 10)",
		"min(" + x + ", 1e9, float64(" + y + "))", "math.Mod(" + x + ", 1000)", "-" + x + " * 0.1",
	}))
	g.line("%s := int(math.Mod(%s, 1<<20))", n.name, x)
	g.line("fmt.Printf(\"%s %%v %%.3f %%8.2e %%g %%t\\n\", %s, %s, %s, %s, %s < float64(%s))", g.fresh("float"), x, x, x, y, x, y)
	g.push(n)
}

// enumerated uses a type of numbered names.
func (g *gen) enumerated() {
	g.help("level", `type level uint8

const (
	low level = iota + 1
	_
	high
	top = high * 4
)

func (l level) String() string {
	switch l {
	case low:
		return "low"
	case high, top:
		return [...]string{"high", "top"}[l/top]
	}
	return fmt.Sprintf("level(%d)", uint8(l))
}`)
	l := g.fresh("l")
	g.line("%s := level(%s)", l, g.value(g.intern(integers[6]), 1))
	g.line("for _, x := range []level{%s, low, %s %% 4, high, top} {\nfmt.Printf(\"%%v %%d %%s|\", x, x, x)\n}", l, l)
	g.line("fmt.Println(%q, map[level]level{%s: high, low: %s}[%s], [2]level{low, %s}, struct{ l level }{%s})", g.fresh("level"), l, l, l, l, l)
}

// structKeys looks up by structures, arrays and values of any type.
func (g *gen) structKeys() {
	g.help("cell", "type cell struct{ row, col int }")
	m, a := g.fresh("m"), g.fresh("any")
	n := func() string { return g.value(g.intType(), 0) + "%3" }
	v := &variable{name: g.fresh("v"), typ: g.intType()}
	g.line("%s := map[cell]int{{1, 2}: 3, {0, %s}: 5}", m, n())
	g.line("%s[cell{%s, %s}] += %s\n%s[cell{col: 2, row: 1}]++", m, n(), n(), g.value(g.intType(), 1), m)
	g.line("%s := map[any]int{1: 10, \"1\": 11, cell{1, 2}: 12, [2]int{1, 2}: 13, int8(1): 14}", a)
	g.line("%s := %s[%s]", v.name, a, pick(g, []string{"cell{" + n() + ", 2}", "[2]int{" + n() + ", 2}", n(), "int8(" + g.value(g.intType(), 0) + "&1)", g.value(g.stringType(), 0)}))
	g.line("fmt.Println(%q, %s, len(%s))", g.fresh("cells"), m, a)
	g.push(v)
}

// goroutines fill a slice, each its own place, or send over a channel.
func (g *gen) goroutines() {
	t := pick(g, g.values)
	wg, all := g.fresh("wg"), g.fresh("all")
	if g.chance(50) {
		g.line("var %s sync.WaitGroup\n%s := make([]%s, 3)\nfor i := range %s {\n%s.Add(1)", wg, all, t.spell, all, wg)
		g.line("go func(x %s) {\ndefer %s.Done()\n%s[i] = x\n}(%s)\n}\n%s.Wait()", t.spell, wg, all, g.leaf(t), wg)
		g.line("fmt.Println(%q, %s)", g.fresh("together"), all)
		return
	}
	g.line("%s := make(chan %s)\ngo func(xs ...%s) {\nfor _, x := range xs {\n%s <- x\n}\nclose(%s)\n}(%s, %s)",
		all, t.spell, t.spell, all, all, g.leaf(t), g.leaf(t))
	g.line("for x := range %s {\nfmt.Println(%q, x)\n}", all, g.fresh("sent"))
}

// selected takes what is ready.
func (g *gen) selected() {
	c, none := g.fresh("c"), g.fresh("none")
	g.line("%s := make(chan int, 1)\nvar %s chan int", c, none)
	g.line("for i := range %d {\nselect {\ncase x, ok := <-%s:\nfmt.Println(%q, x, ok, i)", g.number(1, 4), c, g.fresh("took"))
	g.line("case %s <- i:\nfmt.Println(\"never\")\ndefault:\n%s <- %s\n}\n}", none, c, g.value(g.intType(), 1))
	g.line("fmt.Println(%q, len(%s), cap(%s))", g.fresh("left"), c, none)
}

// recursiveLiteral is a function literal that calls itself.
func (g *gen) recursiveLiteral() {
	f := g.fresh("f")
	v := &variable{name: g.fresh("v"), typ: g.intType()}
	g.line("var %s func(int, ...int) int\n%s = func(n int, seen ...int) int {", f, f)
	g.line("if n <= 0 || len(seen) > 5 {\nreturn len(seen)\n}")
	g.line("return %s(n-%d, append(seen, n)...)*%d + n\n}", f, g.number(1, 3), g.number(1, 4))
	g.line("%s := %s(%s %% 20)", v.name, f, g.value(g.intType(), 1))
	g.push(v)
}

// rangedArray changes an array while a copy of it is gone over.
func (g *gen) rangedArray() {
	t := pick(g, g.ints)
	a, p := g.fresh("a"), g.fresh("p")
	g.line("%s := [3]%s{%s, %s}\n%s := &%s", a, t.spell, g.value(t, 0), g.value(t, 0), p, a)
	g.line("for i, x := range %s {\n%s[2-i] += x + 1\nfmt.Print(x, \" \")\n}", pick(g, []string{a, p, a + "[:]", "*" + p}), a)
	g.line("fmt.Println(%q, %s, len(%s), *%s == %s)", g.fresh("array"), a, p, p, a)
}
