// Package progress remembers which exercises a learner has solved, and how many
// hints have been shown.
//
// Both belong to the user and not to a clone: who has solved an exercise has solved
// it, and a second clone of the course, or one that was moved, shows the same.
//
// These are two plain text files in the user's own state folder, with a line for
// each exercise: its name and the day, or its name and the number of hints. They
// are never in the repository, and are replaced whole or not at all. The command
// line reads them for the map and the next hint.
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

	"nqueens/checker/internal/reason"
)

// Solved maps the names of solved exercises to the day, as 2006-01-02.
type Solved map[string]string

// File is the path of the progress file: in XDG_STATE_HOME where that is set,
// else in the system's usual folder for such things.
func File() (string, error) { return state("progress") }

// state is the path of a file in the folder for the user's state.
func state(name string) (string, error) {
	file, err := stateIn(name)
	if err != nil {
		return "", fmt.Errorf("there is no folder for it: %w; let XDG_STATE_HOME name one that you may write in", err)
	}
	return file, nil
}

func stateIn(name string) (string, error) {
	if dir := os.Getenv("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "nqueens", name), nil
	}
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		dir, err := os.UserConfigDir()
		return filepath.Join(dir, "nqueens", name), err
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".local", "state", "nqueens", name), err
}

// Load reads the progress file. A file that is not there is no progress yet.
func Load() (Solved, error) {
	solved := Solved{}
	err := read("progress", `an exercise and a day, such as "04-bitmasks 2026-11-29"`, func(exercise, day string) error {
		if _, err := time.Parse(time.DateOnly, day); err != nil {
			return fmt.Errorf("%q is not a day such as 2026-11-29", day)
		}
		solved[exercise] = day
		return nil
	})
	if err != nil {
		return nil, err
	}
	return solved, nil
}

// read hands the two words of each line of a state file to take. A file that is
// not there has no lines.
func read(name, want string, take func(exercise, value string) error) error {
	file, err := state(name)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot read %s: %w; see that it is a file that you may read, or let XDG_STATE_HOME name another folder", file, reason.Of(err))
	}
	number := 0
	for line := range strings.Lines(string(text)) {
		number++
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		err := fmt.Errorf("want %s", want)
		if len(words) == 2 {
			err = take(words[0], words[1])
		}
		if err != nil {
			return fmt.Errorf("%s, line %d: %w; mend the line or delete the file", file, number, err)
		}
	}
	return nil
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
	return save("progress", solved)
}

// save writes a new state file beside the old one and puts it in its place.
func save[V any](name string, values map[string]V) error {
	file, err := state(name)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return cannotWrite(file, err)
	}
	var text strings.Builder
	for _, exercise := range slices.Sorted(maps.Keys(values)) {
		fmt.Fprintln(&text, exercise, values[exercise])
	}
	if err := replace(file, text.String()); err != nil {
		return cannotWrite(file, err)
	}
	return nil
}

func cannotWrite(file string, err error) error {
	return fmt.Errorf("cannot write %s: %w; make room, or let XDG_STATE_HOME name a folder that you may write in", file, reason.Of(err))
}

func replace(file, text string) error {
	f, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+"-*")
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
