package notebook

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"strings"
)

// body is what a cell's source was found to be.
type body struct {
	imports []importSpec
	decls   []declaration
	cuts    []span // the import declarations, which move to the top of a program

	// unordered is set if the imports of a cell that is meant not to compile
	// could not be told apart: then the cell itself must go to the top.
	unordered bool
}

// A span is a half-open range of byte offsets of a cell's source.
type span struct{ start, end int }

// What is put before and behind a cell's source so that go/parser takes it. The
// newlines keep the columns.
const (
	filePrefix = "package p\n"
	mainPrefix = "package p\nfunc main() {\n"
	mainSuffix = "\n}\n"
)

// parsed is a cell's source as go/parser sees it. Positions lead back to the
// source through offset.
type parsed struct {
	file   *ast.File
	tokens *token.File
	prefix int
}

func (p *parsed) offset(pos token.Pos) int { return p.tokens.Offset(pos) - p.prefix }

// parseAs parses a source with something before and behind it.
func parseAs(prefix, source, suffix string, mode parser.Mode) (*parsed, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", prefix+source+suffix, mode)
	if file == nil {
		return nil, err
	}
	return &parsed{file: file, tokens: files.File(file.FileStart), prefix: len(prefix)}, err
}

// readBody finds out whether the cell declares, and what.
func (c *Cell) readBody() *Fault {
	items := itemsOf(c.Source)
	if len(items) == 0 {
		return &Fault{Line: c.Line, Message: "the cell holds no code"}
	}
	for _, it := range items {
		if it.kind == packageItem {
			return c.faultAt(it.offset, "a cell has no package clause; its program gets one")
		}
	}
	declarations, declErr := parseAs(filePrefix, c.Source, "", parser.ParseComments)
	if declErr == nil {
		c.Declares = true
		return c.readDeclarations(declarations)
	}
	stmtErr := parseStatements(c.Source)
	if stmtErr == nil {
		return nil
	}
	return c.readBroken(items, declErr, stmtErr)
}

// parseStatements tells whether the source can be the body of a function. A
// closing brace too many must not let it become two functions.
func parseStatements(source string) error {
	p, err := parseAs(mainPrefix, source, mainSuffix, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	main, ok := p.file.Decls[0].(*ast.FuncDecl)
	if len(p.file.Decls) != 1 || !ok || main.Body == nil || p.offset(main.Body.Rbrace) != len(source)+1 {
		return errors.New("there is a } too many")
	}
	return nil
}

// readBroken decides about a source that is neither declarations nor
// statements: a mixture of both, or a mistake. Only a cell that is meant not to
// compile may go on, as what it begins to be.
func (c *Cell) readBroken(items []item, declErr, stmtErr error) *Fault {
	first, other := mixture(items)
	c.Declares = first.kind == declarationItem || first.kind == eitherItem && c.reaches(declErr, filePrefix) >= c.reaches(stmtErr, mainPrefix)
	if c.Expect == CompileError {
		if c.Declares {
			return c.readBrokenImports()
		}
		return nil
	}
	if other != nil {
		return c.faultAt(other.offset, "the cell mixes declarations and statements: %s begins here, but line %d is %s; make them two cells",
			other.kind, c.readmeLine(first.offset), first.kind)
	}
	err, prefix := stmtErr, len(mainPrefix)
	if c.Declares {
		err, prefix = declErr, len(filePrefix)
	}
	return c.faultAt(errorOffset(err)-prefix, "the cell is not valid Go: %s (a cell that is meant not to compile says expect=compile-error)", errorText(err))
}

// readBrokenImports takes the imports out of declarations that do not parse, if
// at least the imports do.
func (c *Cell) readBrokenImports() *Fault {
	p, err := parseAs(filePrefix, c.Source, "", parser.ImportsOnly|parser.ParseComments)
	if err != nil {
		c.body.unordered = true
		return nil
	}
	return c.readDeclarations(p)
}

// reaches is how much of the source parsed before the first fault.
func (c *Cell) reaches(err error, prefix string) int {
	return min(errorOffset(err)-len(prefix), len(strings.TrimRight(c.Source, "\n")))
}

// errorOffset is where the first fault of a parse is; the end of everything if
// that is not known.
func errorOffset(err error) int {
	var list scanner.ErrorList
	if errors.As(err, &list) && len(list) > 0 {
		return list[0].Pos.Offset
	}
	return int(^uint(0) >> 1)
}

func errorText(err error) string {
	var list scanner.ErrorList
	if errors.As(err, &list) && len(list) > 0 {
		return list[0].Msg
	}
	return err.Error()
}

// lineAt is the line of the cell, from 1, that holds an offset of its source.
// What lies past the end is on the last line.
func (c *Cell) lineAt(offset int) int {
	offset = max(0, min(offset, len(strings.TrimSuffix(c.Source, "\n"))))
	return 1 + strings.Count(c.Source[:offset], "\n")
}

func (c *Cell) readmeLine(offset int) int { return c.Line + c.lineAt(offset) - 1 }

func (c *Cell) faultAt(offset int, format string, args ...any) *Fault {
	return &Fault{Line: c.readmeLine(offset), Message: fmt.Sprintf(format, args...)}
}
