package class

import (
	"path"
	"strings"
)

// A claim is what the path of a file says about it.
type claim struct {
	file     *file
	who      who
	exercise string // "" if the path does not say
	late     bool

	attempt int64    // of the whole folder; a later one has a higher number
	order   [2]int64 // among files of one name: the suffix of the name, the platform's number
	base    string   // the path without the marks of an attempt
}

// who is a student as a path names one.
type who struct {
	name, id string
	email    string // from an export; may be empty
	fixed    bool   // the id is the same everywhere
	where    string // the folder in which the platform named the student
}

// A part is one name on a path.
type part struct {
	name     string // without the ending of a file or an archive
	stem     string // what the student called it: the name, or its rest in a download
	isFile   bool
	download *download
}

// partsOf takes a path apart.
func partsOf(p string) []part {
	names := strings.Split(p, "/")
	parts := make([]part, len(names))
	for i, name := range names {
		parts[i] = part{isFile: i == len(names)-1}
		if d, ok := downloadOf(name); ok && (d.rest != "" || !parts[i].isFile) {
			parts[i].download = &d
			parts[i].stem = stemOf(d.rest)
		} else {
			parts[i].stem = stemOf(name)
		}
		parts[i].name = stemOf(name)
	}
	return parts
}

// partsOf is the same, where an export says what the number of a folder is.
func (p *placer) partsOf(at string) []part {
	parts := partsOf(at)
	if i, who := p.export.of(at); who != nil {
		parts[i].name, parts[i].stem, parts[i].download = "", "", &download{}
	}
	return parts
}

// stemOf is a name without what endings say about its kind.
func stemOf(name string) string {
	for range 2 { // main.go.txt
		switch strings.ToLower(path.Ext(name)) {
		case ".go", ".zip", ".txt", ".text", ".golang":
			name = name[:len(name)-len(path.Ext(name))]
		}
	}
	return name
}

// nobody are names of files that are not those of a person.
var nobody = map[string]bool{"": true, "main": true, "solution": true, "answer": true, "program": true, "prog": true, "code": true,
	"queens": true, "nqueens": true, "n-queens": true, "untitled": true, "test": true, "submission": true, "file": true, "app": true,
	"hello": true, "project": true, "final": true, "new": true, "copy": true, "index": true, "src": true}

// around are names of folders that hold a class.
var around = map[string]bool{"submissions": true, "submission": true, "handin": true, "handins": true, "students": true, "class": true,
	"uploads": true, "abgaben": true, "entregas": true, "rendus": true}

// read finds out what a path says.
func (p *placer) read(f *file) claim {
	parts := p.partsOf(f.path)
	folders, last := parts[:len(parts)-1], parts[len(parts)-1]
	exercise, stated := p.exerciseOf(parts)
	c := claim{file: f, exercise: exercise}
	p.readDownload(&c, parts)
	var base []string
	for _, part := range folders {
		if m := attemptFolder().FindStringSubmatch(part.name); m != nil && part.download == nil {
			c.attempt = number(m[1])
		} else if part.download == nil {
			base = append(base, part.name)
		}
	}
	if c.who.name == "" {
		c.who.name = p.studentIn(folders[min(p.skip, len(folders)):], c.exercise, stated)
	}
	own := c.who.name == "" // the file's name must be the student's
	stem, suffix := p.suffix(f.path, last.stem, own)
	c.order[0] = suffix
	c.base = strings.Join(append(base, strings.ToLower(stem)), "/")
	if own && f.program {
		if name := p.nameIn(stem, c.exercise, stated); !nobody[strings.ToLower(name)] {
			c.who.name = name
		}
	}
	return c
}

// readDownload takes in what the platform says, in the outermost name that it has
// given.
func (p *placer) readDownload(c *claim, parts []part) {
	if at, who := p.export.of(c.file.path); who != nil {
		c.who = who[0].who(strings.Join(strings.Split(c.file.path, "/")[:at], "/"))
		return
	}
	for i, part := range parts {
		d := part.download
		if d == nil {
			continue
		}
		c.who = who{name: d.student, id: d.id, fixed: d.fixed, where: strings.Join(strings.Split(c.file.path, "/")[:i], "/")}
		if task := p.tasks[c.who.where]; task != "" && d.task != "" {
			c.who.name = strings.TrimPrefix(d.task+"_"+d.student, task+"_")
		}
		c.late = d.late
		if d.fixed { // Canvas numbers the files
			c.order[1] = d.order
		} else { // all files of an attempt have the same
			c.attempt = d.order
		}
		return
	}
}

