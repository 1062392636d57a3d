package course

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Exercise finds an exercise by its number ("4", "04"), its slug ("bitmasks"),
// its name ("04-bitmasks") or a path to its folder or its main.go. The error
// lists what there is; an exercise whose files have a fault gives that fault.
func (c *Course) Exercise(ref string) (*Exercise, error) {
	e, err := c.Find(ref)
	if err != nil {
		return nil, err
	}
	if e.Err != nil {
		return nil, fmt.Errorf("exercise %s cannot be used: %w", e.Name, e.Err)
	}
	return e, nil
}

// Find finds an exercise as Exercise does, whatever fault its files have.
func (c *Course) Find(ref string) (*Exercise, error) {
	folders := make([]folder, len(c.Exercises))
	for i, e := range c.Exercises {
		folders[i] = folder{number: e.Number, name: e.Name, dir: e.Dir}
	}
	i, err := c.find("exercise", folders, ref, "main.go")
	if err != nil {
		return nil, err
	}
	c.readExercise(&c.Exercises[i])
	return &c.Exercises[i], nil
}

// Lesson finds a lesson as Exercise finds an exercise; a path may lead to its
// folder, its README.md or its main.go.
func (c *Course) Lesson(ref string) (*Lesson, error) {
	folders := make([]folder, len(c.Lessons))
	for i, l := range c.Lessons {
		folders[i] = folder{number: l.Number, name: l.Name, dir: l.Dir}
	}
	i, err := c.find("lesson", folders, ref, "README.md", "main.go")
	if err != nil {
		return nil, err
	}
	l := &c.Lessons[i]
	c.readLesson(l)
	if l.Err != nil {
		return nil, fmt.Errorf("lesson %s cannot be used: %w", l.Name, l.Err)
	}
	return l, nil
}

// ExerciseOf tells which exercise a file belongs to: one that lies, at whatever
// depth, under exercises/NN-slug or solutions/NN-slug. The file need not exist.
// The exercise may have a fault: see Exercise.Err.
func (c *Course) ExerciseOf(path string) (*Exercise, bool) {
	parts := c.inside(path)
	if len(parts) < 3 || parts[0] != "exercises" && parts[0] != "solutions" {
		return nil, false
	}
	for i := range c.Exercises {
		if c.Exercises[i].Name == parts[1] {
			c.readExercise(&c.Exercises[i])
			return &c.Exercises[i], true
		}
	}
	return nil, false
}

// find is the index of the folder that ref means.
func (c *Course) find(kind string, folders []folder, ref string, files ...string) (int, error) {
	found := byName(folders, ref)
	if len(found) == 0 {
		found = c.byPath(kind+"s", folders, ref, files)
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		if near := nearest(folders, ref); near != "" {
			return 0, fmt.Errorf("there is no %s %q; did you mean %s?", kind, ref, near)
		}
		return 0, fmt.Errorf("there is no %s %q; %s", kind, ref, list(kind, folders))
	}
	return 0, fmt.Errorf("%q may mean more than one %s: give its whole name; %s", ref, kind, list(kind, folders))
}

// nearest is the name of the one folder that has the number at the beginning of ref,
// or ref as a part of its name; "" if there is none.
func nearest(folders []folder, ref string) string {
	first, _, more := strings.Cut(ref, "-")
	number, numbered := asNumber(first)
	var near []string
	for _, f := range folders {
		if numbered && more && number == f.number || len(ref) > 2 && strings.Contains(f.name, strings.ToLower(ref)) {
			near = append(near, f.name)
		}
	}
	if len(near) == 1 && !strings.Contains(ref, "/") {
		return near[0]
	}
	return ""
}

func list(kind string, folders []folder) string {
	if len(folders) == 0 {
		return fmt.Sprintf("the course has no %ss yet", kind)
	}
	var names []string
	for _, f := range folders {
		names = append(names, f.name)
	}
	return "there are " + strings.Join(names, ", ")
}

// byName finds by number, name or slug. A whole name beats a slug.
func byName(folders []folder, ref string) []int {
	var exact, loose []int
	number, isNumber := asNumber(ref)
	for i, f := range folders {
		_, slug, _ := strings.Cut(f.name, "-")
		if strings.EqualFold(ref, f.name) {
			exact = append(exact, i)
		}
		if isNumber && number == f.number || strings.EqualFold(ref, slug) {
			loose = append(loose, i)
		}
	}
	if exact != nil {
		return exact
	}
	return loose
}

// asNumber takes digits only: "+4" and "4.0" are no numbers of an exercise.
func asNumber(ref string) (int, bool) {
	if ref == "" || strings.Trim(ref, "0123456789") != "" {
		return 0, false
	}
	n, err := strconv.Atoi(ref)
	return n, err == nil
}

// byPath finds by a path, which may start from the working directory, from the
// course's root or from the folder of that part of the course.
func (c *Course) byPath(part string, folders []folder, ref string, files []string) []int {
	if ref == "" {
		return nil
	}
	native := filepath.FromSlash(ref)
	bases := []string{native}
	if !filepath.IsAbs(native) {
		bases = append(bases, filepath.Join(c.Root, native), filepath.Join(c.Root, part, native))
		// A path copied from Windows means the same elsewhere.
		if slashed := strings.ReplaceAll(ref, `\`, "/"); slashed != ref {
			bases = append(bases, filepath.Join(c.Root, slashed), filepath.Join(c.Root, part, slashed))
		}
	}
	for _, path := range bases {
		parts := c.inside(path)
		if len(parts) < 2 || len(parts) > 3 || parts[0] != part || len(parts) == 3 && !slices.Contains(files, parts[2]) {
			continue
		}
		for i, f := range folders {
			if f.name == parts[1] {
				return []int{i}
			}
		}
	}
	return nil
}

// inside splits a path below the root into its parts; nil if it is not below.
// Links on the way are followed where the path as written leads elsewhere.
func (c *Course) inside(path string) []string {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil
	}
	if parts := below(c.Root, abs); parts != nil {
		return parts
	}
	return below(resolve(c.Root), resolve(abs))
}

// below is the parts of path after root; nil if it is not below root.
func below(root, path string) []string {
	rel, err := filepath.Rel(root, path)
	if err != nil || rel == "." {
		return nil
	}
	parts := strings.Split(rel, string(filepath.Separator))
	if parts[0] == ".." {
		return nil
	}
	return parts
}

// resolve follows the links of the part of a path that exists.
func resolve(path string) string {
	for at, rest := path, ""; ; {
		if real, err := filepath.EvalSymlinks(at); err == nil {
			return filepath.Join(real, rest)
		}
		if at == filepath.Dir(at) {
			return path
		}
		at, rest = filepath.Dir(at), filepath.Join(filepath.Base(at), rest)
	}
}
