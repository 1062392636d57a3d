package main

import (
	"fmt"
	"strings"
)

type puzzle struct {
	words   []string
	sum     string
	letters []byte
	lead    map[byte]bool
	value   map[byte]int
	tried   int
}

func newPuzzle(s string) *puzzle {
	left, sum, _ := strings.Cut(s, " = ")
	p := &puzzle{words: strings.Split(left, " + "), sum: sum, lead: map[byte]bool{}, value: map[byte]int{}}
	for _, w := range append(p.words[:len(p.words):len(p.words)], sum) {
		for i := range len(w) {
			if strings.IndexByte(string(p.letters), w[i]) < 0 {
				p.letters = append(p.letters, w[i])
			}
		}
		p.lead[w[0]] = len(w) > 1
	}
	return p
}

func (p *puzzle) number(w string) (n int) {
	for _, b := range []byte(w) {
		n = n*10 + p.value[b]
	}
	return
}

func (p *puzzle) holds() bool {
	total := 0
	for _, w := range p.words {
		total += p.number(w)
	}
	return total == p.number(p.sum)
}

func (p *puzzle) solve(i int, used [10]bool) bool {
	if i == len(p.letters) {
		p.tried++
		return p.holds()
	}
	l := p.letters[i]
	for d := range used {
		if used[d] || d == 0 && p.lead[l] {
			continue
		}
		used[d] = true
		p.value[l] = d
		if p.solve(i+1, used) {
			return true
		}
		used[d] = false
	}
	return false
}

func main() {
	for _, s := range []string{"ab + ba = cbc", "to + go = out", "a + a = a"} {
		p := newPuzzle(s)
		ok := p.solve(0, [10]bool{})
		fmt.Println(s, ok, p.tried, string(p.letters), p.value)
	}
}
