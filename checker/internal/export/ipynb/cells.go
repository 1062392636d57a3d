package ipynb

import (
	"fmt"
	"strings"

	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/notebook"
)

// cells are a lesson's text and code in turn. The output in the open is taken from
// the text, as it is that of the cell; one that the reader is to predict is in both
// places, and folded away in both.
func (e *export) cells(source string, text []byte, n *notebook.Notebook) ([]cell, error) {
	var cells []cell
	var words strings.Builder
	flush := func() error {
		markdown, err := e.markdown(source, words.String())
		words.Reset()
		if markdown = strings.Trim(markdown, "\n"); markdown != "" {
			cells = append(cells, &markdownCell{Type: "markdown", Source: lines(markdown)})
		}
		return err
	}
	done := 0
	codes := 0
	var code *notebook.Cell
	for _, b := range fence.Parse(text).Blocks {
		switch {
		case b.Lang == "go":
			words.Write(text[done:b.Open])
			if err := flush(); err != nil {
				return nil, err
			}
			code = &n.Cells[codes]
			codes++
			cells = append(cells, codeOf(code))
			if code.Stdin != "" {
				words.WriteString("The input of this cell:\n\n" + fence.Fenced("text", code.Stdin))
			}
		case b.Lang == "output" && !b.Details && code != nil:
			words.Write(text[done:b.Open])
		default:
			words.Write(text[done:b.Close])
		}
		done = b.Close
	}
	words.Write(text[done:])
	err := flush()
	name(cells, n)
	return cells, err
}

// name gives the cells their ids: those of the lesson's code, and numbers for the
// text between.
func name(cells []cell, n *notebook.Notebook) {
	taken := map[string]bool{}
	for _, c := range n.Cells {
		taken[c.ID] = true
	}
	codes, texts := 0, 0
	for _, c := range cells {
		if _, ok := c.(*codeCell); ok {
			c.setID(n.Cells[codes].ID)
			codes++
			continue
		}
		id := ""
		for id == "" || taken[id] {
			texts++
			id = fmt.Sprintf("text-%d", texts)
		}
		c.setID(id)
	}
}

// codeOf is a cell with the output that it has in the lesson.
func codeOf(c *notebook.Cell) *codeCell {
	code := &codeCell{Type: "code", Source: lines(strings.TrimSuffix(c.Source, "\n")), Outputs: []stream{}}
	if !c.Declares {
		code.Source = append([]string{"%%\n"}, code.Source...)
	}
	if c.HasOutput && c.Output != "" {
		code.Outputs = outputs(c)
	}
	if c.Predict {
		code.Metadata.Collapsed = true
		code.Metadata.Jupyter = &hiddenMetadata{OutputsHidden: true}
	}
	switch c.Expect {
	case notebook.CompileError, notebook.Panic:
		code.Metadata.Tags = []string{"raises-exception"} // a run of all cells goes on behind it
	case notebook.TimeLimit:
		code.Metadata.Tags = []string{"skip-execution"} // it does not end
	}
	return code
}

// outputs are what a cell printed, as streams. The words of a failure come last and
// belong to the second.
func outputs(c *notebook.Cell) []stream {
	printed, failure := c.Output, ""
	switch c.Expect {
	case notebook.CompileError:
		printed, failure = "", c.Output
	case notebook.Panic:
		if at := strings.LastIndex("\n"+c.Output, "\npanic: "); at >= 0 {
			printed, failure = c.Output[:at], c.Output[at:]
		}
	}
	var all []stream
	for _, s := range []stream{{Name: "stdout", Text: lines(printed)}, {Name: "stderr", Text: lines(failure)}} {
		if len(s.Text) > 0 {
			s.Type = "stream"
			all = append(all, s)
		}
	}
	return all
}
