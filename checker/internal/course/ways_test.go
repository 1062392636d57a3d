package course_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
)

// solved is a course with one exercise and these files in its solution's folder.
func solved(t *testing.T, files map[string]string) (*course.Course, *course.Exercise) {
	t.Helper()
	c := &course.Course{Root: t.TempDir()}
	for name, text := range files {
		path := filepath.Join(c.Root, "solutions", "04-bit-masks", filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
	}
	return c, &course.Exercise{Number: 4, Name: "04-bit-masks"}
}

func TestWays(t *testing.T) {
	c, e := solved(t, map[string]string{
		"main.go":           "// Masks (lesson 04): a row is a number: so.\npackage main\n",
		"README.md":         "# Solution\n",
		"one-table/main.go": "//One table :\r\npackage main\n",
		"arrays/main.go":    "// Arrays (lesson 02): flags.\n// More.\npackage main\n",
		"_draft/main.go":    "package main\n",
	})
	ways, err := c.Ways(e)
	require.NoError(t, err)
	dir := filepath.Join(c.Root, "solutions", "04-bit-masks")
	assert.Equal(t, []course.Way{
		{Name: "bit-masks", Title: "Masks (lesson 04)", Path: filepath.Join(dir, "main.go")},
		{Name: "arrays", Title: "Arrays (lesson 02)", Path: filepath.Join(dir, "arrays", "main.go")},
		{Name: "one-table", Title: "One table", Path: filepath.Join(dir, "one-table", "main.go")},
	}, ways)
}

func TestWaysFaults(t *testing.T) {
	const hint = ": the first line does not name the method; write one such as `// Pairwise check (lesson 01): compare a new queen with every earlier one.`"
	for name, text := range map[string]string{
		"no comment": "package main\n",
		"no colon":   "// Pairwise check\npackage main\n",
		"no title":   "// : compare\npackage main\n",
		"empty":      "",
	} {
		t.Run(name, func(t *testing.T) {
			c, e := solved(t, map[string]string{"main.go": "// Masks: so.\n", "arrays/main.go": text})
			_, err := c.Ways(e)
			assert.EqualError(t, err, "solutions/04-bit-masks/arrays/main.go"+hint)
		})
	}
	c, e := solved(t, map[string]string{"main.go": "// Masks: so.\n", "arrays/README.md": ""})
	_, err := c.Ways(e)
	assert.ErrorIs(t, err, os.ErrNotExist)
	c, e = solved(t, nil)
	_, err = c.Ways(e)
	assert.ErrorIs(t, err, os.ErrNotExist)
}
