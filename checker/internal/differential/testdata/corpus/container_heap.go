package main

import (
	"container/heap"
	"fmt"
)

type item struct {
	name     string
	priority int
	index    int
}

type queue []*item

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].priority > q[j].priority }
func (q queue) Swap(i, j int) {
	q[i], q[j] = q[j], q[i]
	q[i].index, q[j].index = i, j
}
func (q *queue) Push(x any) {
	it := x.(*item)
	it.index = len(*q)
	*q = append(*q, it)
}
func (q *queue) Pop() any {
	n := len(*q)
	it := (*q)[n-1]
	(*q)[n-1] = nil
	*q = (*q)[:n-1]
	it.index = -1
	return it
}

type ints []int

func (h ints) Len() int           { return len(h) }
func (h ints) Less(i, j int) bool { return h[i] < h[j] }
func (h ints) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *ints) Push(x any)        { *h = append(*h, x.(int)) }
func (h *ints) Pop() (x any) {
	x, *h = (*h)[len(*h)-1], (*h)[:len(*h)-1]
	return
}

func main() {
	q := queue{}
	for i, w := range []string{"low", "high", "mid"} {
		heap.Push(&q, &item{name: w, priority: []int{1, 9, 5}[i]})
	}
	it := q[len(q)-1]
	it.priority = 100
	heap.Fix(&q, it.index)
	for q.Len() > 0 {
		x := heap.Pop(&q).(*item)
		fmt.Print(x.name, x.priority, " ")
	}
	fmt.Println()
	h := &ints{5, 2, 8}
	heap.Init(h)
	heap.Push(h, 3)
	fmt.Println((*h)[0], h.Len())
	fmt.Println(heap.Remove(h, 1))
	for h.Len() > 0 {
		fmt.Print(heap.Pop(h), " ")
	}
	fmt.Println()
}
