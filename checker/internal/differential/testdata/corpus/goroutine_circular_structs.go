package main

import (
	"fmt"
	"sort"
	"sync"
	"time"
)

type pool struct {
	workers []*worker
	jobs    chan job
	done    chan<- string
	quit    chan struct{}
	wg      sync.WaitGroup
	byName  map[string]*worker
	score   map[*worker]int
	hooks   []func(*worker) bool
	first   [2]*worker
}

type worker struct {
	name  string
	p     *pool
	in    <-chan job
	next  func(*worker) *worker
	rank  rank
	spent time.Duration
}

type rank int

func (r rank) String() string    { return fmt.Sprintf("#%d", int(r)) }
func (w *worker) String() string { return "worker " + w.name }

type job struct {
	n    int
	from *pool
	out  chan int
}

func (w *worker) run() {
	defer w.p.wg.Done()
	for j := range w.in {
		j.out <- j.n * j.n
	}
}

func main() {
	p := &pool{jobs: make(chan job), quit: make(chan struct{}, 1), byName: map[string]*worker{}, score: map[*worker]int{}}
	done := make(chan string, 10)
	p.done = done
	for _, n := range []string{"a", "b"} {
		w := &worker{name: n, p: p, in: p.jobs, rank: rank(len(p.workers) + 1)}
		w.next = func(x *worker) *worker { return x.p.byName["a"] }
		p.workers = append(p.workers, w)
		p.byName[n] = w
		p.score[w] += len(p.workers) * 10
		p.score[w]++
		p.first[len(p.workers)-1] = w
		p.wg.Add(1)
		go w.run()
	}
	out := make(chan int)
	for i := range 3 {
		p.jobs <- job{n: i, from: p, out: out}
		fmt.Print(<-out, " ")
	}
	close(p.jobs)
	p.wg.Wait()
	p.quit <- struct{}{}
	select {
	case <-p.quit:
		fmt.Println("quit")
	default:
		fmt.Println("none")
	}
	p.done <- "x"
	fmt.Println(<-done, p.workers[1].next(p.workers[1]).name, p.score[p.workers[0]], p.score[p.first[1]])
	p.hooks = append(p.hooks, func(w *worker) bool { return w.rank > 1 })
	for _, h := range p.hooks {
		fmt.Println(h(p.first[0]), h(p.workers[1]))
	}
	fmt.Println(p.workers, p.first, p.workers[0].rank, p.byName)
	p.workers[0].spent += 3 * time.Second
	p.workers[0].spent *= 2
	fmt.Println(p.workers[0].spent, p.workers[1].spent == 0)
	sort.Slice(p.workers, func(i, j int) bool { return p.workers[i].rank > p.workers[j].rank })
	w := *p.workers[0]
	w.name = "copy"
	fmt.Println(w.name, p.workers[0].name, w.p == p, p.first[0] == p.workers[1])
	var x any = p.workers[0]
	if s, ok := x.(fmt.Stringer); ok {
		fmt.Println(s)
	}
	_, isPool := x.(*pool)
	fmt.Println(isPool, x == any(p.first[1]))
	var none *worker
	defer func() { fmt.Println("recovered", recover()) }()
	fmt.Println(none.p.jobs)
}
