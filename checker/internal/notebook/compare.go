package notebook

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"strconv"
	"strings"
)

// MissingFrom holds the declarations that are current at the end against the
// lesson's main.go and returns a *Fault for each that does not stand there word
// for word. Layout and doc comments may differ; comments inside functions may
// not. The members of a group are compared one by one and may stand alone or in
// another group, except constants that count with iota.
func (n *Notebook) MissingFrom(mainGo []byte) []error {
	source := strings.ReplaceAll(string(mainGo), "\r\n", "\n")
	file, err := parseAs("", source, "", parser.SkipObjectResolution)
	if err != nil {
		return []error{fmt.Errorf("main.go is not valid Go: %w", err)}
	}
	there := map[string]unit{}
	for _, decl := range file.file.Decls {
		for _, u := range unitsOf(file, source, decl) {
			for _, name := range u.names {
				there[name] = u
			}
		}
	}
	var faults []error
	for _, d := range n.current(len(n.Cells)) {
		faults = append(faults, n.missing(d, there)...)
	}
	return faults
}

// missing compares one declaration of the notebook.
func (n *Notebook) missing(d declaration, there map[string]unit) []error {
	c := &n.Cells[d.cell]
	var faults []error
	for _, u := range d.units {
		if text := u.compare(there); text != "" {
			faults = append(faults, c.faultAt(u.offset, "%s", text))
		}
	}
	return faults
}

// A unit is what is compared as one: a function, a member of a group, or a
// whole group of constants that depend on their order.
type unit struct {
	word   string // func, var, const, type
	names  []string
	words  []string // the tokens of its code
	offset int      // in the source it was taken from
	line   int      // of that source
}

func (u *unit) title() string { return u.word + " " + strings.Join(u.names, ", ") }

// compare is the difference to the unit of the same name, in words; "" if there
// is none.
func (u *unit) compare(there map[string]unit) string {
	other, ok := there[u.names[0]]
	if !ok {
		return fmt.Sprintf("%s does not stand in main.go", u.title())
	}
	if u.title() != other.title() {
		return fmt.Sprintf("%s is %s in main.go (line %d)", u.title(), other.title(), other.line)
	}
	at := 0
	for at < min(len(u.words), len(other.words)) && u.words[at] == other.words[at] {
		at++
	}
	if at == len(u.words) && at == len(other.words) {
		return ""
	}
	return fmt.Sprintf("%s is not the same in main.go (line %d): the cell has %s where main.go has %s",
		u.title(), other.line, wordAt(u.words, at), wordAt(other.words, at))
}

// wordAt is a token as it is shown in a difference.
func wordAt(words []string, i int) string {
	switch {
	case i >= len(words):
		return "nothing more"
	case words[i] == lineEnd:
		return lineEnd
	case strings.ContainsAny(words[i], "`\n"):
		return strconv.Quote(words[i])
	}
	return "`" + words[i] + "`"
}

// lineEnd stands for a semicolon, written or not.
const lineEnd = "the end of a line"

// unitsOf takes a declaration apart. Imports have no units.
func unitsOf(p *parsed, source string, decl ast.Decl) []unit {
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		return []unit{unitFrom(p, source, "func", []string{funcName(decl)}, decl, scanner.ScanComments)}
	case *ast.GenDecl:
		names := namesOf(decl)
		if len(names) == 0 {
			return nil
		}
		if decl.Tok == token.CONST && dependsOnOrder(decl) {
			return []unit{unitFrom(p, source, "const", names, decl, 0)}
		}
		var units []unit
		for _, spec := range decl.Specs {
			only := namesOf(&ast.GenDecl{Specs: []ast.Spec{spec}})
			units = append(units, unitFrom(p, source, decl.Tok.String(), only, spec, scanner.ScanComments))
		}
		return units
	}
	return nil
}

func unitFrom(p *parsed, source, word string, names []string, node ast.Node, mode scanner.Mode) unit {
	start, end := p.offset(node.Pos()), p.offset(node.End())
	u := unit{word: word, names: names, offset: start, line: 1 + strings.Count(source[:start], "\n")}
	for _, t := range lexemes(source[start:end], mode) {
		u.words = append(u.words, wordOf(t))
	}
	return u
}

// wordOf is the text of a token.
func wordOf(t lexeme) string {
	switch {
	case t.tok == token.SEMICOLON:
		return lineEnd
	case t.text != "":
		return strings.TrimRight(t.text, " \t")
	}
	return t.tok.String()
}

// dependsOnOrder tells whether a constant of the group takes its value from its
// place: by iota, or by repeating the line above.
func dependsOnOrder(gen *ast.GenDecl) bool {
	depends := false
	ast.Inspect(gen, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.ValueSpec:
			depends = depends || len(node.Values) == 0
		case *ast.Ident:
			depends = depends || node.Name == "iota"
		}
		return !depends
	})
	return depends
}
