package icpc

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"

	"go.yaml.in/yaml/v3"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/mistakes"
)

// kitsDir is where the kits are, below the root of the course.
const kitsDir = "checker/internal/export/icpc/problems"

// A kit is what an exercise needs for other judges.
type kit struct {
	dir       string // from the root of the course, with slashes
	timeLimit int    // seconds of a test
	wrong     map[string][]mistakes.Mistake
	input     []byte            // the exercise's part of the input validator
	output    []byte            // the output validator; nil for the default one
	cases     map[string][]byte // the files of caseFolders by "invalid_input/NAME.in"
}

// caseFolders are the folders of a kit whose files test the validators.
var caseFolders = []string{"invalid_input", "valid_output", "invalid_output"}

// wrongFolders are the folders of wrong submissions in the format, with the verdicts
// that this checker may give a program that belongs there.
var wrongFolders = []struct {
	name     string
	verdicts []string
}{
	{"wrong_answer", []string{"WA"}},
	{"time_limit_exceeded", []string{"TLE"}},
	{"run_time_error", []string{"RTE"}},
}

// packageYAML is a kit's package.yaml.
type packageYAML struct {
	TimeLimit         int      `yaml:"time_limit"`
	WrongAnswer       []string `yaml:"wrong_answer"`
	TimeLimitExceeded []string `yaml:"time_limit_exceeded"`
	RunTimeError      []string `yaml:"run_time_error"`
}

func readKit(c *course.Course, e *course.Exercise) (*kit, error) {
	k := &kit{dir: path.Join(kitsDir, e.Name), wrong: map[string][]mistakes.Mistake{}, cases: map[string][]byte{}}
	files := os.DirFS(filepath.Join(c.Root, filepath.FromSlash(k.dir)))
	if _, err := fs.Stat(files, "."); errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no %s; make it with the files package.yaml and input.py, as for the other exercises, or name the exercises that are to be packed", k.dir)
	}
	text, err := k.read(files, "package.yaml")
	if err != nil {
		return nil, err
	}
	if err := k.settle(e, text); err != nil {
		return nil, err
	}
	if k.input, err = k.read(files, "input.py"); err != nil {
		return nil, err
	}
	if e.Output == course.ByRules {
		if k.output, err = k.read(files, "output.py"); err != nil {
			return nil, err
		}
	}
	return k, k.readCases(files)
}

func (k *kit) read(files fs.FS, name string) ([]byte, error) {
	text, err := fs.ReadFile(files, name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s/%s is missing; write it as for the other exercises", k.dir, name)
	}
	return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), err
}

// settle takes what package.yaml says.
func (k *kit) settle(e *course.Exercise, text []byte) error {
	var y packageYAML
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	decoder.KnownFields(true)
	if err := decoder.Decode(&y); err != nil {
		return fmt.Errorf("%s/package.yaml: %w", k.dir, err)
	}
	if y.TimeLimit < 1 {
		return fmt.Errorf("%s/package.yaml: time_limit must be a whole number of seconds from 1", k.dir)
	}
	k.timeLimit = y.TimeLimit
	for i, names := range [][]string{y.WrongAnswer, y.TimeLimitExceeded, y.RunTimeError} {
		folder := wrongFolders[i]
		if len(names) == 0 {
			return fmt.Errorf("%s/package.yaml: %s needs the name of at least one program of package mistakes", k.dir, folder.name)
		}
		for _, name := range names {
			m, err := mistakes.Find(name)
			if err != nil {
				return fmt.Errorf("%s/package.yaml: %w", k.dir, err)
			}
			if m.Exercise != fmt.Sprintf("%02d", e.Number) || !slices.Equal(m.Verdicts, folder.verdicts) {
				return fmt.Errorf("%s/package.yaml: %s is a program for exercise %s with the verdict %v, and cannot stand under %s", k.dir, name, m.Exercise, m.Verdicts, folder.name)
			}
			k.wrong[folder.name] = append(k.wrong[folder.name], m)
		}
	}
	return nil
}

// readCases reads the files that test the validators.
func (k *kit) readCases(files fs.FS) error {
	for _, dir := range caseFolders {
		entries, err := fs.ReadDir(files, dir)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		for _, entry := range entries {
			name := path.Join(dir, entry.Name())
			if k.cases[name], err = fs.ReadFile(files, name); err != nil {
				return err
			}
		}
	}
	return nil
}