// suffix cuts the mark of an attempt off the stem of a file. Where the stem is a
// student's name, as team-2 may be, it is a mark only if there is a file without.
func (p *placer) suffix(at, whole string, own bool) (stem string, attempt int64) {
	base, attempt := cutAttempt(whole)
	if attempt == 0 {
		return whole, 0
	}
	if m, ok := p.names.find(whole); ok && m.to > len(base) {
		return whole, 0 // exercise-4
	}
	if own && !p.there[path.Join(path.Dir(at), strings.ToLower(base))] {
		return whole, 0
	}
	return base, attempt
}

// exerciseOf is the exercise that a path names: a name that says nothing else
// comes before one that says more, and an inner one before an outer one. stated
// tells that a name says nothing else, or that it was given.
func (p *placer) exerciseOf(parts []part) (exercise string, stated bool) {
	if p.given != "" {
		return p.given, true
	}
	loose := ""
	for i := len(parts) - 1; i >= 0; i-- {
		texts := []string{parts[i].stem}
		if d := parts[i].download; d != nil {
			texts = append(texts, d.task)
		}
		for _, text := range texts {
			m, ok := p.names.find(text)
			if ok && m.whole {
				return m.exercise, true
			}
			if ok && loose == "" {
				loose = m.exercise
			}
		}
	}
	if loose == "" {
		m, _ := p.names.find(p.base)
		loose = m.exercise
	}
	return loose, false
}

// studentIn finds the outermost folder that speaks of something else than the
// exercise, which is the student. "" if there is none.
func (p *placer) studentIn(folders []part, exercise string, stated bool) string {
	for _, part := range folders {
		if attemptFolder().MatchString(part.name) {
			continue
		}
		if name := p.nameIn(part.stem, exercise, stated); name != "" {
			return name
		}
	}
	return ""
}

// nameIn is a name less what it says about the exercise.
func (p *placer) nameIn(text, exercise string, stated bool) string {
	m, ok := p.names.find(text)
	switch {
	case !ok || m.bare && stated && p.numbered:
	case m.exercise == exercise && (p.given == "" || !m.whole), !m.bare && !m.whole:
		text = m.without(text)
	}
	return strings.TrimSpace(text)
}

// areNumbered reports whether students have numbers of their own, such as team-04:
// somewhere a number beside a name is that of another exercise than the one that is
// solved.
func (p *placer) areNumbered(paths []string) bool {
	for _, at := range paths {
		parts := p.partsOf(at)
		exercise, stated := p.exerciseOf(parts)
		for _, part := range parts[min(p.skip, len(parts)-1):] {
			m, ok := p.names.find(part.stem)
			if ok && stated && m.bare && !m.whole && m.exercise != exercise && !attemptFolder().MatchString(part.name) {
				return true
			}
		}
	}
	return false
}

// skipped is how many folders on the path of every file hold the whole class: those
// that are called so, and one that stands alone and has folders or archives of
// several students in it.
func (p *placer) skipped(paths []string) int {
	for n := 0; ; n++ {
		folder, single := onlyFolder(paths, n)
		if !single || !p.holdsAll(folder) && p.students(paths, n) < 2 {
			return n
		}
		if _, isDownload := downloadOf(folder); isDownload {
			return n
		}
	}
}

// onlyFolder is the folder that all paths have at level n, if it is the same for all.
func onlyFolder(paths []string, n int) (name string, single bool) {
	for _, at := range paths {
		names := strings.Split(at, "/")
		if len(names) < n+2 || name != "" && names[n] != name {
			return "", false
		}
		name = names[n]
	}
	return name, name != ""
}

// holdsAll reports whether a folder is called what a class's is, or has the name of
// the one exercise that is graded.
func (p *placer) holdsAll(folder string) bool {
	stem := stemOf(folder)
	m, isExercise := p.names.find(stem)
	return around[strings.ToLower(stem)] || isExercise && m.whole && m.exercise == p.given
}

// students counts what lies in the folder at level n, which is the same for all
// paths, and looks like a student's: a folder, a download, or a file loose in an
// archive.
func (p *placer) students(paths []string, n int) int {
	found := map[string]bool{}
	for _, at := range paths {
		names := strings.Split(at, "/")
		name := names[n+1]
		_, isDownload := downloadOf(name)
		_, isExercise := p.names.find(stemOf(name))
		folder := len(names) > n+2 && (!isExercise || p.given != "")
		loose := strings.HasSuffix(strings.ToLower(names[n]), ".zip") && !nobody[strings.ToLower(stemOf(name))] && !isExercise
		if folder && !attemptFolder().MatchString(name) || isDownload || loose {
			found[name] = true
		}
	}
	return len(found)
}
