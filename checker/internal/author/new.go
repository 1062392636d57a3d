package author

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"text/template"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/pattern"
	"nqueens/checker/internal/reason"
)

//go:embed skeleton
var skeleton embed.FS

// slugForm is the name of an exercise, with its number or without.
var slugForm = pattern.New(`^(?:(\d\d)-)?([a-z]+[a-z0-9]*(?:-[a-z0-9]+)*)$`)

// parts are where an exercise has a folder.
var parts = []string{"exercises", "solutions"}

// New writes the files of a new exercise, to be filled in, and returns their paths from
// the root of the course. The name is a slug, such as knights, which gets the next
// number, or a number and a slug, such as 12-knights. Nothing that is there is touched:
// if one of the two folders exists, New writes nothing, and what it cannot write whole
// it takes away again.
func New(c *course.Course, name string) (exercise string, files []string, err error) {
	number, slug, err := numbered(c, name)
	if err != nil {
		return "", nil, err
	}
	exercise = fmt.Sprintf("%02d-%s", number, slug)
	data := struct{ Number, Name, Title string }{fmt.Sprintf("%02d", number), exercise, title(slug)}
	texts, err := fill(data.Name, data)
	if err != nil {
		return "", nil, err
	}
	for _, part := range parts {
		dir := filepath.Join(c.Root, part, exercise)
		_, err := os.Lstat(dir)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", nil, cannotWrite(part+"/"+exercise, err)
		}
		if err == nil {
			return "", nil, fmt.Errorf("%s/%s is there already; give the new exercise another name", part, exercise)
		}
	}
	for _, file := range texts {
		if err := writeFile(c, file); err != nil {
			for _, part := range parts { // which were not there before
				os.RemoveAll(filepath.Join(c.Root, part, exercise))
			}
			return "", nil, cannotWrite(file.path, err)
		}
		files = append(files, file.path)
	}
	return exercise, files, nil
}

func cannotWrite(path string, err error) error {
	return fmt.Errorf("cannot write %s: %w; nothing was written: make room in the course's folder, or see that you may write there", path, reason.Of(err))
}

// writeFile writes a file of a new exercise. Beside the statement it makes the folder of
// the tests.
func writeFile(c *course.Course, file filled) error {
	at := filepath.Join(c.Root, filepath.FromSlash(file.path))
	dir := filepath.Dir(at)
	if strings.HasPrefix(file.path, "exercises/") {
		dir = filepath.Join(dir, "tests")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	return os.WriteFile(at, file.text, 0o644)
}

// numbered takes a name apart and makes sure that nobody has the number or the slug.
func numbered(c *course.Course, name string) (number int, slug string, err error) {
	match := slugForm().FindStringSubmatch(name)
	if match == nil {
		return 0, "", fmt.Errorf("%q is no name of an exercise: use small letters, digits and dashes, as in knights or 12-knights", name)
	}
	slug = match[2]
	for _, e := range c.Exercises {
		number = max(number, e.Number)
	}
	number++
	if match[1] != "" {
		if _, err := fmt.Sscanf(match[1], "%d", &number); err != nil {
			return 0, "", err
		}
	}
	for _, e := range c.Exercises {
		if e.Number == number || e.Slug() == slug {
			return 0, "", fmt.Errorf("there is an exercise %s already; give the new one another number and name", e.Name)
		}
	}
	if number < 1 || number > 99 {
		return 0, "", fmt.Errorf("the number of an exercise is from 01 to 99, not %02d", number)
	}
	return number, slug, nil
}

// title is a slug as the beginning of a sentence.
func title(slug string) string {
	words := strings.ReplaceAll(slug, "-", " ")
	return strings.ToUpper(words[:1]) + words[1:]
}

// A filled file is one of a new exercise.
type filled struct {
	path string
	text []byte
}

// fill fills in the texts of the folder skeleton.
func fill(exercise string, data any) ([]filled, error) {
	var all []filled
	err := fs.WalkDir(skeleton, "skeleton", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(skeleton, file)
		if err != nil {
			return err
		}
		t, err := template.New(file).Delims("<<", ">>").Option("missingkey=error").Parse(string(text))
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := t.Execute(&b, data); err != nil {
			return err
		}
		part := path.Base(path.Dir(file))
		all = append(all, filled{path.Join(part, exercise, strings.TrimSuffix(path.Base(file), ".txt")), b.Bytes()})
		return nil
	})
	return all, err
}
