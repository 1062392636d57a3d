package diagnosis

// What searches with a typical mistake find. Holding an output against them
// names the mistake from the output alone.

// A cell is a row and a column, from 1.
type cell struct{ row, column int }

// An attack says whether a queen keeps another one, in a lower row, from standing
// on a cell of a board of size n.
type attack func(n int, upper, lower cell) bool

func sameColumn(_ int, a, b cell) bool { return a.column == b.column }
func downRight(_ int, a, b cell) bool  { return b.row-a.row == b.column-a.column }
func downLeft(_ int, a, b cell) bool   { return b.row-a.row == a.column-b.column }

// anyOf puts several attacks together.
func anyOf(attacks ...attack) attack {
	return func(n int, a, b cell) bool {
		for _, hits := range attacks {
			if hits(n, a, b) {
				return true
			}
		}
		return false
	}
}

var queens = anyOf(sameColumn, downRight, downLeft)

// The attacks that searches with a mistake know.
var (
	noDiagonals = attack(sameColumn)
	noDownRight = anyOf(sameColumn, downLeft)
	noDownLeft  = anyOf(sameColumn, downRight)
	noColumns   = anyOf(downRight, downLeft)

	neighbours   attack = func(n int, a, b cell) bool { return b.row == a.row+1 && queens(n, a, b) }
	nextDiagonal attack = func(n int, a, b cell) bool { return sameColumn(n, a, b) || neighbours(n, a, b) }
	notNext      attack = func(n int, a, b cell) bool { return b.row > a.row+1 && queens(n, a, b) }
	notFirst     attack = func(n int, a, b cell) bool { return a.row > 1 && queens(n, a, b) }
	notLast      attack = func(n int, a, b cell) bool { return b.row < n && queens(n, a, b) }
	// Diagonals that stop one cell before the edge which they run to.
	shortOfEdge attack = func(n int, a, b cell) bool {
		return sameColumn(n, a, b) || downRight(n, a, b) && b.column < n || downLeft(n, a, b) && b.column > 1
	}
	// Lines one cell beside the diagonals of one kind, instead of these.
	rightOfDownRight = anyOf(sameColumn, downLeft, beside(downRight, 1))
	leftOfDownRight  = anyOf(sameColumn, downLeft, beside(downRight, -1))
	rightOfDownLeft  = anyOf(sameColumn, downRight, beside(downLeft, 1))
	leftOfDownLeft   = anyOf(sameColumn, downRight, beside(downLeft, -1))
	// A diagonal and its mirror image at the main diagonal taken for one.
	withoutSign attack = func(n int, a, b cell) bool {
		return queens(n, a, b) || distance(a) == distance(b)
	}
)

// beside is an attack along what lies so many columns beside the queen's own line.
func beside(hits attack, columns int) attack {
	return func(n int, a, b cell) bool { return hits(n, cell{a.row, a.column + columns}, b) }
}

// distance is how far a cell is from the main diagonal.
func distance(c cell) int { return max(c.row-c.column, c.column-c.row) }

// A wrongSearch goes by another attack, or in a way of its own. Its fault is what
// "it" does wrong.
type wrongSearch struct {
	hits  attack
	fault string
	own   func(n int, visit func(columns []int) bool) bool // like walk
}

func (w wrongSearch) walk(n int, visit func(columns []int) bool) bool {
	if w.own != nil {
		return w.own(n, visit)
	}
	return walk(n, w.hits, visit)
}

// wrongSearches are told apart by the boards that they find.
var wrongSearches = []wrongSearch{
	{hits: noDiagonals, fault: faultNoDiagonals},
	{hits: noDownRight, fault: faultNoDownRight},
	{hits: noDownLeft, fault: faultNoDownLeft},
	{hits: noColumns, fault: faultNoColumns},
	{hits: neighbours, fault: faultNeighbours},
	{hits: nextDiagonal, fault: faultNextDiagonal},
	{hits: notNext, fault: faultNotNext},
	{hits: notFirst, fault: faultNotFirst},
	{hits: notLast, fault: faultNotLast},
	{hits: shortOfEdge, fault: faultShortOfEdge},
	{hits: withoutSign, fault: faultWithoutSign},
	{hits: rightOfDownRight, fault: faultBesideDownRight},
	{hits: leftOfDownRight, fault: faultBesideDownRight},
	{hits: rightOfDownLeft, fault: faultBesideDownLeft},
	{hits: leftOfDownLeft, fault: faultBesideDownLeft},
	{own: flags{}.walk, fault: faultFlags},
	{own: flags{columnUp: true}.walk, fault: faultFlags},
	{own: flags{columnUp: true, diagonalsUp: true}.walk, fault: faultFlags},
	{own: flags{row: true, columnUp: true}.walk, fault: faultFlags},
	{own: flags{row: true, columnUp: true, diagonalsUp: true}.walk, fault: faultFlags},
}

