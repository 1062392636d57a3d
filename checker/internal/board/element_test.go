package board

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestElementText(t *testing.T) {
	tests := []struct {
		name    string
		element *element
		want    string
	}{
		{"empty", newElement("g"), "<g/>\n"},
		{"attributes in their order", newElement("rect", "width", 3, "class", "card"), `<rect width="3" class="card"/>` + "\n"},
		{"a text", newElement("text", "x", -1).say("a < b & c"), `<text x="-1">a &lt; b &amp; c</text>` + "\n"},
		{"lines of text", newElement("style").say(".a{}\n.b{}\n"), "<style>\n  .a{}\n  .b{}\n</style>\n"},
		{"a value that must be escaped", newElement("a", "b", `"><script>`), `<a b="&#34;&gt;&lt;script&gt;"/>` + "\n"},
		{"a character that XML does not allow", newElement("text").say("\x00"), "<text>\uFFFD</text>\n"},
		{"children one level further in", newElement("g").add(newElement("g").add(newElement("rect"))), "<g>\n  <g>\n    <rect/>\n  </g>\n</g>\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var got strings.Builder
			test.element.write(&got, "")
			assert.Equal(t, test.want, got.String())
		})
	}
}
