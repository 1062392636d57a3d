package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func say(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

func TestWriteWhole(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "grades.csv")
	require.NoError(t, writeWhole(file, say("first")))
	require.NoError(t, os.Chmod(file, 0o600))
	err := writeWhole(file, func(io.Writer) error { return errors.New("half way") })
	assert.ErrorContains(t, err, "left as it was")
	require.NoError(t, writeWhole(file, say("second")))
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "second", string(text))
	assert.ErrorContains(t, writeWhole(dir, say("x")), "it is a folder")
	if runtime.GOOS != "windows" {
		info, err := os.Stat(file)
		require.NoError(t, err)
		assert.Equal(t, os.FileMode(0o600), info.Mode(), "grades that were private stay so")
	}
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, left, 1)
}

// A report for the null device must not put a file in the device's place, as a
// rename by root does. A link to the device stands for it, lest this test break it.
func TestWriteWholeToADevice(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the null device of Windows is no file in a folder")
	}
	link := filepath.Join(t.TempDir(), "null")
	require.NoError(t, os.Symlink(os.DevNull, link))
	require.NoError(t, writeWhole(link, say("x")))
	info, err := os.Lstat(link)
	require.NoError(t, err)
	assert.Equal(t, os.ModeSymlink, info.Mode().Type(), "the link is still one")
	info, err = os.Stat(link)
	require.NoError(t, err)
	assert.NotZero(t, info.Mode()&os.ModeDevice)
}

func TestWriteWholeToALink(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "real.csv"), filepath.Join(dir, "link.csv")
	require.NoError(t, os.WriteFile(file, []byte("first"), 0o644))
	if err := os.Symlink("real.csv", link); err != nil {
		t.Skip("no links here:", err)
	}
	require.NoError(t, writeWhole(link, say("second")))
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "second", string(text))
}
