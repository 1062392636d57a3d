package class

import (
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// people are the students of a class, under the names that paths give them.
type people struct {
	roster *Roster
	double map[string]bool    // names that the platform has twice in one folder
	known  map[string]*person // by key
	order  []*person
	notes  []string // on students who may be several of the roster
}

// A person is a student who has no label yet.
type person struct{ Student }

func newPeople(r *Roster, claims []claim) people {
	p := people{roster: r, double: map[string]bool{}, known: map[string]*person{}}
	if r != nil {
		for i := range r.rows {
			row := &r.rows[i]
			p.add(rowKey(i), Student{Name: row.name, ID: row.id, Email: row.email, Listed: true})
		}
	}
	ids := map[[2]string]string{}
	for _, cl := range claims {
		at := [2]string{cl.who.where, cl.who.name}
		if id, seen := ids[at]; seen && id != cl.who.id {
			p.double[cl.who.name] = true
		}
		ids[at] = cl.who.id
	}
	return p
}

func rowKey(i int) string { return fmt.Sprintf("row %d", i) }

func (p *people) add(key string, s Student) *person {
	one := &person{s}
	p.known[key] = one
	p.order = append(p.order, one)
	return one
}

// of is the student that a path names, nil if it names none.
func (p *people) of(w who) *person {
	if w.name == "" {
		return nil
	}
	inRoster := 0
	if p.roster != nil {
		rows := p.roster.find(w)
		if inRoster = len(rows); inRoster == 1 {
			return p.known[rowKey(rows[0])]
		}
	}
	key := "name " + w.name
	switch {
	case w.fixed || w.id != "" && p.double[w.name]:
		key = "id " + w.id + " " + w.name
	case w.email != "":
		key = "e-mail " + strings.ToLower(w.email) + " " + w.name
	}
	if one := p.known[key]; one != nil {
		return one
	}
	if inRoster > 1 {
		p.notes = append(p.notes, fmt.Sprintf("%s may be any of %d students in the roster: say who it is, by id, login or e-mail address, in a line of a --map file", w.name, inRoster))
	}
	return p.add(key, Student{Name: w.name, ID: w.id, Email: w.email, Listed: p.roster == nil})
}

// all gives everybody a label.
func (p *people) all() []Student {
	named := map[string]int{}
	for _, one := range p.order {
		named[one.Name]++
	}
	taken := map[string]bool{}
	var all []Student
	for _, one := range p.order {
		one.Label = one.Name
		if more := one.ID; named[one.Name] > 1 {
			if more == "" {
				more = one.Email
			}
			if more != "" {
				one.Label = fmt.Sprintf("%s (%s)", one.Name, more)
			}
		}
		for n := 2; taken[one.Label]; n++ {
			one.Label = fmt.Sprintf("%s (%d)", one.Name, n)
		}
		taken[one.Label] = true
		all = append(all, one.Student)
	}
	return all
}

// folded is a name as it is compared: its letters and digits, small. A letter with an
// accent may be one character or two: macOS names files in the second way.
func folded(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, norm.NFC.String(name))
}
