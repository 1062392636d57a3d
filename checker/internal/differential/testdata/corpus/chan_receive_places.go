package main

import "fmt"

// A value that is received in every place, and what is done there with it later.

type item struct {
	n    int
	ok   bool
	next *item
}

type make1 func() make1

var (
	total int
	last  bool
)

func add(a, b int) int { a += b; return a }

func one(ch chan int) int { return <-ch }

func main() {
	ch := make(chan int, 30)
	for i := range 30 {
		ch <- i + 1
	}
	x := <-ch
	x++
	fmt.Println(x)
	x = <-ch
	x += 3
	list := []int{0, 0, 0}
	list[1] = <-ch
	list[2] += <-ch
	fmt.Println(x, list)
	grid := [2][2]int{}
	grid[1][0] = <-ch
	it := item{}
	it.n = <-ch
	p := &it
	p.next = &item{}
	p.next.n = <-ch
	fmt.Println(grid, it.n, p.next.n)
	total = <-ch
	total++
	seen := map[string]int{}
	seen["a"] = <-ch
	q := &x
	*q = <-ch
	fmt.Println(total, seen, x, *q)
	func() {
		x = <-ch
		total = <-ch
		x--
	}()
	fmt.Println(x, total, *q)
	var any1 any = <-ch
	any1 = <-ch
	fmt.Println(any1, add(<-ch, <-ch), one(ch), -<-ch, <-ch-<-ch)
	for range 2 {
		y := <-ch
		y *= 2
		x = <-ch
		x *= 2
		fmt.Print(y, " ", x, "\n")
	}

	flags := make(chan bool, 20)
	for i := range 20 {
		flags <- i%3 == 0 || i%5 == 1
	}
	for i := range 3 {
		if <-flags {
			fmt.Println("yes", i)
		}
		if !<-flags || <-flags {
			continue
		}
		fmt.Println("end of", i)
	}
	last = <-flags
	last = !last
	it.ok = <-flags
	it.ok = !it.ok
	both := <-flags && <-flags
	both = !both
	for <-flags {
		fmt.Println("again")
	}
	fmt.Println(last, it.ok, both, len(flags))

	makers := make(chan make1, 1)
	var m make1
	m = func() make1 { return m }
	makers <- m
	f := <-makers
	var g func() make1
	makers <- f()
	g = <-makers
	fmt.Println(f != nil, g != nil)
}
