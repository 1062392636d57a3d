package fence

import "strings"

// WithContent is the text of the whole block, src[Open:Close], with other
// content. The fences stay as they are unless the content has a line that would
// end the block too early; then they grow. A block that was not closed is.
func (b *Block) WithContent(src []byte, content string) string {
	// The opening line goes back as it was: it may start with a list marker.
	opening := string(src[b.Open:b.Start])
	marker := longEnough(b.marker, content)
	if len(marker) > len(b.marker) {
		opening = strings.Replace(opening, b.marker, marker, 1)
	}
	if !strings.HasSuffix(opening, "\n") {
		opening += b.newline
	}
	closing := string(src[b.End:b.Close])
	if !b.Closed || len(marker) > len(b.marker) {
		closing = b.Prefix + marker + b.newline
	}
	return opening + b.Indent(content) + closing
}

// Fenced is a new block as lines of Markdown, with fences that are long enough.
func Fenced(info, content string) string {
	marker := longEnough("```", content)
	if content != "" && !strings.HasSuffix(content, "\n") {
		content += "\n"
	}
	return marker + info + "\n" + content + marker + "\n"
}

// Behind is what to put at Close so that these lines follow the block, at the
// same depth of lists and quotes.
func (b *Block) Behind(src []byte, lines string) string {
	if b.Close > 0 && src[b.Close-1] != '\n' {
		return b.newline + b.Indent(lines)
	}
	return b.Indent(lines)
}

// Indent writes lines of Markdown so that they stand beside the block, at the
// same depth of lists and quotes and with the same line ends. The last line is
// ended too.
func (b *Block) Indent(text string) string {
	text = lf(text)
	if text == "" {
		return ""
	}
	var out strings.Builder
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		if line == "" {
			out.WriteString(strings.TrimRight(b.Prefix, " \t"))
		} else {
			out.WriteString(b.Prefix + line)
		}
		out.WriteString(b.newline)
	}
	return out.String()
}

// longEnough lengthens a fence until no line of the content can close it.
func longEnough(marker, content string) string {
	for line := range strings.Lines(content) {
		line = strings.TrimSpace(line)
		if run := len(line) - len(strings.TrimLeft(line, marker[:1])); run == len(line) && run >= len(marker) {
			marker = strings.Repeat(marker[:1], run+1)
		}
	}
	return marker
}
