// Package notebook reads a lesson as a notebook: the README.md of a lesson is
// plain Markdown, its ```go fences are cells, and the ```output fence right
// after a cell holds what the cell prints.
//
// # Cells
//
// There is no hidden state. A cell of declarations adds to the program of the
// cells below it; declaring a name again replaces it. A cell of statements is a
// whole program: the declarations above it, and the cell as the body of main.
// Words after `go` say more about a cell:
//
//	id=NAME      what the cell is called; without it cell-1, cell-2, ...
//	expect=WHAT  compile-error, panic or time-limit: the cell fails on purpose,
//	             and adds nothing to the cells below
//	stdin="..."  the input, a quoted Go string
//	predict      the reader is to guess first: the output stands in <details>
//
// # Tables of steps
//
// A comment that no reader sees asks for a table of steps, and the checker
// writes the table after it:
//
//	<!-- steps n = 4, 6, 8
//	with arrays: solve(n)
//	[pairwise check](../01-pairwise-check/README.md): solve(n)
//	-->
//
//	|                                                  | n = 4 | n = 6 |  n = 8 |
//	|--------------------------------------------------|------:|------:|-------:|
//	| with arrays                                      |   171 | 2,247 | 37,611 |
//	| [pairwise check](../01-pairwise-check/README.md) |   223 | 3,959 | 80,251 |
//
// The first line names a variable and its values, one for each column. A row is
// a label, a colon, a blank and a Go statement. Each entry is a whole program:
// the declarations above the comment, and `n := 4; solve(n)` as the body of
// main. If the label is a link to another lesson's README.md, the declarations
// are those that hold at the end of that lesson. The entry is all that the
// engines count for this program: each entry of a function body, that of main
// among them, and each entry of a loop body.
//
// # What it is for
//
// Program gives the Go source that a cell stands for, and leads from each of its
// lines back to a cell. Entry does the same for an entry of a table of steps.
// Update writes outputs and tables into the Markdown. MissingFrom holds the
// lesson's main.go against the page.
//
// The package is pure: it runs nothing and touches no files. Package lesson
// runs the programs and compares.
package notebook

import (
	"errors"
	"fmt"
	"strings"

	"nqueens/checker/internal/fence"
)

// An Expectation says how a cell is meant to fail; "" is for one that is not.
type Expectation string

// The ways in which a cell may be meant to fail.
const (
	CompileError Expectation = "compile-error"
	Panic        Expectation = "panic"
	TimeLimit    Expectation = "time-limit"
)

// A Cell is one ```go fence and the output that stands right after it. Lines
// count from 1.
type Cell struct {
	ID         string
	Line       int    // the line of the README that holds the cell's first line
	Words      string // of its fence, from `go` on
	Source     string // with LF line ends
	Declares   bool   // it consists of declarations; otherwise of statements
	Expect     Expectation
	Stdin      string
	Predict    bool
	Output     string // as it stands in the fence, with LF line ends
	HasOutput  bool
	OutputLine int // the line of the README that holds the first output line

	block  *fence.Block
	output *fence.Block
	body   body
}

// Lines is the number of lines of the cell's source.
func (c *Cell) Lines() int { return strings.Count(c.Source, "\n") }

// A Notebook is a lesson's README.md, taken apart.
type Notebook struct {
	Title  string // the first heading of level 1
	Cells  []Cell
	Tables []StepTable

	src    []byte
	others map[string]*Notebook // see Link
}

// A Fault is something wrong with the text of a notebook.
type Fault struct {
	Line    int // of the README
	Message string
}

func (f *Fault) Error() string { return fmt.Sprintf("line %d: %s", f.Line, f.Message) }

// Parse reads the text of a lesson's README.md. Its error joins a *Fault for
// each thing that is wrong.
func Parse(src []byte) (*Notebook, error) {
	doc := fence.Parse(src)
	p := reader{notebook: Notebook{Title: doc.Title(), src: src}, ids: map[string]int{}}
	for _, line := range doc.Swallowed {
		p.fault(line, "this fence counts as HTML; leave a blank line between the tag above and the fence")
	}
	for i := range doc.Blocks {
		switch b := &doc.Blocks[i]; b.Lang {
		case "go":
			p.cell(b)
		case "output":
			p.output(b, i > 0 && b.Follows && doc.Blocks[i-1].Lang == "go")
		}
	}
	p.checkCells()
	for _, c := range commentsOf(src) {
		p.stepTable(c)
	}
	return p.read()
}

