// Package progress remembers which exercises a learner has solved.
//
// It is one plain text file in the user's own state folder, a line for each
// solved exercise: the exercise's name and the day. It is never in the
// repository, and is replaced whole or not at all. The command line reads it for
// the map and writes it after an accepted check.
package progress

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// Solved maps the names of solved exercises to the day, as 2006-01-02.
type Solved map[string]string

// File is the path of the progress file: in XDG_STATE_HOME where that is set,
// else in the system's usual folder for such things.
func File() (string, error) {
	if dir := os.Getenv("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "nqueens", "progress"), nil
	}
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		dir, err := os.UserConfigDir()
		return filepath.Join(dir, "nqueens", "progress"), err
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".local", "state", "nqueens", "progress"), err
}

// Load reads the progress file. A file that is not there is no progress yet.
func Load() (Solved, error) {
	file, err := File()
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return Solved{}, nil
	}
	if err != nil {
		return nil, err
	}
	return parse(file, string(text))
}

func parse(file, text string) (Solved, error) {
	solved := Solved{}
	number := 0
	for line := range strings.Lines(text) {
		number++
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if len(words) != 2 {
			return nil, fmt.Errorf("%s, line %d: want an exercise and a day, such as \"04-bitmasks 2026-11-29\"; mend the line or delete the file", file, number)
		}
		if _, err := time.Parse(time.DateOnly, words[1]); err != nil {
			return nil, fmt.Errorf("%s, line %d: %q is not a day such as 2026-11-29; mend the line or delete the file", file, number, words[1])
		}
		solved[words[0]] = words[1]
	}
	return solved, nil
}

// Record adds exercises to those solved, keeping the day of the first time. It
// writes nothing if all are there already.
func Record(day time.Time, exercises ...string) error {
	solved, err := Load()
	if err != nil {
		return err
	}
	before := len(solved)
	for _, name := range exercises {
		if solved[name] == "" {
			solved[name] = day.Format(time.DateOnly)
		}
	}
	if len(solved) == before {
		return nil
	}
	return solved.save()
}

// save writes a new file beside the old one and puts it in its place.
func (s Solved) save() error {
	file, err := File()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return err
	}
	var text strings.Builder
	for _, name := range slices.Sorted(maps.Keys(s)) {
		fmt.Fprintln(&text, name, s[name])
	}
	return replace(file, text.String())
}

func replace(file, text string) error {
	f, err := os.CreateTemp(filepath.Dir(file), "progress-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // in vain once it is renamed
	_, err = f.WriteString(text)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), file)
}
