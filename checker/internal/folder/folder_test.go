package folder

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var site = Kind{Name: "a site", List: "site-files.txt", Command: "checker site"}

func TestWriteReplacesItsOwn(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "site")
	require.NoError(t, site.Write(dir, Files{"index.html": []byte("old"), "a/b/c.html": []byte("gone")}))
	require.NoError(t, site.Check(dir))
	require.NoError(t, site.Write(dir, Files{"index.html": []byte("new"), "d.html": []byte("d")}))

	text, err := os.ReadFile(filepath.Join(dir, "index.html"))
	require.NoError(t, err)
	assert.Equal(t, "new", string(text))
	assert.FileExists(t, filepath.Join(dir, "d.html"))
	assert.NoDirExists(t, filepath.Join(dir, "a"))
	list, err := os.ReadFile(filepath.Join(dir, "site-files.txt"))
	require.NoError(t, err)
	assert.Equal(t, "These files were made by `checker site`, which may replace and remove them.\nd.html\nindex.html\n", string(list))
}

func TestWriteRefusesWhatIsNotItsOwn(t *testing.T) {
	for _, test := range []struct{ name, foreign string }{
		{"a folder that never was a site", "notes.txt"},
		{"a file inside", "a/notes.txt"},
		{"a list of files that is somebody else's", "site-files.txt"},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			file := filepath.Join(dir, filepath.FromSlash(test.foreign))
			require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
			require.NoError(t, os.WriteFile(file, []byte("mine"), 0o644))
			require.ErrorContains(t, site.Check(dir), test.foreign+", which is no part of a site")
			require.ErrorContains(t, site.Write(dir, Files{"index.html": nil}), test.foreign+", which is no part of a site")
			assert.NoFileExists(t, filepath.Join(dir, "index.html"))
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			assert.Equal(t, "mine", string(text))
		})
	}
}

func TestWriteRefusesANewFileBesideItsOwn(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, site.Write(dir, Files{"index.html": nil}))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "mine.txt"), nil, 0o644))
	require.ErrorContains(t, site.Write(dir, Files{"index.html": nil}), "mine.txt")
}

func TestWriteRefusesAnotherKind(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, site.Write(dir, Files{"index.html": nil}))
	notebooks := Kind{Name: "an export", List: "export-files.txt", Command: "checker export"}
	require.ErrorContains(t, notebooks.Write(dir, Files{"a.ipynb": nil}), "which is no part of an export")
	assert.NoFileExists(t, filepath.Join(dir, "a.ipynb"))
}

func TestWhereNoFolderCanBe(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the system has other words there")
	}
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, []byte("mine"), 0o644))
	for _, dir := range []string{file, filepath.Join(file, "a", "site")} {
		want := "cannot write " + dir + ": not a directory; name another folder, or make room and see that you may write there"
		assert.EqualError(t, site.Check(dir), want)
		assert.EqualError(t, site.Write(dir, Files{"index.html": nil}), want)
	}
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "mine", string(text))
}

func TestCheckLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, site.Check(dir))
	require.NoError(t, site.Check(filepath.Join(dir, "a", "site")))
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
}

// A folder in the place of a file of ours is one of the things that may be in the way.
func TestWriteNamesTheFileThatCannotBeWritten(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the system has other words there")
	}
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "index.html"), 0o755))
	require.EqualError(t, site.Write(dir, Files{"index.html": nil}),
		"cannot write "+dir+"/index.html: is a directory; name another folder, or make room and see that you may write there")
}

func TestCheckOfNothing(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new")
	require.NoError(t, site.Check(dir))
	assert.NoDirExists(t, dir)
}

// A list that somebody has tampered with leads to no file outside.
func TestWriteRemovesNothingOutside(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(dir, "outside.txt")
	require.NoError(t, os.WriteFile(outside, nil, 0o644))
	inside := filepath.Join(dir, "site")
	require.NoError(t, os.Mkdir(inside, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(inside, site.List), []byte(site.head()+"../outside.txt\n"), 0o644))
	require.NoError(t, site.Write(inside, Files{"index.html": nil}))
	assert.FileExists(t, outside)
}
