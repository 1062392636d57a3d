package progress

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// home gives the test a state folder of its own and returns where the progress
// file will be.
func home(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("XDG_STATE_HOME", dir)
	return filepath.Join(dir, "nqueens", "progress")
}

func put(t *testing.T, file, text string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
	require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
}

func text(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	return string(data)
}

func day(s string) time.Time {
	d, err := time.Parse(time.DateOnly, s)
	if err != nil {
		panic(err)
	}
	return d
}

func TestFile(t *testing.T) {
	want := home(t)
	got, err := File()
	require.NoError(t, err)
	assert.Equal(t, want, got)

	t.Run("a relative XDG_STATE_HOME does not count", func(t *testing.T) {
		if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
			t.Skip("another folder on this system")
		}
		t.Setenv("XDG_STATE_HOME", "state")
		t.Setenv("HOME", "/home/ada")
		got, err := File()
		require.NoError(t, err)
		assert.Equal(t, "/home/ada/.local/state/nqueens/progress", got)
	})
}

func TestLoadNothing(t *testing.T) {
	home(t)
	solved, err := Load()
	require.NoError(t, err)
	assert.Equal(t, Solved{}, solved)
}

func TestLoad(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       Solved
	}{
		{"an empty file", "", Solved{}},
		{"one a line", "01-pairwise-check 2026-11-28\n04-bitmasks 2026-11-29\n", Solved{"01-pairwise-check": "2026-11-28", "04-bitmasks": "2026-11-29"}},
		{"edited on Windows", "\r\n 04-bitmasks\t2026-11-29 \r\n\r\n", Solved{"04-bitmasks": "2026-11-29"}},
		{"no last line end", "04-bitmasks 2026-11-29", Solved{"04-bitmasks": "2026-11-29"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			put(t, home(t), test.text)
			solved, err := Load()
			require.NoError(t, err)
			assert.Equal(t, test.want, solved)
		})
	}
}

func TestLoadCorrupt(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"a word too few", "01-pairwise-check 2026-11-28\n04-bitmasks\n", `, line 2: want an exercise and a day, such as "04-bitmasks 2026-11-29"; mend the line or delete the file`},
		{"a word too many", "04-bitmasks 2026-11-29 AC\n", `, line 1: want an exercise and a day, such as "04-bitmasks 2026-11-29"; mend the line or delete the file`},
		{"no day", "\n04-bitmasks yesterday\n", `, line 2: "yesterday" is not a day such as 2026-11-29; mend the line or delete the file`},
		{"no such day", "04-bitmasks 2026-02-30\n", `, line 1: "2026-02-30" is not a day such as 2026-11-29; mend the line or delete the file`},
	} {
		t.Run(test.name, func(t *testing.T) {
			file := home(t)
			put(t, file, test.text)
			_, err := Load()
			require.EqualError(t, err, file+test.want)
			assert.EqualError(t, Record(day("2026-11-30"), "05-two-colours"), file+test.want)
			assert.Equal(t, test.text, text(t, file), "a file that cannot be read is left alone")
		})
	}
}

func TestRecord(t *testing.T) {
	file := home(t)
	require.NoError(t, Record(day("2026-11-28"), "04-bitmasks"))
	assert.Equal(t, "04-bitmasks 2026-11-28\n", text(t, file))

	require.NoError(t, Record(day("2026-11-30"), "05-two-colours", "04-bitmasks", "01-pairwise-check"))
	assert.Equal(t, "01-pairwise-check 2026-11-30\n04-bitmasks 2026-11-28\n05-two-colours 2026-11-30\n", text(t, file), "the first day stays")

	solved, err := Load()
	require.NoError(t, err)
	assert.Equal(t, Solved{"01-pairwise-check": "2026-11-30", "04-bitmasks": "2026-11-28", "05-two-colours": "2026-11-30"}, solved)
	assert.Equal(t, []string{"progress"}, names(t, filepath.Dir(file)), "nothing is left beside it")
}

func TestRecordNothingNew(t *testing.T) {
	file := home(t)
	require.NoError(t, Record(day("2026-11-28")))
	assert.NoFileExists(t, file)

	put(t, file, "04-bitmasks   2026-11-28\n\n")
	require.NoError(t, Record(day("2026-11-30"), "04-bitmasks"))
	assert.Equal(t, "04-bitmasks   2026-11-28\n\n", text(t, file), "not written again")
}

func TestRecordWhereFileCannotBe(t *testing.T) {
	t.Run("a folder in its place", func(t *testing.T) {
		file := home(t)
		require.NoError(t, os.MkdirAll(file, 0o755))
		_, err := Load()
		require.ErrorContains(t, err, "cannot read "+file+": ")
		assert.ErrorContains(t, err, "; see that it is a file that you may read, or let XDG_STATE_HOME name another folder")
		assert.Error(t, Record(day("2026-11-30"), "04-bitmasks"))
		assert.Equal(t, []string{"progress"}, names(t, filepath.Dir(file)))
	})
	t.Run("a file in the place of its folder", func(t *testing.T) {
		file := home(t)
		put(t, filepath.Dir(file), "in the way")
		assert.Error(t, Record(day("2026-11-30"), "04-bitmasks"))
		assert.Equal(t, "in the way", text(t, filepath.Dir(file)))
	})
	t.Run("a file in the place of the folder around it", func(t *testing.T) {
		if runtime.GOOS == "windows" {
			t.Skip("the system has other words there")
		}
		dir := filepath.Join(t.TempDir(), "state")
		put(t, dir, "in the way")
		t.Setenv("XDG_STATE_HOME", dir)
		assert.EqualError(t, RecordHints("04-bitmasks", 1), "cannot read "+filepath.Join(dir, "nqueens", "hints")+": not a directory; see that it is a file that you may read, or let XDG_STATE_HOME name another folder")
		err := save("hints", map[string]int{"04-bitmasks": 1})
		assert.EqualError(t, err, "cannot write "+filepath.Join(dir, "nqueens", "hints")+": not a directory; make room, or let XDG_STATE_HOME name a folder that you may write in")
	})
	t.Run("no folder at all", func(t *testing.T) {
		if runtime.GOOS == "windows" {
			t.Skip("needs other variables")
		}
		t.Setenv("XDG_STATE_HOME", "")
		t.Setenv("HOME", "")
		_, err := Load()
		assert.ErrorContains(t, err, "; let XDG_STATE_HOME name one that you may write in")
	})
	t.Run("a folder that cannot be written", func(t *testing.T) {
		if os.Geteuid() == 0 || runtime.GOOS == "windows" {
			t.Skip("needs a user whom permissions bind")
		}
		file := home(t)
		put(t, file, "04-bitmasks 2026-11-28\n")
		require.NoError(t, os.Chmod(filepath.Dir(file), 0o555))
		t.Cleanup(func() { os.Chmod(filepath.Dir(file), 0o755) })
		assert.Error(t, Record(day("2026-11-30"), "05-two-colours"))
		assert.Equal(t, "04-bitmasks 2026-11-28\n", text(t, file))
		assert.Equal(t, []string{"progress"}, names(t, filepath.Dir(file)))
	})
}

// TestReplaceFails has the last step of replacing fail: neither the old file nor
// anything new is in the way.
func TestReplaceFails(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "nqueens")
	target := filepath.Join(dir, "progress")
	put(t, filepath.Join(target, "old"), "what was there")
	assert.Error(t, replace(target, "new\n"))
	assert.Equal(t, "what was there", text(t, filepath.Join(target, "old")))
	assert.Equal(t, []string{"progress"}, names(t, dir))
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}
