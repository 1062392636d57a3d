package course

import (
	"errors"
	"fmt"
	"strings"

	"nqueens/checker/internal/fence"
)

// A sample is a test from a statement and the line of its output fence.
type sample struct {
	Test
	line int
}

// parseStatement takes the samples from the text of an exercise's README.md.
// Below a heading that begins with "Sample", each output fence is a test; its
// input is the input fence before it, or nothing.
func parseStatement(file string, src []byte) ([]sample, error) {
	p := statement{file: file}
	doc := fence.Parse(src)
	for _, line := range doc.Swallowed {
		p.fault(line, "this fence counts as HTML; leave a blank line between the tag above and the fence")
	}
	for i := range doc.Blocks {
		p.block(&doc.Blocks[i])
	}
	p.noInputLeft()
	return p.samples, errors.Join(p.errs...)
}

// statement is the state of reading one statement.
type statement struct {
	file    string
	samples []sample
	input   *fence.Block // the input fence that still waits for its output
	section fence.Heading
	errs    []error
}

func (p *statement) fault(line int, format string, args ...any) {
	p.errs = append(p.errs, fmt.Errorf("%s:%d: %s", p.file, line, fmt.Sprintf(format, args...)))
}

func (p *statement) block(b *fence.Block) {
	section, ok := sampleSection(b)
	if !ok || b.Lang != "input" && b.Lang != "output" {
		return
	}
	if section != p.section {
		p.noInputLeft()
		p.section = section
	}
	if !b.Closed {
		p.fault(b.OpenLine, "the fence is never closed")
	}
	words, err := b.Words()
	if err != nil {
		p.fault(b.OpenLine, "%v", err)
	}
	if b.Lang == "input" {
		p.takeInput(b, words)
	} else {
		p.takeOutput(b, words)
	}
}

// sampleSection is the heading that makes the fences below it samples.
func sampleSection(b *fence.Block) (fence.Heading, bool) {
	for _, h := range b.Sections {
		if h.Level >= 2 && strings.HasPrefix(h.Text, "Sample") {
			return h, true
		}
	}
	return fence.Heading{}, false
}

func (p *statement) takeInput(b *fence.Block, words []fence.Word) {
	p.noInputLeft()
	for _, w := range words {
		p.fault(b.OpenLine, "an input fence has no word %q", w.Key)
	}
	p.input = b
}

func (p *statement) takeOutput(b *fence.Block, words []fence.Word) {
	s := sample{line: b.OpenLine}
	s.Name = fmt.Sprintf("sample-%d", len(p.samples)+1)
	s.Sample = true
	s.Answer = []byte(b.Content)
	for _, w := range words {
		if w.Key != "head" || w.HasValue {
			p.fault(b.OpenLine, "an output fence has no word %q; there is only head", w.Key)
		}
		s.Head = true
	}
	if p.input != nil {
		s.Input = []byte(p.input.Content)
		p.input = nil
	}
	p.samples = append(p.samples, s)
}

// noInputLeft is called where an input fence can no longer get its output.
func (p *statement) noInputLeft() {
	if p.input != nil {
		p.fault(p.input.OpenLine, "the input fence has no output fence after it; write what a right program prints for it")
		p.input = nil
	}
}

// tooSlow is what stands in the paragraph of the limits of a statement after its last
// one, that of the output; "" if nothing does.
func tooSlow(statement string) string {
	_, limits, _ := strings.Cut(strings.ReplaceAll(statement, "\r\n", "\n"), "\n**Limits.**")
	limits, _, _ = strings.Cut(limits, "\n\n")
	_, rest, _ := strings.Cut(strings.Join(strings.Fields(limits), " "), "KiB of output. ")
	return rest
}
