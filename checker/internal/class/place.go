package class

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
)

// A placer says whose a file is and what it solves.
type placer struct {
	Options
	given    string
	names    namer
	base     string            // the name of the class's own folder
	skip     int               // folders around the class, on every path
	numbered bool              // students have numbers, which are not those of exercises
	tasks    map[string]string // what Blackboard calls the assignment, by folder
	export   submitters        // whose a folder of Gradescope's is
	there    map[string]bool   // paths without the ending, the name in small letters

	people people
}

func newPlacer(o Options, base string, export submitters, files []file) *placer {
	p := &placer{Options: o, given: o.Exercise, names: namer{o.Exercises}, base: base, export: export, there: map[string]bool{}}
	var paths []string
	for _, f := range files {
		p.there[path.Join(path.Dir(f.path), strings.ToLower(stemOf(path.Base(f.path))))] = true
		if f.program {
			paths = append(paths, f.path)
		}
	}
	p.tasks = tasksOf(files)
	p.skip = p.skipped(paths)
	p.numbered = p.areNumbered(paths)
	return p
}

// A pile is what a student has handed in for an exercise.
type pile struct {
	student  *person
	exercise string
	claims   []claim
}

type pileKey struct {
	student  *person
	exercise string
}

const (
	noExercise = "which exercise it solves is not said by its path: name it with --exercise, or in a line of a --map file"
	noStudent  = "whose it is, is not said by its path: put it in a folder with the student's name, or name the student in a line of a --map file"
	noMain     = "of the several files that were handed in none has package main and func main: ask for one program in one file"
	manyMains  = "it is not the only program that was handed in, and which counts is not said: name the right one in a line of a --map file, or take the others away"
)

// place puts all files in their places. Piles are handled in the order in which
// their first file was found.
func (p *placer) place(c *Class, files []file) {
	claims := p.claims(files)
	p.people = newPeople(p.Roster, claims)
	var piles []*pile
	index := map[pileKey]*pile{}
	var beside []claim
	for _, cl := range claims {
		switch {
		case !cl.file.program:
			beside = append(beside, cl)
		case cl.exercise == "":
			p.people.of(cl.who)
			c.Unplaced = append(c.Unplaced, Unplaced{cl.file.path, noExercise})
		case cl.who.name == "":
			c.Unplaced = append(c.Unplaced, Unplaced{cl.file.path, noStudent})
		default:
			student := p.people.of(cl.who)
			key := pileKey{student, cl.exercise}
			if index[key] == nil {
				index[key] = &pile{student: student, exercise: cl.exercise}
				piles = append(piles, index[key])
			}
			index[key].claims = append(index[key].claims, cl)
		}
	}
	var placed []placedSubmission
	for _, pl := range piles {
		if s, ok := pl.pick(c); ok {
			placed = append(placed, s)
		}
	}
	p.attach(c, placed, beside)
	c.Students, c.Notes = p.people.all(), append(c.Notes, p.people.notes...)
	for _, s := range placed {
		s.Student = s.student.Label
		c.Submissions = append(c.Submissions, s.Submission)
		for _, e := range s.earlier {
			c.Earlier = append(c.Earlier, Attempt{s.Student, s.Exercise, e})
		}
	}
}

// claims reads the paths of all files. What the mapping says comes first.
func (p *placer) claims(files []file) []claim {
	var claims []claim
	for i := range files {
		cl := p.read(&files[i])
		several := true // may have handed it in together
		if p.Map != nil {
			if to, ok := p.Map.find(files[i].path); ok {
				cl.exercise = to.exercise
				if to.student != "" {
					cl.who, several = who{name: to.student}, false
				}
			}
		}
		claims = append(claims, cl)
		if _, group := p.export.of(files[i].path); several && len(group) > 1 {
			for _, s := range group[1:] {
				cl.who = s.who(cl.who.where)
				claims = append(claims, cl)
			}
		}
	}
	return claims
}

// A placedSubmission is one whose student has no label yet.
type placedSubmission struct {
	Submission
	student *person
	earlier []string
}