// mostTries bounds a wrong search: on a large board it finds too much.
const mostTries = 1_000_000

// walk calls visit with the columns of each board that a search by an attack
// finds, in lexicographic order, until it says no. It reports whether it came to
// the end, which neither visit nor mostTries kept it from.
func walk(n int, hits attack, visit func(columns []int) bool) bool {
	return walkRows(n, n, hits, visit)
}

// walkRows is walk for only the first rows of a board.
func walkRows(n, rows int, hits attack, visit func(columns []int) bool) bool {
	w := walker{n: n, rows: rows, hits: hits, visit: visit, tries: mostTries}
	return w.row()
}

type walker struct {
	n, rows int
	hits    attack
	visit   func([]int) bool
	columns []int
	tries   int
}

func (w *walker) row() bool {
	if len(w.columns) == w.rows {
		return w.visit(w.columns)
	}
	for column := 1; column <= w.n; column++ {
		if w.tries--; w.tries < 0 {
			return false
		}
		if !w.free(column) {
			continue
		}
		w.columns = append(w.columns, column)
		on := w.row()
		w.columns = w.columns[:len(w.columns)-1]
		if !on {
			return false
		}
	}
	return true
}

func (w *walker) free(column int) bool {
	at := cell{len(w.columns) + 1, column}
	for i, c := range w.columns {
		if w.hits(w.n, cell{i + 1, c}, at) {
			return false
		}
	}
	return true
}

// flags is a search that marks the cells which a queen attacks with flags, which can be
// cleared by one queen while another still attacks the cell.
type flags struct {
	row                   bool // a queen also marks the cells of her row
	columnUp, diagonalsUp bool // and those in the rows above her
}

func (f flags) walk(n int, visit func(columns []int) bool) bool {
	tries := mostTries
	marked := make([][]bool, n+1) // by row and n + column: diagonals run on beside the board
	for r := range marked {
		marked[r] = make([]bool, 3*n+1)
	}
	var columns []int
	var row func() bool
	row = func() bool {
		if len(columns) == n {
			return visit(columns)
		}
		for column := 1; column <= n; column++ {
			if tries--; tries < 0 {
				return false
			}
			queen := cell{len(columns) + 1, column}
			if marked[queen.row][n+column] {
				continue
			}
			f.mark(n, queen, marked, true)
			columns = append(columns, column)
			on := row()
			columns = columns[:len(columns)-1]
			f.mark(n, queen, marked, false)
			if !on {
				return false
			}
		}
		return true
	}
	return row()
}

func (f flags) mark(n int, queen cell, marked [][]bool, as bool) {
	for column := 1; column <= n && f.row; column++ {
		marked[queen.row][n+column] = as
	}
	for r := 1; r <= n; r++ {
		if r > queen.row || f.columnUp {
			marked[r][n+queen.column] = as
		}
		if r > queen.row || f.diagonalsUp {
			marked[r][n+queen.column+r-queen.row] = as
			marked[r][n+queen.column-r+queen.row] = as
		}
	}
}

// countBy is how many boards a search by an attack finds, on boards on which it
// comes to an end soon.
func countBy(hits attack) func(n int) (int, bool) {
	return func(n int) (int, bool) {
		if n > listed {
			return 0, false
		}
		found := 0
		ended := walk(n, hits, func([]int) bool { found++; return true })
		return found, ended
	}
}

// countNodes is how many positions a right search visits, the empty board among
// them; only up to the size that takes no time.
func countNodes(n int) (int, bool) {
	if n > fundamental {
		return 0, false
	}
	return nodesBelow(1<<n-1, 0, 0, 0), true
}

func nodesBelow(full, columns, right, left uint) int {
	nodes := 1
	for free := full &^ (columns | right | left); free != 0; free &= free - 1 {
		cell := free & -free
		nodes += nodesBelow(full, columns|cell, (right|cell)<<1, (left|cell)>>1)
	}
	return nodes
}

// countRowEarly is how many boards without their last row a search comes to.
func countRowEarly(n int) (int, bool) {
	found := 0
	var row func(above int, columns, right, left uint)
	row = func(above int, columns, right, left uint) {
		if above == n-1 {
			found++
			return
		}
		for free := (1<<n - 1) &^ (columns | right | left); free != 0; free &= free - 1 {
			cell := free & -free
			row(above+1, columns|cell, (right|cell)<<1, (left|cell)>>1)
		}
	}
	if n > fundamental {
		return 0, false
	}
	row(0, 0, 0, 0)
	return found, true
}

// factorial is the number of ways to have one queen in each row and column; only
// where it is no larger than a 32-bit number.
func factorial(n int) (int, bool) {
	product := 1
	for i := 2; i <= n; i++ {
		product *= i
	}
	return product, n <= 12
}
