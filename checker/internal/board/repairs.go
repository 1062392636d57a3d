package board

import (
	"fmt"
	"slices"
	"strconv"
)

// halves is the rule of lesson 09: the even columns, then the odd ones.
func halves(n int) Board {
	var b Board
	for _, first := range []int{2, 1} {
		for column := first; column <= n; column += 2 {
			b = append(b, column)
		}
	}
	return b
}

// constructed is the rule with its repairs, a solution for every n but 2 and 3.
func constructed(n int) Board {
	b := halves(n)
	even, odd := b[:n/2], b[n/2:]
	switch n % 6 {
	case 2: // 1 3 5 7 ... becomes 3 1 7 ... 5
		return slices.Concat(even, Board{3, 1}, odd[3:], Board{5})
	case 3: // 2 4 6 ... becomes 4 6 ... 2, and 1 3 5 ... becomes 5 ... 1 3
		return slices.Concat(even[1:], Board{2}, odd[2:], Board{1, 3})
	}
	return b
}

// Repaired shows the board of the rule with lines between the queens that attack
// each other, and the board of the repaired rule with the queens marked that have
// moved.
func Repaired(n int) Picture {
	rule, repaired := halves(n), constructed(n)
	side := 200 / n
	before, after := Chessboard(n, side).Numbered(1).Place(rule, Queen), Chessboard(n, side).Numbered(1).Place(repaired, Queen)
	clashes, moved := 0, 0
	squares := rule.squares()
	for i, a := range squares {
		for _, b := range squares[i+1:] {
			if a.attacks(b) {
				before.Line(a, b)
				clashes++
			}
		}
	}
	for _, s := range repaired.squares() {
		if !rule.hasQueen(s.Row, s.Column) {
			after.At(s.Row, s.Column).Signs = []Sign{Chosen}
			moved++
		}
	}
	desc := fmt.Sprintf("The rule gives columns %s, and lines join %d pairs of queens that attack each other. "+
		"The repaired rule gives %s; the %d queens that have moved are in rings, and no queen attacks another.",
		rule.columns(), clashes, repaired.columns(), moved)
	return Picture{fmt.Sprintf("The rule for n = %d, and its repair", n), desc, Strip{Columns: 2, Panels: []Panel{
		Captioned{[]string{"the rule"}, before},
		Captioned{[]string{"repaired"}, after},
	}}}
}

// MinConflicts shows one move of min-conflicts in a row: each cell of the row says
// how many of the other queens attack it, and her queen goes to the first of those
// with the fewest.
func MinConflicts(b Board, row int) Picture {
	others := slices.Clone(b)
	others[row-1] = 0
	before := Chessboard(len(b), 26).Numbered(1).Place(b, Queen)
	before.At(row, b[row-1]).Signs = []Sign{Chosen}
	best := 1
	for column := 1; column <= len(b); column++ {
		count := others.attackers(row, column)
		if count < others.attackers(row, best) {
			best = column
		}
		if column != b[row-1] {
			before.At(row, column).Write(strconv.Itoa(count), Ink)
		}
	}
	before.At(row, best).Shade = Lit
	after := Chessboard(len(b), 26).Numbered(1).Place(others, Queen)
	after.At(row, best).Put(Chosen)
	desc := fmt.Sprintf("The queen in row %d, column %d is attacked by %d others. The other cells of her row say how many queens attack them; "+
		"she goes to column %d, which is lit and attacked by %d.",
		row, b[row-1], others.attackers(row, b[row-1]), best, others.attackers(row, best))
	return Picture{"One move of min-conflicts", desc, Strip{Columns: 2, Panels: []Panel{
		Captioned{[]string{"before"}, before},
		Captioned{[]string{"after"}, after},
	}}}
}
