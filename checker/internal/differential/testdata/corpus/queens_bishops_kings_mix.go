package main

import "fmt"

type kind byte

const (
	queen kind = 'Q' + iota
	rook
	_
	_
	bishop kind = 'B'
	king   kind = 'K'
	knight kind = 'N'
)

type piece interface {
	attacks(dr, dc int) bool
}

func (k kind) attacks(dr, dc int) bool {
	a, b := abs(dr), abs(dc)
	switch k {
	case queen:
		return rook.attacks(dr, dc) || bishop.attacks(dr, dc)
	case rook:
		return a == 0 || b == 0
	case bishop:
		return a == b
	case king:
		return a <= 1 && b <= 1
	case knight:
		return a*b == 2
	}
	panic("unknown piece " + string(k))
}

type union []piece

func (u union) attacks(dr, dc int) bool {
	for _, p := range u {
		if p.attacks(dr, dc) {
			return true
		}
	}
	return false
}

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}

func most(p piece, n int) (best, ways int) {
	var placed [][2]int
	var rec func(i int)
	rec = func(i int) {
		if i == n*n {
			switch {
			case len(placed) > best:
				best, ways = len(placed), 1
			case len(placed) == best:
				ways++
			}
			return
		}
		r, c := i/n, i%n
		free := true
		for _, q := range placed {
			free = free && !p.attacks(r-q[0], c-q[1])
		}
		if free {
			placed = append(placed, [2]int{r, c})
			rec(i + 1)
			placed = placed[:len(placed)-1]
		}
		rec(i + 1)
	}
	rec(0)
	return
}

func main() {
	fmt.Println(queen, rook, string(rook))
	for _, k := range []kind{queen, rook, bishop, king, knight} {
		best, ways := most(k, 3)
		fmt.Printf("%c %d %d\n", k, best, ways)
	}
	fmt.Println(most(union{rook, knight}, 3))
	fmt.Println(most(union{queen, knight}, 4))
	defer func() { fmt.Println(recover()) }()
	kind('Z').attacks(1, 1)
}
