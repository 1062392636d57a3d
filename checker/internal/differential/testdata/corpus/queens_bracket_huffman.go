package main

import (
	"container/heap"
	"fmt"
	"sort"
	"strings"
)

type node struct {
	r           rune
	n           int
	left, right *node
}

type forest []*node

func (f forest) Len() int { return len(f) }
func (f forest) Less(i, j int) bool {
	return f[i].n < f[j].n || f[i].n == f[j].n && f[i].r < f[j].r
}
func (f forest) Swap(i, j int) { f[i], f[j] = f[j], f[i] }
func (f *forest) Push(x any)   { *f = append(*f, x.(*node)) }
func (f *forest) Pop() any {
	old := *f
	x := old[len(old)-1]
	*f = old[:len(old)-1]
	return x
}

func build(s string) *node {
	counts := map[rune]int{}
	for _, r := range s {
		counts[r]++
	}
	var letters []int
	for r := range counts {
		letters = append(letters, int(r))
	}
	sort.Ints(letters)
	f := &forest{}
	for _, r := range letters {
		*f = append(*f, &node{r: rune(r), n: counts[rune(r)]})
	}
	heap.Init(f)
	for f.Len() > 1 {
		a, b := heap.Pop(f).(*node), heap.Pop(f).(*node)
		heap.Push(f, &node{r: min(a.r, b.r), n: a.n + b.n, left: a, right: b})
	}
	return heap.Pop(f).(*node)
}

func (t *node) codes(prefix string, out map[rune]string) map[rune]string {
	if t.left == nil {
		out[t.r] = prefix
		return out
	}
	t.left.codes(prefix+"0", out)
	return t.right.codes(prefix+"1", out)
}

func main() {
	s := "mississippi queens"
	t := build(s)
	codes := t.codes("", map[rune]string{})
	var b strings.Builder
	for _, r := range s {
		b.WriteString(codes[r])
	}
	fmt.Println(len(codes), b.Len(), t.n, codes['s'])
	var back strings.Builder
	at := t
	for _, bit := range b.String() {
		if bit == '0' {
			at = at.left
		} else {
			at = at.right
		}
		if at.left == nil {
			back.WriteRune(at.r)
			at = t
		}
	}
	fmt.Println(back.String() == s, back.String())
}
