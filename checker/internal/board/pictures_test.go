package board

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the pictures anew instead of comparing them")

// lessons is the folder that the pictures are kept in.
var lessons = filepath.Join("..", "..", "..", "lessons")

// TestPictures fails when a drawing has changed and its file has not. To write
// the files: go test ./checker/internal/board -update
func TestPictures(t *testing.T) {
	for _, p := range pictures() {
		t.Run(p.file, func(t *testing.T) {
			var got bytes.Buffer
			require.NoError(t, p.picture.SVG(&got))
			file := filepath.Join(lessons, filepath.FromSlash(p.file))
			if *update {
				require.NoError(t, os.WriteFile(file, got.Bytes(), 0o644))
			}
			want, err := os.ReadFile(file)
			require.NoError(t, err, "write it with: go test ./checker/internal/board -update")
			assert.Equal(t, string(want), got.String(), "write it anew with: go test ./checker/internal/board -update")
		})
	}
}

// embedded is a picture in a page: its text for those who cannot see it, and its
// file.
var embedded = regexp.MustCompile(`!\[([^\]]*)\]\(([^)\s]+\.svg)\)`)

// The files, the table and the pages name the same pictures, and every lesson shows
// one.
func TestEveryPictureIsShown(t *testing.T) {
	var drawn, shown, kept []string
	for _, p := range pictures() {
		drawn = append(drawn, p.file)
	}
	pages, err := filepath.Glob(filepath.Join(lessons, "*", "README.md"))
	require.NoError(t, err)
	for _, page := range pages {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		matches := embedded.FindAllStringSubmatch(string(text), -1)
		assert.NotEmpty(t, matches, "a picture in %s", page)
		for _, match := range matches {
			assert.NotEmpty(t, strings.TrimSpace(match[1]), "%s shows %s without a text", page, match[2])
			shown = append(shown, filepath.Base(filepath.Dir(page))+"/"+match[2])
		}
	}
	files, err := filepath.Glob(filepath.Join(lessons, "*", "*.svg"))
	require.NoError(t, err)
	for _, file := range files {
		kept = append(kept, filepath.Base(filepath.Dir(file))+"/"+filepath.Base(file))
	}
	assert.ElementsMatch(t, drawn, kept, "the table and the files under lessons/")
	assert.ElementsMatch(t, drawn, shown, "the table and what the pages of lessons/ show")
}
