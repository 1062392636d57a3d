package main

import "math/bits"

// This file is meet with everything that makes it fast. It differs from meet in
// four ways:
//
//   - Halves are joined from quarters: some rows at the edge, some at the middle.
//   - Only one of the eight views of a board is counted, as in edges; but which one
//     is read off the corners, so that each half can be sorted out by itself.
//   - The diagonals of 64 halves are collected by turning a square of 64 x 64 bits.
//   - Two rows of an upper half are looked up at once.
//
// An upper half stands on rows 0 to t-1, where t is n/2. A lower half is written as
// the upper half that it is when the board is turned upside down: its row 0 is the
// last row of the board. For odd n a queen of its own stands in the middle row.

// A part is an upper half, or the queens of some of its rows.
type part struct {
	// code holds the column of the queen in row r in bits 5r to 5r+4; and, in t bits
	// from leftKey and t bits from rightKey on, the rows whose queen stands in one of
	// the t columns on the left, or on the right. Row 0 has the highest of these bits.
	code uint64
	// diag has a bit for each diagonal with a queen: column - row + t for the
	// diagonals \, 32 + column + row for the diagonals /.
	diag uint64
}

const (
	leftKey  = 40
	rightKey = 48
	keyMask  = 1<<8 - 1
)

// largestHalves is the largest n for which a part has room: 8 rows.
const largestHalves = 17

// A task is a pair of column sets, one for each half, in the view that counts.
type task struct {
	upper, lower int    // the sets
	middle       uint64 // the diagonals of the queen in the middle row, as in part
	key          uint64 // the largest reading of the corners along the columns
	ties         int    // how many of these four readings are as large
}

// tasks lists all pairs of column sets, in one view each.
func tasks(n int) []task {
	t := n / 2
	var list []task
	for set := 0; set < 1<<n; set++ {
		if bits.OnesCount(uint(set)) != t {
			continue
		}
		rest := (1<<n - 1) &^ set
		if n%2 == 0 {
			list = appendView(list, n, task{upper: set, lower: rest})
			continue
		}
		for col := 0; col < n; col++ {
			if rest>>col&1 == 1 {
				middle := uint64(1)<<col | 1<<(32+col+t)
				list = appendView(list, n, task{upper: set, lower: rest &^ (1 << col), middle: middle})
			}
		}
	}
	return list
}

// appendView appends the task if no corner reads larger along the columns than the
// upper left one. A corner is read from the edge inwards: t columns, a 1 for a queen.
func appendView(list []task, n int, job task) []task {
	t := n / 2
	job.key = uint64(fromLeft(job.upper, t))
	corners := [4]int{fromLeft(job.upper, t), job.upper >> (n - t), fromLeft(job.lower, t), job.lower >> (n - t)}
	for _, reading := range corners {
		if uint64(reading) > job.key {
			return list
		}
		if uint64(reading) == job.key {
			job.ties++
		}
	}
	return append(list, job)
}

// fromLeft reads the first t columns of a set, column 0 as the highest bit.
func fromLeft(set, t int) int {
	return int(bits.Reverse64(uint64(set) << (64 - t)))
}

// Quarters are the ways to put queens on some rows of an upper half, sorted by the
// set of their columns.
type quarters struct {
	parts []part
	start []int32 // those of a set stand from start[set] to start[set+1]-1
}

// of returns the quarters on these columns.
func (q *quarters) of(set int) []part {
	return q.parts[q.start[set]:q.start[set+1]]
}

// listQuarters lists the quarters for the rows from first to end-1. It goes through
// them twice: the first time it only counts how much room each set needs.
func listQuarters(n, first, end int) *quarters {
	q := &quarters{start: make([]int32, 1<<n+1)}
	next := make([]int32, 1<<n)
	eachQuarter(n, first, end, func(set int, p part) { next[set]++ })
	for set, size := range next {
		next[set] = q.start[set]
		q.start[set+1] = q.start[set] + size
	}
	q.parts = make([]part, q.start[1<<n])
	eachQuarter(n, first, end, func(set int, p part) {
		q.parts[next[set]] = p
		next[set]++
	})
	return q
}

