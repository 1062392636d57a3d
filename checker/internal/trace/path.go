package trace

import "fmt"

// departed is how the searches of a forest compare with the reference.
type departed struct {
	outcome
	search *search
	index  int // of the search
}

// tell tells all searches and compares them up to the first that departs.
func (f *forest) tell(told *teller, input []int, complete bool) {
	var found *departed
	for i, size := range f.sizes(input) {
		root := f.roots[i]
		told.begin(root, size)
		told.say(Step{Kind: Begin, Line: lineOf(Begin, root), Call: root.String(), at: root}, "%s: a board of %d", root, size)
		if size == 0 {
			continue
		}
		s := newSearch(root, size, f.masked)
		told.board(s)
		o := compare(s)
		if found == nil || found.departure == nil && (o.departure != nil || !found.cut && !found.first) {
			found = &departed{o, s, i}
		}
	}
	r := told.record
	if found == nil {
		return
	}
	if found.departure == nil {
		r.Path = &Path{Stays: true, Title: stays(found, complete)}
	} else {
		r.Path = f.leaves(found, r.Searches[found.index].Steps)
	}
	if size := found.search.size; size > largeBoard {
		r.Notes = append(r.Notes, fmt.Sprintf("A board of %d is large for a trace; one of 4 to 6 shows how the search works.", size))
	}
	if told.beyond > 0 {
		r.Notes = append(r.Notes, "It tries one row more when every row has its queen. Does it notice a full board?")
	}
}

// stays says how far a search stays on the path.
func stays(left *departed, complete bool) string {
	switch {
	case left.first:
		return "It stops at its first solution, and up to there it is on the reference's path."
	case left.cut && !complete:
		return "As far as it was traced, it is on the reference's path."
	case left.cut:
		return "As far as it came, it is on the reference's path."
	}
	return "It never leaves the reference's path: row by row, columns from the left."
}

// leaves says where a search leaves the path.
func (f *forest) leaves(left *departed, steps []Step) *Path {
	d := left.departure
	p := &Path{Title: "It leaves the reference's path.", Words: d.words, Search: left.index, Step: d.in(steps),
		Queens: d.queens, Row: d.row, Column: d.column, Mark: d.mark, size: left.search.size}
	if len(f.roots) == 1 {
		return p
	}
	p.Title = fmt.Sprintf("Search %d, %s, leaves the reference's path.", left.index+1, left.search.root)
	if len(d.queens) == 0 {
		p.Doubt = fmt.Sprintf("It is called %d times from elsewhere. If a queen stands before each of these calls, its path cannot be compared.", len(f.roots))
	}
	return p
}

// in is the index of the step at which the departure shows.
func (d *departure) in(steps []Step) int {
	at := 0
	for i, s := range steps {
		if s.at == any(d.turn) {
			return i
		}
		if s.at == any(d.call) {
			at = i
		}
	}
	return at
}
