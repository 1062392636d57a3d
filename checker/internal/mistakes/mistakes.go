// Package mistakes holds a corpus of programs as learners write them: nearly
// right, too slow, laid out wrongly, and a few that are right in spite of their
// looks. Each comes with its exercise, the verdicts it may get, and what is wrong.
//
// The corpus is the folder testdata, whose name keeps the Go command from
// compiling it: a program NAME.go is a line of INDEX.tsv. The package only hands
// it out and runs nothing. The tests of the repository grade every program of it,
// and the packages for other judges take their wrong submissions from it.
package mistakes

import (
	"bytes"
	"embed"
	"encoding/csv"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"
)

//go:embed testdata
var files embed.FS

// A Mistake is one program of the corpus.
type Mistake struct {
	Name     string   // "e04_counts_add_up"; its file is NAME.go
	Exercise string   // the exercise's number, "04"
	Verdicts []string // the short names of the verdicts it may get, "WA"
	Words    []string // one of them must be said about it; empty if anything may be
	What     string   // what is wrong, in one line
}

// Source is the text of the program.
func (m Mistake) Source() ([]byte, error) { return files.ReadFile("testdata/" + m.Name + ".go") }

var columns = []string{"file", "exercise", "verdict", "words", "what is wrong"}

// All are the programs in the order of the index.
var All = sync.OnceValues(func() ([]Mistake, error) {
	index, err := files.ReadFile("testdata/INDEX.tsv")
	if err != nil {
		return nil, err
	}
	table := csv.NewReader(bytes.NewReader(index))
	table.Comma, table.LazyQuotes, table.FieldsPerRecord = '\t', true, len(columns)
	rows, err := table.ReadAll()
	if err != nil {
		return nil, fmt.Errorf("INDEX.tsv of the mistakes: %w", err)
	}
	if len(rows) == 0 || !slices.Equal(rows[0], columns) {
		return nil, fmt.Errorf("INDEX.tsv of the mistakes must begin with the columns %s", strings.Join(columns, ", "))
	}
	var all []Mistake
	for _, row := range rows[1:] {
		m := Mistake{Name: strings.TrimSuffix(row[0], ".go"), Exercise: row[1], Verdicts: strings.Split(row[2], "|"), What: row[4]}
		if row[3] != "" {
			m.Words = strings.Split(row[3], "|")
		}
		all = append(all, m)
	}
	return all, nil
})

// Find is a program by its name.
func Find(name string) (Mistake, error) {
	all, err := All()
	if err != nil {
		return Mistake{}, err
	}
	i := slices.IndexFunc(all, func(m Mistake) bool { return m.Name == name })
	if i < 0 {
		return Mistake{}, fmt.Errorf("there is no mistake %q in the index of package mistakes", name)
	}
	return all[i], nil
}

// Programs are the names of all programs that are there, in the index or not.
func Programs() ([]string, error) {
	entries, err := files.ReadDir("testdata")
	if err != nil {
		return nil, err
	}
	var names []string
	for _, entry := range entries {
		if name, ok := strings.CutSuffix(path.Base(entry.Name()), ".go"); ok {
			names = append(names, name)
		}
	}
	return names, nil
}