// eachQuarter calls visit for each quarter and its set of columns.
func eachQuarter(n, first, end int, visit func(set int, p part)) {
	var queens []part
	for cell := 0; cell < end*n; cell++ {
		queens = append(queens, queen(n, cell/n, cell%n))
	}
	var place func(row, set int, p part)
	place = func(row, set int, p part) {
		if row == end {
			visit(set, p)
			return
		}
		for col := 0; col < n; col++ {
			q := queens[row*n+col]
			if set>>col&1 == 0 && p.diag&q.diag == 0 {
				place(row+1, set|1<<col, part{p.code | q.code, p.diag | q.diag})
			}
		}
	}
	place(first, 0, part{})
}

// queen is a part with one queen.
func queen(n, row, col int) part {
	t := n / 2
	q := part{code: uint64(col) << (5 * row), diag: 1<<(col-row+t) | 1<<(32+col+row)}
	bit := uint64(1) << (t - 1 - row)
	if col < t {
		q.code |= bit << leftKey
	}
	if col >= n-t {
		q.code |= bit << rightKey
	}
	return q
}

// A meeting is the place where the halves of one task after the other meet. It has
// its own room for all it needs, so each thread can have one.
type meeting struct {
	n, t        int
	edge, inner *quarters // the outer and the inner rows of a half; shared, and only read

	joined       []part    // the halves of a set
	upper, lower [4][]part // halves by their ties; the last ones do not count
	square       [64]uint64
	pairs        [4][1024]uint64 // by two rows of an upper half: the lower halves of a word that they hit

	tally [9]int // boards by the number of their ties
	work  int    // pairs of quarters, and words of 64 lower halves, looked at
}

func newMeeting(n int, edge, inner *quarters) *meeting {
	return &meeting{n: n, t: n / 2, edge: edge, inner: inner}
}

// countHalves counts on one thread.
func countHalves(n int) (ways, work int) {
	t := n / 2
	m := newMeeting(n, listQuarters(n, 0, t/2), listQuarters(n, t/2, t))
	for _, job := range tasks(n) {
		m.run(job)
	}
	return shares(m.tally[:]), m.work
}

// run counts the boards of a task into the tally.
func (m *meeting) run(job task) {
	sortOut(m.join(job.upper, job), job.key, &m.upper)
	sortOut(m.join(job.lower, job), job.key, &m.lower)
	for ties := 0; ties < 3; ties++ {
		list := m.lower[ties]
		for len(list) > 0 {
			word := min(64, len(list))
			m.meet(list[:word], job.upper, job.ties+ties)
			list = list[word:]
		}
	}
}

// join lists the halves that stand on a set of columns. It leaves out those that
// the queen in the middle row attacks, and many that sortOut would not count.
func (m *meeting) join(set int, job task) []part {
	size := 0
	for sub := set; ; sub = (sub - 1) & set {
		inner := m.inner.of(sub)
		if len(inner) > 0 {
			for _, edge := range m.edge.of(set &^ sub) {
				if edge.diag&job.middle != 0 || edge.code>>leftKey&keyMask > job.key || edge.code>>rightKey > job.key {
					continue
				}
				m.joined = room(m.joined, size+len(inner))
				size += combine(m.joined[size:], edge, edge.diag|job.middle, inner)
				m.work += len(inner)
			}
		}
		if sub == 0 {
			return m.joined[:size]
		}
	}
}

// room returns the list, longer if it is shorter than size.
func room(list []part, size int) []part {
	if len(list) < size {
		list = append(list, make([]part, size)...)
	}
	return list
}

// combine writes the edge together with each inner part that has no diagonal in
// common with the taken ones, and returns how many these are. It has no branch that
// depends on the parts: what does not count is written over by what follows.
//
// It is not inlined so that its few values stay in registers.
//
//go:noinline
func combine(out []part, edge part, taken uint64, inner []part) int {
	size := 0
	for _, p := range inner {
		out[size] = part{p.code | edge.code, p.diag | edge.diag}
		if p.diag&taken == 0 {
			size++
		}
	}
	return size
}

