package selfcheck_test

import (
	"bytes"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTopLevel leaves out what .gitignore does: a learner's own files, and what commands
// have written, are no part of the course.
func TestTopLevel(t *testing.T) {
	root := openCourse(t).Root
	entries, err := os.ReadDir(root)
	require.NoError(t, err)
	ignore, err := os.ReadFile(filepath.Join(root, ".gitignore"))
	require.NoError(t, err)
	ignored := strings.Split(string(ignore), "\n")
	var names []string
	for _, entry := range entries {
		own := slices.ContainsFunc(ignored, func(line string) bool {
			pattern, atTop := strings.CutPrefix(strings.TrimRight(line, "/\r"), "/")
			match, err := path.Match(pattern, entry.Name())
			return atTop && err == nil && match
		})
		if !own && !strings.HasPrefix(entry.Name(), ".") {
			names = append(names, entry.Name())
		}
	}
	assert.ElementsMatch(t, []string{"lessons", "exercises", "solutions", "checker", "go.mod", "go.sum", "README.md", "LICENSE"}, names)
}

// walk visits the files and folders of the repository, by their path from its
// root with slashes, but for what Git keeps for itself.
func walk(t *testing.T, visit func(path string, entry fs.DirEntry)) {
	t.Helper()
	root := openCourse(t).Root
	require.NoError(t, filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.Name() == ".git" {
			if entry.IsDir() {
				return filepath.SkipDir
			}
			return nil
		}
		rel, err := filepath.Rel(root, path)
		visit(filepath.ToSlash(rel), entry)
		return err
	}))
}

// courseFolder is a folder that a learner opens.
var courseFolder = regexp.MustCompile(`^(\.|checker|(lessons|exercises|solutions)(/\d\d-[a-z0-9-]+)?)$`)

func TestEveryFolderOfTheCourseHasAReadme(t *testing.T) {
	root := openCourse(t).Root
	walk(t, func(path string, entry fs.DirEntry) {
		if entry.IsDir() && courseFolder.MatchString(path) {
			assert.FileExists(t, filepath.Join(root, filepath.FromSlash(path), "README.md"))
		}
	})
}

// In lessons, exercises and solutions everything is numbered: a folder that is
// not would be no part of the course.
func TestPartsOfTheCourseAreNumbered(t *testing.T) {
	root := openCourse(t).Root
	for _, part := range []string{"lessons", "exercises", "solutions"} {
		for _, name := range folders(t, root, part) {
			assert.Regexp(t, `^\d\d-[a-z0-9]+(-[a-z0-9]+)*$`, name, part)
		}
	}
}

func TestEveryPackageSaysWhatItIsFor(t *testing.T) {
	root := openCourse(t).Root
	comments := map[string]string{}
	walk(t, func(path string, entry fs.DirEntry) {
		if !strings.HasPrefix(path, "checker/") || strings.Contains(path, "/testdata/") || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, filepath.FromSlash(path)), nil, parser.PackageClauseOnly|parser.ParseComments)
		require.NoError(t, err)
		folder := filepath.ToSlash(filepath.Dir(path))
		comments[folder] += file.Doc.Text()
	})
	require.NotEmpty(t, comments)
	for folder, comment := range comments {
		assert.Regexp(t, `^(Package|Command) [a-z0-9]+ .*\.`, strings.ReplaceAll(comment, "\n", " "), "the package comment of %s", folder)
	}
}

// Paths of the machine that a file was written on mean nothing on another.
func TestNoPathsOfAMachine(t *testing.T) {
	root := openCourse(t).Root
	// They are put together here, so that this file does not hold them.
	paths := []string{"/" + "work/", "/" + "tmp/", ".." + "/shared"}
	walk(t, func(path string, entry fs.DirEntry) {
		if !entry.Type().IsRegular() {
			return
		}
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(path)))
		require.NoError(t, err)
		if bytes.IndexByte(text, 0) >= 0 {
			return // not a text
		}
		for _, p := range paths {
			assert.False(t, bytes.Contains(text, []byte(p)), "%s mentions %s", path, p)
		}
	})
}

var link = regexp.MustCompile(`\]\(([^)#\s]+)(#[^)\s]*)?\)`)

func TestLinksLeadSomewhere(t *testing.T) {
	root := openCourse(t).Root
	walk(t, func(path string, entry fs.DirEntry) {
		if filepath.Ext(path) != ".md" || strings.Contains(path, "testdata/") {
			return
		}
		for _, match := range link.FindAllStringSubmatch(readFile(t, root, filepath.FromSlash(path)), -1) {
			if target := match[1]; !strings.Contains(target, "://") {
				_, err := os.Stat(filepath.Join(root, filepath.FromSlash(filepath.Dir(path)), filepath.FromSlash(target)))
				assert.NoError(t, err, "%s links to %s", path, target)
			}
		}
	})
}

// Texts are UTF-8 with LF line ends, so that they are the same everywhere.
func TestTextsAreUTF8WithLF(t *testing.T) {
	root := openCourse(t).Root
	texts := []string{".go", ".md", ".yaml", ".svg", ".tsv", ".txtar", ".in", ".ans", ".mod", ".sum"}
	walk(t, func(path string, entry fs.DirEntry) {
		if !entry.Type().IsRegular() || !slices.Contains(texts, filepath.Ext(path)) {
			return
		}
		text := readFile(t, root, filepath.FromSlash(path))
		assert.Equal(t, strings.ToValidUTF8(text, ""), text, "%s is not UTF-8", path)
		assert.NotContains(t, text, "\r", "%s has CR line ends", path)
	})
}
