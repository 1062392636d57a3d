package starter

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOf(t *testing.T) {
	text, err := Of("04-bitmasks")
	require.NoError(t, err)
	assert.Contains(t, string(text), "// Your code goes here.")
	_, err = Of("99-none")
	assert.ErrorContains(t, err, "no starter of 99-none")
}

// contents are all files of a folder, by name.
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	all := map[string]string{}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		require.NoError(t, err)
		all[entry.Name()] = string(text)
	}
	return all
}

func TestRestore(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	restore := func() string {
		t.Helper()
		kept, err := Restore(file, []byte("starter"))
		require.NoError(t, err)
		return filepath.Base(kept)
	}

	assert.Equal(t, ".", restore(), "there was no file")
	assert.Equal(t, ".", restore(), "it was the starter already")
	assert.Equal(t, map[string]string{"main.go": "starter"}, contents(t, dir))

	for i, mine := range []string{"first", "second"} {
		require.NoError(t, os.WriteFile(file, []byte(mine), 0o644))
		assert.Equal(t, []string{"main.go.1", "main.go.2"}[i], restore())
	}
	assert.Equal(t, map[string]string{"main.go": "starter", "main.go.1": "first", "main.go.2": "second"}, contents(t, dir))
}

// An editor that has the file open and writes into it during a reset writes into
// the copy.
func TestRestoreKeepsWhatAnEditorStillWrites(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	require.NoError(t, os.WriteFile(file, []byte("mine"), 0o644))
	editor, err := os.OpenFile(file, os.O_WRONLY|os.O_APPEND, 0)
	require.NoError(t, err)
	kept, err := Restore(file, []byte("starter"))
	require.NoError(t, err)
	_, err = editor.WriteString(", and more")
	require.NoError(t, err)
	require.NoError(t, editor.Close())
	assert.Equal(t, map[string]string{"main.go": "starter", filepath.Base(kept): "mine, and more"}, contents(t, dir))
}

func TestRestoreWhereNothingCanBeWritten(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("root may write everywhere")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	require.NoError(t, os.WriteFile(file, []byte("mine"), 0o644))
	require.NoError(t, os.Chmod(dir, 0o555))
	defer os.Chmod(dir, 0o755)
	_, err := Restore(file, []byte("starter"))
	assert.EqualError(t, err, "main.go is left as it is, for it could not be copied first: permission denied; may you write in its folder?")
	assert.Equal(t, map[string]string{"main.go": "mine"}, contents(t, dir))
	_, err = Restore(filepath.Join(dir, "missing.go"), []byte("starter"))
	assert.EqualError(t, err, "missing.go cannot be written: permission denied; may you write in its folder?")
}

func TestRestoreAFolder(t *testing.T) {
	dir := t.TempDir()
	_, err := Restore(dir, []byte("starter"))
	assert.ErrorContains(t, err, "is a folder, not a program: move it away first")
	assert.Empty(t, contents(t, dir))
}
