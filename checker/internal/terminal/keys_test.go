package terminal

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestKeys(t *testing.T) {
	for _, test := range []struct {
		name, sent string
		want       []Key
	}{
		{"nothing", "", nil},
		{"letters", "hq", []Key{"h", "q"}},
		{"a character of two bytes", "é", []Key{"é"}},
		{"enter both ways", "\r\n", []Key{Enter, Enter}},
		{"interrupt", "\x03", []Key{Interrupt}},
		{"escape alone", "\x1b", []Key{Escape}},
		{"escape and a letter", "\x1bq", []Key{Escape, "q"}},
		{"arrows", "\x1b[A\x1bOB", []Key{Up, Down}},
		{"pages", "\x1b[5~\x1b[6~q", []Key{PageUp, PageDown, "q"}},
		{"home and end", "\x1b[H\x1b[4~", []Key{Home, End}},
		{"a key without a name", "\x1b[15~x", []Key{Other, "x"}},
		{"a sequence cut off", "\x1b[", []Key{Other}},
		{"another control character", "\x01", []Key{Other}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []Key
			for key := range KeysOf(strings.NewReader(test.sent)) {
				got = append(got, key)
			}
			assert.Equal(t, test.want, got)
		})
	}
}