// sortOut distributes the halves by how many of their two corners read as large as
// the key along the rows. Those of which one reads larger go to the last list: such
// a board counts in another view.
func sortOut(list []part, key uint64, byTies *[4][]part) {
	var size [4]int
	for i := range byTies {
		byTies[i] = room(byTies[i][:cap(byTies[i])], len(list)+1)
	}
	for _, p := range list {
		left, right := p.code>>leftKey&keyMask, p.code>>rightKey
		ties := 0
		if left == key {
			ties = 1
		}
		more := ties + 1
		if right == key {
			ties = more
		}
		if left > key {
			ties = 3
		}
		if right > key {
			ties = 3
		}
		byTies[ties][size[ties]] = p
		size[ties]++
	}
	for i := range byTies {
		byTies[i] = byTies[i][:size[i]]
	}
}

// meet counts the pairs of an upper half and one of up to 64 lower halves that do
// not attack each other. set holds the columns of the upper halves.
func (m *meeting) meet(lower []part, set, ties int) {
	m.square = [64]uint64{}
	for i, p := range lower {
		m.square[i] = p.diag
	}
	turn(&m.square)
	m.pairUp(set)
	var none uint64 // bits of the word that stand for no lower half
	if len(lower) < 64 {
		none = ^uint64(0) << len(lower)
	}
	for i := 0; i < 3; i++ {
		m.tally[ties+i] += 64*len(m.upper[i]) - hits(m.upper[i], none, &m.pairs)
		m.work += len(m.upper[i])
	}
}

// turn swaps rows and columns of a square of bits: bit j of word i becomes bit i of
// word j. So words that held the diagonals of one half each become words that hold
// the halves of one diagonal each. It swaps two quarters of the square, then two
// quarters of each quarter, and so on (Henry S. Warren, Hacker's Delight, 2002).
func turn(square *[64]uint64) {
	low := ^uint64(0) >> 32
	for width := 32; width > 0; width >>= 1 {
		for i := 0; i < 64; i = (i + width + 1) &^ width {
			a, b := square[i&63], square[(i+width)&63]
			swap := (a>>width ^ b) & low
			square[i&63] = a ^ swap<<width
			square[(i+width)&63] = b ^ swap
		}
		low ^= low << (width >> 1)
	}
}

// pairUp fills m.pairs for the cells of two rows each, in the columns of the set.
func (m *meeting) pairUp(set int) {
	var storage [largestHalves / 2]int
	cols := storage[:0]
	for ; set != 0; set &= set - 1 {
		cols = append(cols, bits.TrailingZeros(uint(set)))
	}
	for row := 0; row < m.t; row += 2 {
		var first, second [32]uint64
		for _, col := range cols {
			first[col] = m.hit(row, col)
			if row+1 < m.t {
				second[col] = m.hit(row+1, col)
			}
		}
		if row+1 == m.t {
			copy(m.pairs[row/2][:], first[:])
			return
		}
		table := &m.pairs[row/2]
		for _, high := range cols {
			for _, low := range cols {
				table[(low|high<<5)&1023] = first[low&31] | second[high&31]
			}
		}
	}
}

// hit returns the lower halves of the square that a queen of the upper half hits.
// A diagonal \ of the board is a diagonal / of a lower half, which is written upside
// down: there the cell lies in row n-1-row, counted from below.
func (m *meeting) hit(row, col int) uint64 {
	var halves uint64
	row = m.n - 1 - row
	if up := col + row; up < 32 {
		halves |= m.square[32+up]
	}
	if down := col - row + m.t; down >= 0 {
		halves |= m.square[down]
	}
	return halves
}

// hits returns the number of bits for pairs that do not fit: for each upper half the
// lower ones that it hits, and the bits that stand for none.
//
//go:noinline
func hits(upper []part, none uint64, pairs *[4][1024]uint64) int {
	sum := 0
	for i := range upper {
		code := upper[i].code
		hit := none | pairs[0][code&1023] | pairs[1][code>>10&1023] | pairs[2][code>>20&1023] | pairs[3][code>>30&1023]
		sum += bits.OnesCount64(hit)
	}
	return sum
}
