package class

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// gradescope is what the file at the top of an export says, less what nobody reads.
const gradescope = `submission_11:
  :submitters:
  - :name: Ada Lovelace
    :sid: 77
    :email: ada@example.org
  :created_at: 2026-02-01 12:00:00.000000000 Z
  :score: 10.0
  :results: !ruby/object:Result
    tests: []
submission_12:
  :submitters:
  - :name: Bob Noyce
    :sid: ''
    :email: bob@example.org
  - :name: Cleo Pan
    :sid:
    :email: cleo@example.org
submission_13:
  :submitters: []
submission_14:
  :submitters:
  - :name: Ada Lovelace
    :sid: '78'
`

// write puts a text into a file of a folder.
func write(t *testing.T, dir, name, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
}

func TestGradescopesExport(t *testing.T) {
	other := program + "// another\n"
	files := []string{"submission_11/main.go", "submission_12/queens.go:" + other, "submission_12/notes.pdf:1", "submission_13/main.go", "submission_14/main.go", "submission_15/main.go"}
	want := []string{
		"Ada Lovelace (77) | 04-bitmasks | submission_11/main.go",
		"Ada Lovelace (78) | 04-bitmasks | submission_14/main.go",
		"Bob Noyce | 04-bitmasks | submission_12/queens.go | beside submission_12/notes.pdf",
		"Cleo Pan | 04-bitmasks | submission_12/queens.go | beside submission_12/notes.pdf",
		"submission_13 | 04-bitmasks | submission_13/main.go",
		"submission_15 | 04-bitmasks | submission_15/main.go",
	}
	t.Run("unpacked", func(t *testing.T) {
		dir := put(t, files...)
		write(t, dir, metadataName, gradescope)
		assert.Equal(t, want, tell(open(t, dir, Options{Exercise: "04-bitmasks"})))
	})
	t.Run("as it is downloaded", func(t *testing.T) {
		const top = "assignment_4_export/"
		var inside []string
		for _, f := range files {
			inside = append(inside, top+f)
		}
		dir := put(t)
		// The text has colons in it, which part a name from a text only once.
		write(t, dir, "export.zip", zipped(t, append(inside, top+metadataName+":"+gradescope)...))
		got := tell(open(t, filepath.Join(dir, "export.zip"), Options{Exercise: "04-bitmasks"}))
		for i := range got {
			got[i] = strings.ReplaceAll(got[i], top, "")
		}
		assert.Equal(t, want, got)
	})
	t.Run("with a roster and a mapping", func(t *testing.T) {
		dir := put(t, files[:3]...)
		write(t, dir, metadataName, gradescope)
		roster, err := ParseRoster("roster.csv", []byte("name,email\nA. Lovelace,ada@example.org\nNoyce,bob@example.org\nPan,cleo@example.org\nDan,\n"))
		require.NoError(t, err)
		assert.Equal(t, []string{
			"A. Lovelace | 04-bitmasks | submission_11/main.go",
			"Noyce | 03-grid-counters | submission_12/queens.go",
			"unplaced: submission_12/notes.pdf | it is no Go program: ask for",
			"missing: Dan", "missing: Pan",
		}, tell(open(t, dir, Options{Roster: roster, Map: mapping(t, "submission_11,4\n**/queens.go,3,Noyce\n**/*.pdf,3,Dan\n")})))
	})
	t.Run("with an entry that cannot be read", func(t *testing.T) {
		for _, faulty := range []string{
			"submission_12: no map\n",
			"submission_12:\n  :submitters: Bob\n",
			"submission_12:\n  :submitters:\n  - :name: [Bob, Noyce]\n",
			"submission_12:\n  :submitters:\n  - :name: \"Bob\n",      // no YAML
			"submission_12:\n  :submitters:\n\t- :name: Bob: Noyce\n", // nor this
		} {
			dir := put(t, "submission_11/main.go", "submission_12/main.go:"+other, "submission_14/main.go")
			before, rest, _ := strings.Cut(gradescope, "submission_12:")
			_, after, _ := strings.Cut(rest, "submission_13:")
			write(t, dir, metadataName, before+faulty+"submission_13:"+after)
			assert.Equal(t, []string{
				"Ada Lovelace (77) | 04-bitmasks | submission_11/main.go",
				"Ada Lovelace (78) | 04-bitmasks | submission_14/main.go",
				"submission_12 | 04-bitmasks | submission_12/main.go",
				"unplaced: submission_metadata.yml | submission_12 cannot be read",
			}, tell(open(t, dir, Options{Exercise: "04-bitmasks"})), faulty)
		}
	})
	t.Run("nothing of the kind", func(t *testing.T) {
		dir := put(t, files[0])
		write(t, dir, metadataName, "- just a list\n")
		assert.Equal(t, []string{"submission_11 | 04-bitmasks | submission_11/main.go",
			"unplaced: submission_metadata.yml | it is no list of submissions"}, tell(open(t, dir, Options{Exercise: "04-bitmasks"})))
	})
}

// Two students of one name need no numbers to be two.
func TestGradescopesNamesakes(t *testing.T) {
	dir := put(t, "submission_1/main.go", "submission_2/main.go:"+program+"// another\n")
	write(t, dir, metadataName, "submission_1:\n  :submitters:\n  - :name: Wei Zhang\n    :email: wz1@example.org\n"+
		"submission_2:\n  :submitters:\n  - :name: Wei Zhang\n    :email: wz2@example.org\n")
	assert.Equal(t, []string{
		"Wei Zhang (wz1@example.org) | 04-bitmasks | submission_1/main.go",
		"Wei Zhang (wz2@example.org) | 04-bitmasks | submission_2/main.go",
	}, tell(open(t, dir, Options{Exercise: "04-bitmasks"})))
}

// Who hands such a file in says nothing with it about others.
func TestAStudentsOwnMetadata(t *testing.T) {
	dir := put(t, "ada/x/main.go", "bob/main.go")
	write(t, filepath.Join(dir, "ada"), metadataName, "x:\n  :submitters:\n  - :name: bob\n")
	assert.Equal(t, []string{"ada | 04-bitmasks | ada/x/main.go | beside ada/submission_metadata.yml", "bob | 04-bitmasks | bob/main.go"},
		tell(open(t, dir, Options{Exercise: "04-bitmasks"})))

	dir = put(t, "submission_11/main.go") // and nobody else's
	write(t, dir, metadataName, gradescope[:strings.Index(gradescope, "submission_12")])
	write(t, filepath.Join(dir, "submission_11"), metadataName, "main.go:\n  :submitters:\n  - :name: bob\n")
	assert.Equal(t, []string{"Ada Lovelace | 04-bitmasks | submission_11/main.go | beside submission_11/submission_metadata.yml"},
		tell(open(t, dir, Options{Exercise: "04-bitmasks"})))
}