// pick finds the submission that counts in a pile. The others are earlier ones,
// lie beside it, or are unplaced.
func (pl *pile) pick(c *Class) (placedSubmission, bool) {
	s := placedSubmission{student: pl.student}
	newest := slices.MaxFunc(pl.claims, func(a, b claim) int { return cmp.Compare(a.attempt, b.attempt) }).attempt
	var now, mains []claim
	for _, cl := range pl.claims {
		switch {
		case cl.attempt != newest:
			s.earlier = append(s.earlier, cl.file.path)
			continue
		case cl.file.main && cl.file.start:
			mains = append(mains, cl)
		}
		now = append(now, cl)
	}
	if len(mains) == 0 && sameBase(now) {
		mains = now
	}
	if reason := doubt(mains); reason != "" {
		unplaced := mains
		if len(mains) == 0 {
			unplaced = now
		}
		for _, cl := range unplaced {
			c.Unplaced = append(c.Unplaced, Unplaced{cl.file.path, reason})
		}
		for _, file := range s.earlier {
			c.Unplaced = append(c.Unplaced, Unplaced{file, "it is an earlier attempt, and which is the last cannot be said: see the others of " + pl.student.Name})
		}
		return s, false
	}
	last := slices.MaxFunc(mains, func(a, b claim) int {
		return cmp.Or(slices.Compare(a.order[:], b.order[:]), cmp.Compare(a.file.rank(), b.file.rank()), cmp.Compare(a.file.path, b.file.path))
	})
	for _, cl := range now {
		switch {
		case cl.file == last.file:
		case slices.ContainsFunc(mains, func(m claim) bool { return m.file == cl.file }):
			s.earlier = append(s.earlier, cl.file.path)
			if cl.order == last.order && cl.file.digest != last.file.digest {
				c.note(fmt.Sprintf("%s counts and %s does not, since nothing says which is the later one: "+
					"take the one away that should not", last.file.path, cl.file.path))
			}
		default:
			s.Beside = append(s.Beside, cl.file.path)
		}
	}
	s.Submission.Exercise, s.File, s.Late = pl.exercise, last.file.path, last.late
	s.Digest, s.at = last.file.digest, last.file.at
	pl.student.Handed = true
	return s, true
}

// note says something once, also if it is of several students.
func (c *Class) note(text string) {
	if !slices.Contains(c.Notes, text) {
		c.Notes = append(c.Notes, text)
	}
}

// doubt is why none of these programs can be taken for the submission; "" if one
// can.
func doubt(mains []claim) string {
	switch {
	case len(mains) == 0:
		return noMain
	case !sameBase(mains) && !sameBytes(mains):
		return manyMains
	}
	return ""
}

// sameBase reports whether files differ in the marks of attempts only.
func sameBase(claims []claim) bool {
	for _, cl := range claims {
		if cl.base != claims[0].base {
			return false
		}
	}
	return true
}

// sameBytes reports whether files are copies of one.
func sameBytes(claims []claim) bool {
	for _, cl := range claims {
		if cl.file.digest != claims[0].file.digest {
			return false
		}
	}
	return true
}

// attach lists what is no program with the submission that it came with, or as
// unplaced.
func (p *placer) attach(c *Class, placed []placedSubmission, beside []claim) {
	of := map[*person][]int{} // the submissions of a student
	for i := range placed {
		of[placed[i].student] = append(of[placed[i].student], i)
	}
	for _, cl := range beside {
		own := of[p.people.of(cl.who)]
		if len(own) == 0 {
			c.Unplaced = append(c.Unplaced, Unplaced{cl.file.path, cl.file.why})
			continue
		}
		at := own[0]
		for _, i := range own {
			if placed[i].Submission.Exercise == cl.exercise {
				at = i
			}
		}
		placed[at].Beside = append(placed[at].Beside, cl.file.path)
	}
	for i := range placed {
		slices.Sort(placed[i].Beside)
	}
}

func number(digits string) int64 {
	n, _ := strconv.ParseInt(digits, 10, 64)
	return n
}
