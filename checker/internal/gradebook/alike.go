package gradebook

import (
	"fmt"
	"math"
	"strings"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/likeness"
)

// An Alike is a group of programs for one exercise that package likeness takes for
// alike.
type Alike struct {
	Exercise string
	Students []string // the labels
	Pairs    []AlikePair
	Further  int // pairs that are not listed
}

// An AlikePair are two of them, the most alike first.
type AlikePair struct {
	Students   [2]string
	Similarity float64 // 0 to 1
	Lines      [2][]likeness.Lines
}

// alikeHint is said wherever such groups are shown.
const alikeHint = "A hint to look at these programs side by side, not a finding: small programs that solve the same problem are alike by nature."

// FindAlike compares the programs of a class for each exercise. A program that cannot
// be read is left out: its verdict says so. One that several students have handed in
// together is compared once, under the name of the first.
func FindAlike(c *class.Class, published likeness.Published) []Alike {
	var all []Alike
	for _, exercise := range c.Exercises() {
		comparison := likeness.New(published)
		seen := map[string]bool{} // files
		for i := range c.Submissions {
			s := &c.Submissions[i]
			if s.Exercise != exercise || seen[s.File] {
				continue
			}
			seen[s.File] = true
			if text, err := c.Read(s); err == nil {
				comparison.Add(i, text)
			}
		}
		for _, g := range comparison.Groups() {
			all = append(all, alikeOf(c, exercise, g))
		}
	}
	return all
}

func alikeOf(c *class.Class, exercise string, g likeness.Group) Alike {
	a := Alike{Exercise: exercise, Further: g.Further}
	for _, i := range g.Members {
		a.Students = append(a.Students, c.Submissions[i].Student)
	}
	for _, p := range g.Pairs {
		a.Pairs = append(a.Pairs, AlikePair{Students: [2]string{c.Submissions[p.A].Student, c.Submissions[p.B].Student},
			Similarity: p.Similarity, Lines: [2][]likeness.Lines{p.LinesA, p.LinesB}})
	}
	return a
}

// words says how alike a pair is and where.
func (p AlikePair) words() string {
	return fmt.Sprintf("%d%%, lines %s and %s", int(math.Floor(p.Similarity*100+1e-9)), rangesOf(p.Lines[0]), rangesOf(p.Lines[1]))
}

// rangesOf is "3-17, 20".
func rangesOf(lines []likeness.Lines) string {
	var parts []string
	for _, l := range lines {
		if l.From == l.To {
			parts = append(parts, fmt.Sprint(l.From))
		} else {
			parts = append(parts, fmt.Sprintf("%d-%d", l.From, l.To))
		}
	}
	return strings.Join(parts, ", ")
}
