package web

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"nqueens/checker/internal/course"
)

// builder is the work on one site.
type builder struct {
	course *course.Course
	live   bool
	site   *Site

	// pages leads from the files of the repository, and from its folders, to where
	// they are on the site: "lessons/README.md" to "lessons/index.html".
	pages   map[string]string
	order   []source
	lessons []course.Lesson // those without a fault
}

// A source is a file of the repository that becomes a page.
type source struct {
	file string // from the root, with slashes
	kind pageKind
	made func(*page) error
}

// A pageKind tells the scripts what a page has to offer.
type pageKind string

const (
	homePage     pageKind = "home"
	lessonPage   pageKind = "lesson"
	exercisePage pageKind = "exercise"
	textPage     pageKind = "text"
)

// plan finds out which pages there will be, before the first is made, so that
// every link can be led to its page.
func (b *builder) plan() error {
	b.pages["README.md"] = "index.html"
	b.add("README.md", homePage, b.home)
	for _, part := range []string{"lessons", "exercises", "solutions"} {
		if file := part + "/README.md"; b.exists(file) {
			b.add(file, textPage, b.text)
		}
	}
	for _, l := range b.course.Lessons {
		if l.Err != nil {
			return l.Err
		}
		b.lessons = append(b.lessons, l)
		b.add("lessons/"+l.Name+"/README.md", lessonPage, func(p *page) error { return b.lesson(p, l) })
		if err := b.folder("lessons/" + l.Name); err != nil {
			return err
		}
	}
	for i := range b.course.Exercises {
		e := &b.course.Exercises[i]
		if e.Err != nil {
			return e.Err
		}
		b.planExercise(e)
		if err := b.folder("solutions/" + e.Name); err != nil {
			return err
		}
	}
	return nil
}

func (b *builder) planExercise(e *course.Exercise) {
	dir := "exercises/" + e.Name
	b.add(dir+"/README.md", exercisePage, func(p *page) error { return b.exercise(p, e) })
	b.pages[dir+"/main.go"] = dir + "/index.html#program"
	if b.exists(dir + "/hints.md") {
		b.add(dir+"/hints.md", textPage, func(p *page) error { return b.hints(p, e) })
	}
	if solution := "solutions/" + e.Name + "/README.md"; b.exists(solution) {
		b.add(solution, textPage, b.text)
	}
}

// folder plans the programs of a folder and copies its pictures.
func (b *builder) folder(dir string) error {
	root := filepath.Join(b.course.Root, filepath.FromSlash(dir))
	err := filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		rel, err := filepath.Rel(b.course.Root, file)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		switch {
		case path.Ext(rel) == ".svg":
			content, err := os.ReadFile(file)
			b.site.Add(rel, content)
			return err
		case path.Base(rel) == "main.go":
			b.add(rel, textPage, b.program)
		}
		return nil
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

func (b *builder) exists(file string) bool {
	info, err := os.Stat(filepath.Join(b.course.Root, filepath.FromSlash(file)))
	return err == nil && info.Mode().IsRegular()
}

// add plans the page of a file.
func (b *builder) add(file string, kind pageKind, made func(*page) error) {
	b.order = append(b.order, source{file, kind, made})
	dir, name := path.Split(file)
	switch {
	case name == "README.md":
		b.pages[file] = dir + "index.html"
		b.pages[cmp.Or(strings.TrimSuffix(dir, "/"), ".")] = dir + "index.html"
	case path.Ext(name) == ".md":
		b.pages[file] = dir + strings.TrimSuffix(name, ".md") + ".html"
	default:
		b.pages[file] = file + ".html"
	}
}

func (b *builder) build() error {
	for _, s := range b.order {
		text, err := os.ReadFile(filepath.Join(b.course.Root, filepath.FromSlash(s.file)))
		if err != nil {
			return err
		}
		p := &page{builder: b, source: s.file, path: b.pages[s.file], kind: s.kind, text: text}
		if err := s.made(p); err != nil {
			return fmt.Errorf("%s: %w", s.file, err)
		}
		b.site.Add(p.path, p.whole())
	}
	return nil
}

// beside is the lesson with the same number as an exercise, if there is one.
func (b *builder) beside(e *course.Exercise) (course.Lesson, bool) {
	i := slices.IndexFunc(b.lessons, func(l course.Lesson) bool { return l.Number == e.Number })
	if i < 0 {
		return course.Lesson{}, false
	}
	return b.lessons[i], true
}
