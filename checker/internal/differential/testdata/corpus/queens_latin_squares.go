package main

import "fmt"

const max = 5

type latin struct {
	n          int
	cell       [max][max]int8
	row, col   [max]uint8
	count      int
	firstFound [max][max]int8
}

func (l *latin) fill(k int) {
	if k == l.n*l.n {
		if l.count == 0 {
			l.firstFound = l.cell
		}
		l.count++
		return
	}
	r, c := k/l.n, k%l.n
	for v := int8(0); v < int8(l.n); v++ {
		bit := uint8(1) << v
		if (l.row[r]|l.col[c])&bit != 0 {
			continue
		}
		l.row[r], l.col[c], l.cell[r][c] = l.row[r]|bit, l.col[c]|bit, v+1
		l.fill(k + 1)
		l.row[r], l.col[c], l.cell[r][c] = l.row[r]&^bit, l.col[c]&^bit, 0
	}
}

func (l latin) orthogonal(m latin) bool {
	seen := map[[2]int8]bool{}
	for r := range l.n {
		for c := range l.n {
			seen[[2]int8{l.cell[r][c], m.cell[r][c]}] = true
		}
	}
	return len(seen) == l.n*l.n
}

func cyclic(n, step int) (l latin) {
	l.n = n
	for r := range n {
		for c := range n {
			l.cell[r][c] = int8((r*step+c)%n) + 1
		}
	}
	return
}

func main() {
	for n := 1; n <= 4; n++ {
		l := &latin{n: n}
		l.fill(0)
		fmt.Println(n, l.count, l.firstFound[:n], l.row == [max]uint8{})
	}
	fmt.Println(cyclic(5, 1).orthogonal(cyclic(5, 2)), cyclic(4, 1).orthogonal(cyclic(4, 3)))
}
