package main

import (
	"container/heap"
	"fmt"
	"math"
)

type edge struct{ to, w int }
type graph map[int][]edge
type state struct{ node, dist int }
type frontier []state

func (f frontier) Len() int           { return len(f) }
func (f frontier) Less(i, j int) bool { return f[i].dist < f[j].dist }
func (f frontier) Swap(i, j int)      { f[i], f[j] = f[j], f[i] }
func (f *frontier) Push(s any)        { *f = append(*f, s.(state)) }
func (f *frontier) Pop() any {
	s := (*f)[f.Len()-1]
	*f = (*f)[:f.Len()-1]
	return s
}

func (g graph) shortest(from, n int) (dist []int, prev map[int]int) {
	dist, prev = make([]int, n), map[int]int{}
	for i := range dist {
		dist[i] = math.MaxInt
	}
	dist[from] = 0
	f := &frontier{{from, 0}}
	for f.Len() > 0 {
		s := heap.Pop(f).(state)
		if s.dist > dist[s.node] {
			continue
		}
		for _, e := range g[s.node] {
			if d := s.dist + e.w; d < dist[e.to] {
				dist[e.to], prev[e.to] = d, s.node
				heap.Push(f, state{e.to, d})
			}
		}
	}
	return
}

func main() {
	g := graph{0: {{1, 7}, {2, 3}}, 2: {{1, 2}, {3, 8}}, 1: {{3, 1}}}
	dist, prev := g.shortest(0, 5)
	fmt.Println(dist[:4], dist[4] == math.MaxInt, prev)
	path := []int{3}
	for path[0] != 0 {
		path = append([]int{prev[path[0]]}, path...)
	}
	fmt.Println(path)
}
