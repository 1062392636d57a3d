package class

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"nqueens/checker/internal/course"
)

// A Mapping says what files are whose names do not.
type Mapping struct {
	file  string
	lines []mapLine
	used  []bool
}

type mapLine struct {
	line              int
	pattern           []string // the names on the path; "**" stands for any number of them
	exercise, student string
}

// ParseMapping reads a mapping: CSV lines of a path or pattern, an exercise and, if
// need be, a student. A path is one below the class's folder, with slashes, and an
// archive is a folder on it; a folder means all that is in it. In a pattern * stands
// for any part of a name, ? for a character and ** for any number of folders. The
// first line that fits a file counts. A first line path,exercise,student is taken
// for the names of the columns. find is the exercise of a number or name; file is
// how errors name the mapping.
func ParseMapping(file string, text []byte, find func(ref string) (*course.Exercise, error)) (*Mapping, error) {
	records, lines, err := readCSV(file, text)
	if err != nil {
		return nil, err
	}
	m := &Mapping{file: file}
	var errs []error
	for i, record := range records {
		if i == 0 && len(record) > 1 && strings.EqualFold(strings.TrimSpace(record[1]), "exercise") {
			continue
		}
		l, err := parseMapLine(record, find)
		if err != nil {
			errs = append(errs, fmt.Errorf("%s:%d: %w", file, lines[i], err))
			continue
		}
		l.line = lines[i]
		m.lines = append(m.lines, l)
	}
	m.used = make([]bool, len(m.lines))
	return m, errors.Join(errs...)
}

func parseMapLine(record []string, find func(ref string) (*course.Exercise, error)) (mapLine, error) {
	for i := range record {
		record[i] = strings.TrimSpace(record[i])
	}
	if len(record) < 2 || len(record) > 3 || record[0] == "" || record[1] == "" {
		return mapLine{}, errors.New("a line must be a path and an exercise, and may name a student: ada/main.go,4 or ada/main.go,4,Ada")
	}
	names := strings.Split(strings.Trim(strings.TrimPrefix(strings.ReplaceAll(record[0], `\`, "/"), "./"), "/"), "/")
	for _, name := range names {
		if _, err := path.Match(name, ""); err != nil {
			return mapLine{}, fmt.Errorf("%q is no pattern: a [ needs its ]", record[0])
		}
	}
	ex, err := find(record[1])
	if err != nil {
		return mapLine{}, err
	}
	l := mapLine{pattern: names, exercise: ex.Name}
	if len(record) == 3 {
		l.student = record[2]
	}
	return l, nil
}

// find is the first line that fits a path.
func (m *Mapping) find(file string) (mapLine, bool) {
	names := strings.Split(file, "/")
	for i, l := range m.lines {
		if fits(l.pattern, names) {
			m.used[i] = true
			return l, true
		}
	}
	return mapLine{}, false
}

// fits reports whether a pattern fits a path or a folder on it.
func fits(pattern, names []string) bool {
	if len(pattern) == 0 {
		return true
	}
	if pattern[0] == "**" {
		for i := range names {
			if fits(pattern[1:], names[i:]) {
				return true
			}
		}
		return false
	}
	if len(names) == 0 {
		return false
	}
	ok, err := path.Match(pattern[0], names[0])
	return err == nil && (ok || pattern[0] == names[0]) && fits(pattern[1:], names[1:])
}

// unused says which lines fit none of the paths.
func (m *Mapping) unused(paths []string) []string {
	var notes []string
	for i, l := range m.lines {
		fitting := m.used[i]
		for _, p := range paths {
			fitting = fitting || fits(l.pattern, strings.Split(p, "/"))
		}
		if !fitting {
			notes = append(notes, fmt.Sprintf("%s:%d: %s fits no file of the class", m.file, l.line, strings.Join(l.pattern, "/")))
		}
	}
	return notes
}
