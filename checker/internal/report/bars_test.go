package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBars(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, Bars(&b, "Steps for the test n-is-9", []Bar{
		{"yours", 50_000, true}, {"pairwise check", 100_000, false}, {"nearly nothing", 1, false}, {"nothing", 0, false},
	}, Options{Width: 40}))
	assert.Equal(t, strings.Join([]string{
		"Steps for the test n-is-9",
		"  yours            50,000  ██████▌",
		"  pairwise check  100,000  █████████████",
		"  nearly nothing        1  ▏",
		"  nothing               0  ",
		"",
	}, "\n"), ansi.Strip(b.String()))
}

// Where there is little room, the numbers stay.
func TestBarsOnANarrowPage(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, Bars(&b, "Title", []Bar{{strings.Repeat("long label ", 9), 80_986, true}}, Options{Width: 40}))
	assert.Equal(t, "Title\n  long label long lab…  80,986  ████████\n", ansi.Strip(b.String()))
}

func TestBarsFit(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, Bars(&b, "Title", []Bar{{strings.Repeat("long label ", 9), 1 << 60, true}}, Options{Width: 80}))
	for line := range strings.Lines(b.String()) {
		assert.LessOrEqual(t, ansi.StringWidth(line), 80, line)
	}
}
