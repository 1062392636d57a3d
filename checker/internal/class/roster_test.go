package class

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRoster(t *testing.T) {
	files := []string{"lovelaceada_12345_1_main.go", "noycebob_777_2_main.go", "Cleo Pan_3_assignsubmission_file_/main.go", "dan/main.go", "eve@example.org/main.go", "zoe/main.go"}
	want := []string{"Ada Lovelace", "Bob Noyce", "Dan", "Eve", "Pan, Cleo", "zoe"}
	for _, tc := range []struct{ name, text string }{
		{"commas", "id,name,email\n1,Ada Lovelace,\n777,Bob Noyce,\n3,\"Pan, Cleo\",\n4,Dan,\n5,Eve,eve@example.org\n6,Fay,\n"},
		{"semicolons, BOM, CRLF, other columns", "\ufeffGroup;Full Name;Student ID;E-mail\r\nx;Ada Lovelace;1;\r\nx;Bob Noyce;777;\r\n\r\nx;Pan, Cleo;3;\r\nx;Dan;4;\r\nx;Eve;5;eve@example.org\r\nx;Fay;6;\r\n;;;\r\n"},
		{"Excel's Unicode Text", "\xff\xfe" + utf16LE("id\tname\temail\r\n1\tAda Lovelace\t\r\n777\tBob Noyce\t\r\n3\t\"Pan, Cleo\"\t\r\n4\tDan\t\r\n5\tEve\teve@example.org\r\n6\tFay\t\r\n")},
		{"Excel for the Macintosh, and its line on separators", "sep=;\rid;name;email\r1;Ada Lovelace;\r777;Bob Noyce;\r3;Pan, Cleo;\r4;Dan;\r5;Eve;eve@example.org\r6;Fay;\r"},
		{"Canvas's gradebook, lines that are there twice", "Student,ID,Email\n    Points Possible,,\nAda Lovelace,1,\nBob Noyce,777,\n\"Pan, Cleo\",3,\nDan,4,\nDan,4,\nEve,5,eve@example.org\nFay,6,\nFay,6,\n"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			roster, err := ParseRoster("roster.csv", []byte(tc.text))
			require.NoError(t, err)
			c := open(t, put(t, files...), Options{Exercise: "04-bitmasks", Roster: roster})
			var students []string
			for _, s := range c.Submissions {
				students = append(students, s.Student)
			}
			assert.Equal(t, want, students)
			assert.Equal(t, []string{"missing: Fay", "unlisted: zoe"}, tell(c)[len(c.Submissions):])
			assert.Equal(t, Student{Label: "Eve", Name: "Eve", ID: "5", Email: "eve@example.org", Listed: true, Handed: true}, c.Students[3])
		})
	}
	t.Run("first and last names, logins", func(t *testing.T) {
		roster, err := ParseRoster("roster.csv", []byte("Last name\tFirst name\tUsername\nLovelace\tAda\talovelace\nLee\tKim\tklee\nLee\tKim\tklee2\n"))
		require.NoError(t, err)
		c := open(t, put(t, "lovelaceada_9_1_main.go", "Exercise 3_alovelace_attempt_2026-02-01-12-00-00_main.go", "klee2/main.go", "Kim Lee/main.go"),
			Options{Roster: roster, Map: mapping(t, "*,3\n")})
		assert.Equal(t, []string{
			"Ada Lovelace | 03-grid-counters | Exercise 3_alovelace_attempt_2026-02-01-12-00-00_main.go",
			"Kim Lee | 03-grid-counters | Kim Lee/main.go", // who of the two cannot be said
			"Kim Lee (klee2) | 03-grid-counters | klee2/main.go",
			"earlier: Ada Lovelace | 03-grid-counters | lovelaceada_9_1_main.go",
			"missing: Kim Lee (klee)", "unlisted: Kim Lee",
			"Kim Lee may be any of 2 students in the roster: say who it is, by id, login or e-mail address, in a line of a --map file"}, tell(c))
	})
	for _, tc := range []struct{ name, text, want string }{
		{"empty", "", "r.csv is empty: its first line must name the columns, such as id,name,email"},
		{"no names of columns", "1,Ada\n", "r.csv:1: no column is called id, login, name, first name, last name or email: the first line must name the columns"},
		{"nobody", "id,name\n\n", "r.csv names nobody: below the line with the names of the columns there must be one line a student"},
		{"quotes", "id,name\n1,\"Ada\n", `r.csv:2: extraneous or missing " in quoted-field; a text with a quotation mark or a separator in it stands in quotation marks, and a quotation mark in it is doubled`},
		{"another encoding", "id,name\n1,Jos\xe9\n", "r.csv is not in UTF-8, so that names with accents would be lost: save it again as CSV UTF-8"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, err := ParseRoster("r.csv", []byte(tc.text))
			assert.EqualError(t, err, tc.want)
		})
	}
}

func TestMapping(t *testing.T) {
	dir := put(t, "a/x.go", "a/y.go", "b.zip:"+zipped(t, "deep/in/q.go"), "c/main.go", "d/04.go", "e/x[1].go")
	m := mapping(t, "path,exercise,student\na/x.go,4\na,3\n**/q.go,10,Bob\n*/04.go,1\ne/x[1].go,2\nnone/*.go,2\n")
	assert.Equal(t, []string{
		"a | 03-grid-counters | a/y.go", "a | 04-bitmasks | a/x.go", "Bob | 10-estimating | b.zip/deep/in/q.go",
		"d | 01-pairwise-check | d/04.go", "e | 02-diagonal-arrays | e/x[1].go",
		"unplaced: c/main.go | which exercise it solves is ",
		"map.csv:7: none/*.go fits no file of the class"}, tell(open(t, dir, Options{Map: m})))
	for _, tc := range []struct{ name, text, want string }{
		{"no exercise", "a.go\n", "map.csv:1: a line must be a path and an exercise, and may name a student: ada/main.go,4 or ada/main.go,4,Ada"},
		{"unknown exercise", "a.go,4\n\nb.go,77\n", `map.csv:3: there is no exercise "77"`},
		{"bad pattern", "[a.go,4\n", `map.csv:1: "[a.go" is no pattern: a [ needs its ]`},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, err := ParseMapping("map.csv", []byte(tc.text), find)
			assert.EqualError(t, err, tc.want)
		})
	}
}

// A name is the same whether its accents are characters of their own, as macOS writes
// the names of files, or not.
func TestAccents(t *testing.T) {
	roster, err := ParseRoster("roster.csv", []byte("name\nJosé Núñez\n"))
	require.NoError(t, err)
	c := open(t, put(t, "Jose\u0301 Nu\u0301n\u0303ez/main.go"), Options{Exercise: "04-bitmasks", Roster: roster})
	require.Len(t, c.Submissions, 1)
	assert.Equal(t, "José Núñez", c.Submissions[0].Student)
	assert.Empty(t, c.Missing())
	assert.Empty(t, c.Unlisted())
}

// utf16LE is a text of ASCII in UTF-16, the lower byte first.
func utf16LE(ascii string) string {
	var b strings.Builder
	for _, c := range []byte(ascii) {
		b.WriteByte(c)
		b.WriteByte(0)
	}
	return b.String()
}

func mapping(t *testing.T, text string) *Mapping {
	t.Helper()
	m, err := ParseMapping("map.csv", []byte(text), find)
	require.NoError(t, err)
	return m
}
