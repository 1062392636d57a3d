package main

import (
	"container/heap"
	"container/list"
	"fmt"
	"sort"
)

type Item struct {
	board    []int
	priority int
	index    int
}

type PQ []*Item

func (p PQ) Len() int            { return len(p) }
func (p PQ) Less(i, j int) bool  { return p[i].priority > p[j].priority }
func (p PQ) Swap(i, j int)       { p[i], p[j] = p[j], p[i]; p[i].index = i; p[j].index = j }
func (p *PQ) Push(x interface{}) { it := x.(*Item); it.index = len(*p); *p = append(*p, it) }
func (p *PQ) Pop() interface{} {
	old := *p
	n := len(old)
	it := old[n-1]
	old[n-1] = nil
	*p = old[0 : n-1]
	return it
}

type IntHeap []int

func (h IntHeap) Len() int           { return len(h) }
func (h IntHeap) Less(i, j int) bool { return h[i] < h[j] }
func (h IntHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *IntHeap) Push(x any)        { *h = append(*h, x.(int)) }
func (h *IntHeap) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}

func conflicts(b []int) (n int) {
	for i := range b {
		for j := i + 1; j < len(b); j++ {
			if b[i] == b[j] || b[i]-b[j] == i-j || b[i]-b[j] == j-i {
				n++
			}
		}
	}
	return
}

func bestFirst(n int) ([]int, int) {
	pq := &PQ{}
	heap.Init(pq)
	heap.Push(pq, &Item{board: []int{}})
	steps := 0
	for pq.Len() > 0 {
		it := heap.Pop(pq).(*Item)
		steps++
		if len(it.board) == n {
			return it.board, steps
		}
		for c := 0; c < n; c++ {
			b := append(append([]int(nil), it.board...), c)
			if conflicts(b) == 0 {
				heap.Push(pq, &Item{board: b, priority: len(b)*10 - c})
			}
		}
	}
	return nil, steps
}

func main() {
	for n := 3; n < 8; n++ {
		fmt.Println(bestFirst(n))
	}
	h := &IntHeap{5, 2, 8}
	heap.Init(h)
	heap.Push(h, 3)
	(*h)[0] = 9
	heap.Fix(h, 0)
	for h.Len() > 0 {
		fmt.Print(heap.Pop(h), " ")
	}
	fmt.Println()
	l := list.New()
	for i := 0; i < 4; i++ {
		l.PushBack(i)
		l.PushFront(Item{priority: i})
	}
	for e := l.Front(); e != nil; {
		next := e.Next()
		switch v := e.Value.(type) {
		case int:
			if v%2 == 0 {
				l.Remove(e)
			}
		case Item:
			e.Value = fmt.Sprint("item", v.priority)
		}
		e = next
	}
	for e := l.Back(); e != nil; e = e.Prev() {
		fmt.Print(e.Value, " ")
	}
	fmt.Println(l.Len())
	words := sort.StringSlice{"rook", "queen", "bishop"}
	sort.Sort(sort.Reverse(words))
	ints := []int{3, 1, 2}
	sort.Sort(sort.Reverse(sort.IntSlice(ints)))
	fmt.Println(words, ints, sort.SearchInts([]int{1, 3, 5}, 4), sort.IsSorted(words))
	i := sort.Search(100, func(i int) bool { return i*i >= 50 })
	fmt.Println(i)
	people := []struct {
		Name string
		Age  int
	}{{"A", 3}, {"B", 1}, {"C", 2}}
	sort.Slice(people, func(i, j int) bool { return people[i].Age < people[j].Age })
	fmt.Println(people)
}
