package web

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func siteOf(files map[string]string) *Site {
	site := &Site{files: map[string][]byte{}}
	for file, text := range files {
		site.Add(file, []byte(text))
	}
	return site
}

func TestWriteReplacesItsOwnSite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "site")
	require.NoError(t, siteOf(map[string]string{"index.html": "old", "a/b/c.html": "gone"}).Write(dir))
	require.NoError(t, siteOf(map[string]string{"index.html": "new", "d.html": "d"}).Write(dir))

	text, err := os.ReadFile(filepath.Join(dir, "index.html"))
	require.NoError(t, err)
	assert.Equal(t, "new", string(text))
	assert.FileExists(t, filepath.Join(dir, "d.html"))
	assert.NoDirExists(t, filepath.Join(dir, "a"))
}

func TestWriteRefusesWhatIsNotItsOwn(t *testing.T) {
	for _, test := range []struct{ name, foreign string }{
		{"a folder that never was a site", "notes.txt"},
		{"a file inside", "a/notes.txt"},
		{"a list of files that is somebody else's", manifest},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			file := filepath.Join(dir, filepath.FromSlash(test.foreign))
			require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
			require.NoError(t, os.WriteFile(file, []byte("mine"), 0o644))
			err := siteOf(map[string]string{"index.html": "x"}).Write(dir)
			require.ErrorContains(t, err, test.foreign+", which is no part of a site")
			assert.NoFileExists(t, filepath.Join(dir, "index.html"))
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			assert.Equal(t, "mine", string(text))
		})
	}
}

func TestWriteRefusesANewFileBesideItsOwn(t *testing.T) {
	dir := t.TempDir()
	site := siteOf(map[string]string{"index.html": "x"})
	require.NoError(t, site.Write(dir))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "mine.txt"), nil, 0o644))
	require.ErrorContains(t, site.Write(dir), "mine.txt")
}

// A list that somebody has tampered with leads to no file outside.
func TestWriteRemovesNothingOutside(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(dir, "outside.txt")
	require.NoError(t, os.WriteFile(outside, nil, 0o644))
	inside := filepath.Join(dir, "site")
	require.NoError(t, os.Mkdir(inside, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(inside, manifest), []byte(manifestHead+"../outside.txt\n"), 0o644))
	require.NoError(t, siteOf(map[string]string{"index.html": "x"}).Write(inside))
	assert.FileExists(t, outside)
}
