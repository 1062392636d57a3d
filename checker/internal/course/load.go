package course

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/rules"
)

// readLesson reads what has not been read of a lesson.
func (c *Course) readLesson(l *Lesson) {
	if !l.unread {
		return
	}
	l.unread = false
	path := filepath.Join(l.Dir, "README.md")
	text, err := os.ReadFile(path)
	if err != nil {
		l.Err = c.readError(path, err)
		return
	}
	opening, _, _ := bytes.Cut(text, []byte("\n## ")) // the map reads all of them, so no more than that
	l.Title = fence.Parse(opening).Title()
	if l.Title == "" {
		l.Err = fmt.Errorf("%s has no title: start it with a line such as `# Bitmasks`", c.shown(path))
	}
}

// readExercise reads what has not been read of an exercise.
func (c *Course) readExercise(e *Exercise) {
	if e.unread {
		e.unread = false
		e.Err = c.fill(e)
	}
}

// fill reads the files of an exercise.
func (c *Course) fill(e *Exercise) error {
	configPath := filepath.Join(e.Dir, "exercise.yaml")
	configText, err := os.ReadFile(configPath)
	if err != nil {
		return c.readError(configPath, err)
	}
	conf, err := parseConfig(c.shown(configPath), configText)
	if err != nil {
		return err
	}
	if _, ok := rules.For(e.Slug()); conf.output == ByRules && !ok {
		return fmt.Errorf("%s: output is rules, but there is no rule for %s; package rules has one for %s",
			c.shown(configPath), e.Slug(), strings.Join(rules.Slugs(), ", "))
	}
	statementPath := filepath.Join(e.Dir, "README.md")
	statement, err := os.ReadFile(statementPath)
	if err != nil {
		return c.readError(statementPath, err)
	}
	samples, err := parseStatement(c.shown(statementPath), statement)
	if err != nil {
		return err
	}
	tests, err := c.readTests(filepath.Join(e.Dir, "tests"), answers)
	if err != nil {
		return err
	}
	if err := checkHeads(c.shown(statementPath), samples, tests); err != nil {
		return err
	}
	e.Title, e.Source, e.Output, e.Cells = conf.title, conf.source, conf.output, conf.cells
	e.Limits, e.TooSlow = conf.limits.over(DefaultLimits()), tooSlow(string(statement))
	for _, s := range samples {
		e.Tests = append(e.Tests, s.Test)
	}
	e.Tests = append(e.Tests, tests...)
	if len(e.Tests) == 0 {
		return fmt.Errorf("%s has no test: give it an ```output fence under a `## Sample` heading", c.shown(statementPath))
	}
	return conf.limit(e)
}

// answers is the ending of the files with answers.
const answers = ".ans"

// readTests reads the pairs NAME.in and NAME.ans of a folder, sorted by name; answers
// is the ending of the second. Other files are not its business. A folder that is not
// there has no tests.
func (c *Course) readTests(dir, answers string) ([]Test, error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, c.readError(dir, err)
	}
	var tests []Test
	var errs []error
	for _, entry := range entries {
		name, ext := cutExt(entry.Name())
		switch ext {
		case ".in":
			test, err := c.readPair(dir, name, name+answers)
			tests, errs = append(tests, test), append(errs, err)
		case answers:
			errs = append(errs, c.missing(dir, name+".in", entry.Name()))
		}
	}
	// The order of file names is not that of names: "a-b.in" comes before "a.in".
	slices.SortFunc(tests, func(a, b Test) int { return strings.Compare(a.Name, b.Name) })
	return tests, errors.Join(errs...)
}

func cutExt(file string) (name, ext string) {
	ext = filepath.Ext(file)
	return strings.TrimSuffix(file, ext), ext
}

func (c *Course) readPair(dir, name, answerFile string) (Test, error) {
	if strings.HasPrefix(name, "sample-") {
		return Test{}, fmt.Errorf("%s: names that begin with sample- belong to the samples of README.md; rename the test", c.shown(filepath.Join(dir, name+".in")))
	}
	if err := c.missing(dir, answerFile, name+".in"); err != nil {
		return Test{}, err
	}
	input, err := os.ReadFile(filepath.Join(dir, name+".in"))
	if err != nil {
		return Test{}, c.readError(filepath.Join(dir, name+".in"), err)
	}
	answer, err := os.ReadFile(filepath.Join(dir, answerFile))
	if err != nil {
		return Test{}, c.readError(filepath.Join(dir, answerFile), err)
	}
	return Test{Name: name, Input: input, Answer: answer}, nil
}

// missing is the error if the partner of a test's file is not there.
func (c *Course) missing(dir, partner, file string) error {
	_, err := os.Stat(filepath.Join(dir, partner))
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is missing: %s stands alone, and a test is a pair NAME.in and NAME%s", c.shown(filepath.Join(dir, partner)), file, pairEnd(partner, file))
	}
	return err
}

// pairEnd is the ending of answers, of the two files of a pair.
func pairEnd(files ...string) string {
	for _, file := range files {
		if _, ext := cutExt(file); ext != ".in" {
			return ext
		}
	}
	return answers
}

// checkHeads makes sure that what a sample shows only the beginning of is tested
// whole as well.
func checkHeads(file string, samples []sample, tests []Test) error {
	for _, s := range samples {
		if s.Head && !hasInput(tests, s.Input) {
			return fmt.Errorf("%s:%d: %s shows only the first lines; put the whole answer to its input into a pair tests/NAME.in and tests/NAME.ans", file, s.line, s.Name)
		}
	}
	return nil
}

func hasInput(tests []Test, input []byte) bool {
	for _, t := range tests {
		if bytes.Equal(unix(t.Input), unix(input)) {
			return true
		}
	}
	return false
}

// unix is a text with LF line ends and without blanks at its end.
func unix(text []byte) []byte {
	return bytes.TrimRight(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), " \t\n")
}

// readError names the file from the root and says the reason once.
func (c *Course) readError(path string, err error) error {
	var pathErr *fs.PathError
	if errors.As(err, &pathErr) {
		err = pathErr.Err
	}
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is missing", c.shown(path))
	}
	return fmt.Errorf("%s cannot be read: %w", c.shown(path), err)
}
