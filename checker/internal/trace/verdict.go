package trace

import "fmt"

// departed is how the searches of a forest compare with the reference.
type departed struct {
	outcome
	search *search
	number int // of the search, from 1
}

// tell tells all searches and compares them up to the first that departs.
func (f *forest) tell(told *teller, input []int) *departed {
	var found *departed
	for i, size := range f.sizes(input) {
		root := f.roots[i]
		told.say(0, header, root, "%s: a board of %d", root, size)
		if size == 0 {
			continue
		}
		s := newSearch(root, size, f.masked)
		told.board(s)
		o := compare(s)
		if found == nil || found.departure == nil && (o.departure != nil || !found.cut && !found.first) {
			found = &departed{o, s, i + 1}
		}
	}
	return found
}

// verdict says where the searches leave the path of the reference.
func (p *page) verdict(f *forest, left *departed, complete bool) {
	switch {
	case left == nil:
		return
	case left.departure == nil:
		p.line(good.Styled("✓ ") + stays(left, complete))
	default:
		p.departure(f, left)
	}
	if left.search.size > largeBoard {
		p.message(fmt.Sprintf("A board of %d is large for a trace; one of 4 to 6 shows how the search works.", left.search.size))
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

func (p *page) departure(f *forest, left *departed) {
	d := left.departure
	where := "It leaves the reference's path."
	if len(f.roots) > 1 {
		where = fmt.Sprintf("Search %d, %s, leaves the reference's path.", left.number, left.search.root)
	}
	p.line(bad.Styled("✗ ") + strong.Styled(where))
	p.message(d.words)
	p.line("")
	for _, row := range drawBoard(d.queens, left.search.size, d.row, d.column, d.mark) {
		p.line("    " + row)
	}
	if len(d.queens) == 0 && len(f.roots) > 1 {
		p.line("")
		p.message(fmt.Sprintf("It is called %d times from elsewhere. If a queen stands before each of these calls, its path cannot be compared.", len(f.roots)))
	}
}
