package main

import "fmt"

// Counting tilings with dominoes by search and by a table of profiles.

type tiling struct {
	r, c  int
	cells [][]byte
	name  byte
	count int
	last  []string
}

func newTiling(r, c int) *tiling {
	t := &tiling{r: r, c: c, name: 'a'}
	for range r {
		row := make([]byte, c)
		for i := range row {
			row[i] = '.'
		}
		t.cells = append(t.cells, row)
	}
	return t
}

func (t *tiling) fill() {
	for i, row := range t.cells {
		for j, b := range row {
			if b != '.' {
				continue
			}
			name := t.name
			t.name++
			if j+1 < t.c && row[j+1] == '.' {
				row[j], row[j+1] = name, name
				t.fill()
				row[j], row[j+1] = '.', '.'
			}
			if i+1 < t.r && t.cells[i+1][j] == '.' {
				row[j], t.cells[i+1][j] = name, name
				t.fill()
				row[j], t.cells[i+1][j] = '.', '.'
			}
			t.name--
			return
		}
	}
	t.count++
	t.last = t.last[:0]
	for _, row := range t.cells {
		t.last = append(t.last, string(row))
	}
}

func profile(r, c int) uint64 {
	cur := map[uint]uint64{0: 1}
	for i := range r * c {
		next := map[uint]uint64{}
		for mask, ways := range cur {
			bit := uint(1) << (i % c)
			if mask&bit != 0 {
				next[mask&^bit] += ways
				continue
			}
			if i/c+1 < r {
				next[mask|bit] += ways
			}
			if i%c+1 < c && mask&(bit<<1) == 0 {
				next[mask|bit<<1] += ways
			}
		}
		cur = next
	}
	return cur[0]
}

func main() {
	for _, s := range [][2]int{{2, 3}, {3, 3}, {4, 4}, {3, 4}} {
		t := newTiling(s[0], s[1])
		t.fill()
		fmt.Println(s, t.count, profile(s[0], s[1]), t.last)
	}
	fmt.Println(profile(8, 8))
}
