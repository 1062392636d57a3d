package diagnosis

// Mistakes of programs that count with the first queen in the left half only and
// double what they find.

// halvings are what such programs count, the likeliest first.
var halvings = []meaning{
	{whatMiddleTwice, func(q query) (int, bool) { return q.right + inMiddle(q.n), true }},
	{whatMiddleLeftOut, func(q query) (int, bool) { return q.right - inMiddle(q.n), true }},
	// For even n this is half of the right count, and called so.
	{whatLeftHalf, func(q query) (int, bool) { return (q.right + inMiddle(q.n)) / 2, q.n%2 == 1 }},
	{whatColumnMore, func(q query) (int, bool) { return q.right + 2*countFrom(q.n, q.n/2), true }},
	{whatOtherParity, func(q query) (int, bool) {
		if q.n%2 == 1 {
			return q.right - inMiddle(q.n), true
		}
		return q.right + countFrom(q.n, q.n/2), true
	}},
	{whatFinds + faultNotShifted, ofSize(func(n int) (int, bool) { return countUnshifted(n), true })},
}

// inMiddle is the number of solutions for n whose first queen stands in the middle
// column, which a board with even n does not have.
func inMiddle(n int) int {
	if n%2 == 0 {
		return 0
	}
	return countFrom(n, n/2)
}

// countFrom is the number of solutions for n whose first queen stands in a column,
// here from 0.
func countFrom(n, column int) int {
	cell := uint(1) << column
	return countRows(1<<n-1, cell, cell<<1, cell>>1)
}

// countUnshifted is what a program counts that puts the first queen into all three
// masks as she stands, not as her diagonals hit the second row.
func countUnshifted(n int) int {
	total := 0
	for column := range n {
		cell := uint(1) << column
		total += countRows(1<<n-1, cell, cell, cell)
	}
	return total
}