// A Source is the text of a cell and the words of its fence, from `go` on.
type Source struct{ Words, Text string }

// Of is Parse for cells that stand in no page. Lines count through all of them, one for
// the words of each.
func Of(cells []Source) (*Notebook, error) {
	p := reader{ids: map[string]int{}}
	line := 1
	for _, c := range cells {
		text := strings.TrimSuffix(strings.ReplaceAll(c.Text, "\r\n", "\n"), "\n") + "\n"
		p.cell(&fence.Block{Lang: "go", Info: c.Words, Content: text, OpenLine: line, Line: line + 1, Closed: true})
		line += 1 + strings.Count(text, "\n")
	}
	p.checkCells()
	return p.read()
}

// reader is the state of reading one notebook.
type reader struct {
	notebook Notebook
	ids      map[string]int // the line of each id
	errs     []error
}

// read is the notebook, or what is wrong with it.
func (p *reader) read() (*Notebook, error) {
	if err := errors.Join(p.errs...); err != nil {
		return nil, err
	}
	return &p.notebook, nil
}

func (p *reader) fault(line int, format string, args ...any) {
	p.errs = append(p.errs, &Fault{Line: line, Message: fmt.Sprintf(format, args...)})
}

func (p *reader) cell(b *fence.Block) {
	c := Cell{Line: b.Line, Words: b.Info, Source: b.Content, block: b}
	p.closed(b)
	p.options(&c)
	if c.ID == "" {
		c.ID = fmt.Sprintf("cell-%d", len(p.notebook.Cells)+1)
	}
	if before, taken := p.ids[c.ID]; taken {
		p.fault(b.OpenLine, "the id %s is taken by the cell on line %d", c.ID, before)
	}
	p.ids[c.ID] = b.OpenLine
	if fault := c.readBody(); fault != nil {
		p.errs = append(p.errs, fault)
	}
	p.notebook.Cells = append(p.notebook.Cells, c)
}

func (p *reader) output(b *fence.Block, afterCell bool) {
	p.closed(b)
	if words, err := b.Words(); err != nil || len(words) > 0 {
		p.fault(b.OpenLine, "an output fence of a lesson has no further words")
	}
	if !afterCell {
		p.fault(b.OpenLine, "there is no cell right before this output fence; only blank lines, or the start of a <details> element, may stand between them")
		return
	}
	c := &p.notebook.Cells[len(p.notebook.Cells)-1]
	c.Output, c.HasOutput, c.OutputLine, c.output = b.Content, true, b.Line, b
}

func (p *reader) closed(b *fence.Block) {
	if !b.Closed {
		p.fault(b.OpenLine, "the fence is never closed")
	}
}

func (p *reader) checkCells() {
	for i := range p.notebook.Cells {
		p.check(&p.notebook.Cells[i])
	}
}

// check looks at what can be told only when the whole cell is known.
func (p *reader) check(c *Cell) {
	line := c.block.OpenLine
	if c.Predict && c.HasOutput && !c.output.Details {
		p.fault(c.output.OpenLine, "the output of a predict cell must stand in <details>, or nobody will predict it")
	}
	if !c.Declares {
		return
	}
	if c.Expect == Panic || c.Expect == TimeLimit {
		p.fault(line, "a cell of declarations is not run, so it cannot end in expect=%s", c.Expect)
	}
	if c.Stdin != "" {
		p.fault(line, "a cell of declarations is not run, so it has no use for stdin")
	}
	if c.Expect == "" && c.HasOutput {
		p.fault(c.output.OpenLine, "a cell of declarations prints nothing; remove the output fence")
	}
	if c.Expect == "" && c.Predict {
		p.fault(line, "a cell of declarations prints nothing, so there is nothing to predict")
	}
}
