package board

import "sync"

// Named is the picture of a file below lessons/, such as "01-pairwise-check/tree.svg".
func Named(file string) (Picture, bool) {
	for _, p := range pictures() {
		if p.file == file {
			return p.picture, true
		}
	}
	return Picture{}, false
}

// first is the first solution of 8 queens in lexicographic order; the queen of
// row 4 stands near the middle, so her lines show well.
var first = Board{1, 5, 8, 6, 3, 7, 2, 4}

// An entry is a file, below lessons/, and what is in it.
type entry struct {
	file    string
	picture Picture
}

// made holds the table of all pictures once it has been asked for.
var made struct {
	once sync.Once
	all  []entry
}

// pictures is that table. A variable set to a function would have every picture's
// code in all that imports the package, the engine of the web page among them.
func pictures() []entry {
	made.once.Do(func() { made.all = drawAll() })
	return made.all
}

func drawAll() []entry {
	return []entry{
		{"01-pairwise-check/stuck.svg", NextRow(Board{1, 3, 0, 0})},
		{"01-pairwise-check/lines.svg", Compare(4,
			[2]Square{{1, 2}, {3, 2}}, [2]Square{{1, 2}, {3, 4}}, [2]Square{{1, 4}, {3, 2}}, [2]Square{{1, 2}, {3, 1}})},
		{"01-pairwise-check/moves.svg", Film(4, 6)},
		{"01-pairwise-check/tree.svg", SearchTree(4)},
		{"01-pairwise-check/board.svg", Attacks(first, 4)},
		{"02-diagonal-arrays/sums.svg", Sums(8, Square{3, 4})},
		{"02-diagonal-arrays/differences.svg", Differences(8, Square{3, 4})},
		{"02-diagonal-arrays/arrays.svg", LineArrays(Board{0, 0, 4, 0, 0, 0, 0, 0})},
		{"03-grid-counters/counters.svg", Counters(6, Move{Square{1, 2}, 1}, Move{Square{2, 4}, 1}, Move{Square{2, 4}, -1})},
		{"03-grid-counters/flags.svg", Flags(4, Move{Square{1, 1}, 1}, Move{Square{2, 3}, 1}, Move{Square{2, 3}, -1})},
		{"04-bitmasks/mirror.svg", Mirror(6, 2, 4, 6)},
		{"04-bitmasks/lowest.svg", LowestBit(1<<2|1<<4, 8)},
		{"04-bitmasks/walk.svg", Walk(6, 2)},
		{"04-bitmasks/masks.svg", Masks(Board{2, 4, 6, 1, 3, 5}, 4)},
		{"05-two-colours/board.svg", TwoColours(Board{2, 4, 1, 3}, Board{3, 1, 4, 2})},
		{"05-two-colours/stone.svg", TwoColours(Board{3, 1, 4, 2}, Board{2, 4, 1, 3}, Square{1, 2})},
		{"05-two-colours/bits.svg", BoardBits(Board{2, 4, 1, 3})},
		{"05-two-colours/pairs.svg", PairTable(5)},
		{"06-symmetry/turn.svg", Turn(Board{2, 4, 6, 1, 3, 5}, 2)},
		{"06-symmetry/images.svg", EightImages(first)},
		{"06-symmetry/unchanged.svg", Unchanged(4, Square{1, 3}, Board{2, 4, 1, 3}, Board{3, 5, 2, 8, 1, 7, 4, 6})},
		{"07-counting-fast/halves.svg", MeetingHalves(Board{4, 7, 3, 8})},
		{"08-completing-a-board/nauck.svg", Partial(Board{0, 0, 0, 4, 2, 0, 0, 0}, make(Board, 8))},
		{"08-completing-a-board/lines.svg", CellLines(4, Square{2, 3})},
		{"08-completing-a-board/dance.svg", Dance(4, 2)},
		{"09-very-large-boards/staircases.svg", Staircases(constructed(16))},
		{"09-very-large-boards/repaired.svg", Repaired(8)},
		{"09-very-large-boards/move.svg", MinConflicts(Board{1, 5, 8, 6, 1, 7, 2, 4}, 5)},
		{"10-estimating/probe.svg", FirstProbe(8)},
		{"10-estimating/means.svg", Means(8, 10, 100)},
		{"10-estimating/roots.svg", Roots(7, 5)},
		{"11-the-same-search/map.svg", Coloured([]string{"AAABBB", "AAFFBB", "EEFFCC", "EDDDCC"}, 4,
			[]Region{{"A", 0, 0, 0}, {"B", 2, 0, 0}, {"C", 2, 1, 0}, {"D", 1, 2, 0}, {"E", 0, 1, 0}, {"F", 1, 1, 0}})},
		{"11-the-same-search/sudoku.svg", Solved(2, "....", "..24", ".1..", "...2")},
	}
}
