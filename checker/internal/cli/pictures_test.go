package cli_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/cli"
)

// A lesson read in a terminal shows its pictures, drawn with characters.
func TestLessonsDrawTheirPictures(t *testing.T) {
	pages, err := filepath.Glob(filepath.Join("..", "..", "..", "lessons", "*", "README.md"))
	require.NoError(t, err)
	require.NotEmpty(t, pages)
	for _, page := range pages {
		lesson := filepath.Base(filepath.Dir(page))
		source, err := os.ReadFile(page)
		require.NoError(t, err)
		var out, failure bytes.Buffer
		require.Zero(t, cli.Main([]string{"lesson", lesson}, nil, &out, &failure), failure.String())
		assert.NotContains(t, out.String(), "[picture:", lesson)
		if bytes.Contains(source, []byte("](tree.svg)")) {
			assert.Contains(t, out.String(), "\n  x x x x  x . x x   . x x x", lesson)
		}
		for _, line := range bytes.Split(out.Bytes(), []byte("\n")) {
			assert.LessOrEqual(t, ansi.StringWidth(string(line)), 80, "%s: %s", lesson, line)
		}
	}
}
