package main

import "fmt"

type board [9]rune

var wins = [8][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

func (b board) winner() rune {
	for _, w := range wins {
		if x := b[w[0]]; x != 0 && x == b[w[1]] && x == b[w[2]] {
			return x
		}
	}
	return 0
}

func other(p rune) rune { return 'X' + 'O' - p }

var memo = map[board]int{}
var visits int

func (b board) best(p rune) (score, at int) {
	at = -1
	if w := b.winner(); w != 0 {
		return -1, at
	}
	score = -2
	for i, c := range b {
		if c != 0 {
			continue
		}
		next := b
		next[i] = p
		s, ok := memo[next]
		if !ok {
			visits++
			s, _ = next.best(other(p))
			s = -s
			memo[next] = s
		}
		if s > score {
			score, at = s, i
		}
	}
	if at < 0 {
		score = 0
	}
	return
}

func (b board) String() (s string) {
	for i, c := range b {
		if c == 0 {
			c = '.'
		}
		s += string(c)
		if i%3 == 2 {
			s += "/"
		}
	}
	return
}

func main() {
	b := board{0: 'X', 4: 'O', 8: 'X', 1: 'O', 7: 'X'}
	p := 'O'
	for b.winner() == 0 {
		s, i := b.best(p)
		if i < 0 {
			break
		}
		b[i] = p
		fmt.Println(b, s, string(p))
		p = other(p)
	}
	fmt.Println(string(b.winner()) == "\x00", visits, len(memo))
}
