package notebook

import (
	"go/ast"
	"go/token"
	"path"
	"strconv"
	"strings"

	"nqueens/checker/internal/pattern"
)

// A declaration is one top-level declaration of a cell other than an import. A
// group in parentheses is one declaration: it is replaced as a whole.
type declaration struct {
	cell  int // index of the cell
	word  string
	names []string // "place"; of a method "Board.place"
	code  span     // without the doc comment
	whole span     // with the comments that belong to it, and a closing semicolon
	units []unit   // what a lesson's main.go must have of it
}

// title is how people would call the declaration: "func place", "var n, m".
func (d *declaration) title() string { return d.word + " " + strings.Join(d.names, ", ") }

// An importSpec is one import of a cell.
type importSpec struct {
	name string // what the program calls the package
	text string // as written: `"fmt"`, `str "strings"`
	code span
}

// readDeclarations takes a parsed cell apart.
func (c *Cell) readDeclarations(p *parsed) *Fault {
	for _, decl := range p.file.Decls {
		var fault *Fault
		if gen, ok := decl.(*ast.GenDecl); ok && gen.Tok == token.IMPORT {
			fault = c.addImports(p, gen)
		} else {
			fault = c.addDeclaration(p, decl)
		}
		if fault != nil {
			return fault
		}
	}
	return nil
}

func (c *Cell) addImports(p *parsed, gen *ast.GenDecl) *Fault {
	c.body.cuts = append(c.body.cuts, c.wholeOf(p, gen, gen.Doc))
	for _, s := range gen.Specs {
		spec := s.(*ast.ImportSpec)
		code := span{p.offset(spec.Pos()), p.offset(spec.Path.End())}
		name := importName(spec)
		if name == "." || name == "_" {
			return c.faultAt(code.start, "a cell cannot import a package as %s: nobody could tell where it is used", name)
		}
		c.body.imports = append(c.body.imports, importSpec{name: name, text: c.Source[code.start:code.end], code: code})
	}
	return nil
}

var majorVersion = pattern.New(`^v[0-9]+$`)

// importName is the name by which an import is used: the last part of the path,
// or the one before it if that is a version, as in math/rand/v2.
func importName(spec *ast.ImportSpec) string {
	if spec.Name != nil {
		return spec.Name.Name
	}
	full, err := strconv.Unquote(spec.Path.Value)
	if err != nil {
		return spec.Path.Value
	}
	if base := path.Base(full); !majorVersion().MatchString(base) {
		return base
	}
	return path.Base(path.Dir(full))
}

func (c *Cell) addDeclaration(p *parsed, decl ast.Decl) *Fault {
	d := declaration{code: span{p.offset(decl.Pos()), p.offset(decl.End())}, units: unitsOf(p, c.Source, decl)}
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		d.word, d.names = "func", []string{funcName(decl)}
		d.whole = c.wholeOf(p, decl, decl.Doc)
	case *ast.GenDecl:
		d.word, d.names = decl.Tok.String(), namesOf(decl)
		d.whole = c.wholeOf(p, decl, decl.Doc)
	}
	for _, name := range d.names {
		if reason := refused(name, d.word); reason != "" {
			return c.faultAt(d.code.start, "%s", reason)
		}
	}
	c.body.decls = append(c.body.decls, d)
	return nil
}

func refused(name, word string) string {
	switch {
	case name == "main":
		return "a cell cannot declare main: a cell of statements is the body of main by itself"
	case name == "init" && word == "func":
		return "a cell cannot declare init: declaring it again would not replace it"
	case name == "_" || strings.HasSuffix(name, "._"):
		return "a cell cannot declare _: declaring it again would not replace it"
	}
	return ""
}

// funcName is the name of a function; of a method RECEIVER.NAME.
func funcName(decl *ast.FuncDecl) string {
	if decl.Recv == nil || len(decl.Recv.List) == 0 {
		return decl.Name.Name
	}
	return receiverName(decl.Recv.List[0].Type) + "." + decl.Name.Name
}

// receiverName is the name of a receiver's type without star and type parameters.
func receiverName(expr ast.Expr) string {
	switch e := expr.(type) {
	case *ast.StarExpr:
		return receiverName(e.X)
	case *ast.ParenExpr:
		return receiverName(e.X)
	case *ast.IndexExpr:
		return receiverName(e.X)
	case *ast.IndexListExpr:
		return receiverName(e.X)
	case *ast.Ident:
		return e.Name
	}
	return "?"
}

// namesOf are the names that a group of constants, variables or types declares.
func namesOf(gen *ast.GenDecl) []string {
	var names []string
	for _, s := range gen.Specs {
		switch s := s.(type) {
		case *ast.TypeSpec:
			names = append(names, s.Name.Name)
		case *ast.ValueSpec:
			for _, id := range s.Names {
				names = append(names, id.Name)
			}
		}
	}
	return names
}

// wholeOf is what must go when a declaration goes: its doc comment, a comment at
// the end of its last line, and a semicolon.
func (c *Cell) wholeOf(p *parsed, decl ast.Decl, doc *ast.CommentGroup) span {
	whole := span{p.offset(decl.Pos()), p.offset(decl.End())}
	if doc != nil {
		whole.start = p.offset(doc.Pos())
	}
	rest := c.Source[whole.end:]
	if after := strings.TrimLeft(rest, " \t"); strings.HasPrefix(after, ";") {
		whole.end += len(rest) - len(after) + 1
	}
	for _, group := range p.file.Comments {
		for _, comment := range group.List {
			at := p.offset(comment.Pos())
			if at >= whole.end && strings.TrimLeft(c.Source[whole.end:at], " \t") == "" {
				whole.end = p.offset(comment.End())
			}
		}
	}
	return whole
}
