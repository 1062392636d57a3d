package gradebook

import (
	"bytes"
	"errors"
	"flag"
	"net/url"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/web/browser"
)

var full = flag.Bool("full", false, "look at the page of HTML in a browser")

// In a real browser the page fits a phone, tells axe-core of nothing that keeps people
// from using it, be it light or dark, and asks for nothing.
func TestThePageInABrowser(t *testing.T) {
	if !*full {
		t.Skip("a browser is started with -full")
	}
	b, err := browser.Start()
	if errors.Is(err, browser.ErrMissing) {
		t.Skip(err)
	}
	require.NoError(t, err)
	defer b.Close()
	axe, err := os.ReadFile(filepath.Join("..", "web", "browser", "testdata", "axe", "axe.min.js"))
	require.NoError(t, err)
	var text bytes.Buffer
	require.NoError(t, aClass(t).HTML(&text))
	file := filepath.Join(t.TempDir(), "class.html")
	require.NoError(t, os.WriteFile(file, text.Bytes(), 0o644))
	address := (&url.URL{Scheme: "file", Path: filepath.ToSlash(file)}).String()

	for _, colours := range []string{"light", "dark"} {
		p, err := b.Open()
		require.NoError(t, err)
		require.NoError(t, p.Prefer("prefers-color-scheme", colours))
		require.NoError(t, p.Size(360, 800))
		require.NoError(t, p.Go(address))
		require.NoError(t, p.Eval(`for (const d of document.querySelectorAll("details")) d.open = true; 0`, nil))
		var width int
		require.NoError(t, p.Eval(`document.documentElement.scrollWidth`, &width))
		assert.LessOrEqual(t, width, 360, "nothing sticks out of a phone")
		require.NoError(t, p.Eval(string(axe)+"; 0", nil))
		var violations []string
		require.NoError(t, p.Eval(`axe.run().then((r) => r.violations.map((v) => v.id + ": " + v.help + " " + v.nodes[0].html.slice(0, 200)))`, &violations))
		assert.Empty(t, violations, colours)
		assert.Empty(t, p.Problems())
		require.NoError(t, p.Close())
	}
}
