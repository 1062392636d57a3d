package notebook

import (
	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/pattern"
)

// idPattern is that of an id; Jupyter's notebooks allow no more than 64 characters.
var idPattern = pattern.New(`^[A-Za-z][A-Za-z0-9_-]{0,63}$`)

// options reads the words after `go` on a cell's fence.
func (p *reader) options(c *Cell) {
	line := c.block.OpenLine
	words, err := c.block.Words()
	if err != nil {
		p.fault(line, "%v", err)
		return
	}
	seen := map[string]bool{}
	for _, w := range words {
		if seen[w.Key] {
			p.fault(line, "%s is given twice", w.Key)
		}
		seen[w.Key] = true
		p.option(c, w)
	}
}

func (p *reader) option(c *Cell, w fence.Word) {
	line := c.block.OpenLine
	switch w.Key {
	case "id":
		if !idPattern().MatchString(w.Value) {
			p.fault(line, "id=%s: an id is a letter and then at most 63 letters, digits, - or _", w.Value)
		}
		c.ID = w.Value
	case "expect":
		c.Expect = Expectation(w.Value)
		if c.Expect != CompileError && c.Expect != Panic && c.Expect != TimeLimit {
			p.fault(line, "expect=%s: there are compile-error, panic and time-limit", w.Value)
		}
	case "stdin":
		if !w.HasValue {
			p.fault(line, `stdin needs a value, as in stdin="4\n"`)
		}
		c.Stdin = w.Value
	case "predict":
		if w.HasValue {
			p.fault(line, "predict takes no value")
		}
		c.Predict = true
	default:
		p.fault(line, "unknown word %s after go; there are id=NAME, expect=..., stdin=\"...\" and predict", w.Key)
	}
}
