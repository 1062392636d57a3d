package trace

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"nqueens/checker/internal/frontend"
)

// An Extent says how much a program tells.
type Extent struct {
	Events int    // at most
	Then   string // what it does when it has told them, in Go; "" if it goes on in silence
}

// The search for eight queens takes twenty thousand events.
var (
	Long  = Extent{Events: 100_000}
	Short = Extent{Events: 20_000, Then: "NAMEos.Exit(0)"} // for where a run is worth nothing without its events
)

// helpers is what the traced program says events with. NAME is a word that the
// program does not use.
const helpers = `
var NAMElast, NAMEleft int64 = 0, %d

func NAMEin(unit int64, args ...int64) int64 {
	NAMElast++
	if NAMEleft > 0 {
		NAMEtell("in", append([]int64{NAMElast, unit}, args...))
	}
	return NAMElast
}

func NAMEturn(call, loop int64, counter ...int64) {
	if NAMEleft > 0 {
		NAMEtell("turn", append([]int64{call, loop}, counter...))
	}
}

func NAMEout(call int64) {
	if NAMEleft > 0 {
		NAMEtell("out", []int64{call})
	}
}

func NAMEtell(kind string, values []int64) {
	NAMEleft--
	if NAMEleft == 0 {
		kind, values = "full", nil
	}
	NAMEfmt.Fprintln(NAMEos.Stderr, %q, kind, values)
	if NAMEleft == 0 {
		%s
	}
}
`

// instrument is the source of the program with the words that tell its events. No
// line moves.
//
// A body is put into a function literal of its own, so that what follows it is
// reached from every return, and from none of the ways on which a panic leaves:
//
//	{ call := in(0, int64(row)); r := func() int { BODY }(); out(call); return r }
func instrument(p *frontend.Program, groups []*group, prefix string, extent Extent) []byte {
	w := &insertions{p: p, name: unusedName(p)}
	w.at(offset(p, p.Syntax().Name.End()), `; import NAMEfmt "fmt"; import NAMEos "os"`)
	for _, g := range groups {
		for _, u := range g.units {
			w.wrap(u)
			for i, l := range u.loops {
				w.turn(l, i)
			}
		}
	}
	return append(w.apply(), w.named(fmt.Sprintf(helpers, extent.Events, prefix, extent.Then))...)
}

// unusedName is an identifier that stands nowhere in the program.
func unusedName(p *frontend.Program) string {
	name := "trace"
	for bytes.Contains(p.Source(), []byte(name)) {
		name += "_"
	}
	return name
}

// insertions collects texts to put into a source.
type insertions struct {
	p    *frontend.Program
	name string // stands for NAME
	list []insertion
}

type insertion struct {
	offset int
	text   string
}

func (w *insertions) named(text string) string { return strings.ReplaceAll(text, "NAME", w.name) }

func (w *insertions) at(offset int, text string) {
	w.list = append(w.list, insertion{offset, w.named(text)})
}

func (w *insertions) wrap(u *unit) {
	var args strings.Builder
	for _, p := range u.params {
		if p.integer {
			fmt.Fprintf(&args, ", int64(%s)", p.name)
		}
	}
	results := w.results(u.typ.Results)
	taken, given := "", ""
	if n := u.typ.Results.NumFields(); n > 0 {
		names := make([]string, n)
		for i := range names {
			names[i] = fmt.Sprintf("NAMEr%d", i)
		}
		taken, given = strings.Join(names, ", ")+" := ", "; return "+strings.Join(names, ", ")
	}
	w.at(offset(w.p, u.body.Lbrace)+1, fmt.Sprintf(" NAMEcall := NAMEin(%d%s); %sfunc() %s {", u.number, args.String(), taken, results))
	w.at(offset(w.p, u.body.Rbrace), fmt.Sprintf("}(); NAMEout(NAMEcall)%s ", given))
}

// results is the list of results as it stands in the source. Blank ones get a
// return of their own, so the names may stay; on one line, so that lines do.
func (w *insertions) results(list *ast.FieldList) string {
	if list.NumFields() == 0 {
		return ""
	}
	text := string(w.p.Source()[offset(w.p, list.Pos()):offset(w.p, list.End())])
	if strings.Contains(text, "\n") || strings.Contains(text, "//") {
		return w.oneLine(list)
	}
	return text
}

// oneLine writes a list of results that stands on several lines, without its
// comments.
func (w *insertions) oneLine(list *ast.FieldList) string {
	var fields []string
	for _, f := range list.List {
		var names []string
		for _, name := range f.Names {
			names = append(names, name.Name)
		}
		typ := string(w.p.Source()[offset(w.p, f.Type.Pos()):offset(w.p, f.Type.End())])
		fields = append(fields, strings.TrimSpace(strings.Join(names, ", ")+" "+typ))
	}
	return "(" + strings.Join(fields, ", ") + ")"
}

func (w *insertions) turn(l *loop, index int) {
	counter := ""
	if l.counter != "" {
		counter = fmt.Sprintf(", int64(%s)", l.counter)
	}
	w.at(offset(w.p, l.body.Lbrace)+1, fmt.Sprintf(" NAMEturn(NAMEcall, %d%s);", index, counter))
}

func (w *insertions) apply() []byte {
	slices.SortStableFunc(w.list, func(a, b insertion) int { return a.offset - b.offset })
	var out []byte
	at := 0
	for _, in := range w.list {
		out = append(out, w.p.Source()[at:in.offset]...)
		out = append(out, in.text...)
		at = in.offset
	}
	return append(out, w.p.Source()[at:]...)
}

// offset is a place of the source in bytes.
func offset(p *frontend.Program, pos token.Pos) int { return int(pos - p.Syntax().FileStart) }
