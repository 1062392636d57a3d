package main

import (
	"fmt"
	"runtime"
	"strings"
	"time"
)

// This file lists the stages and prints what they come to.

// A stage counts the solutions for n, and says how much work that was.
type stage struct {
	name    string
	largest int // the largest n that it has the bits or the memory for
	count   func(n int) (ways, work int)
}

// stages are those of the lesson, in its order. All but the last use one thread.
var stages = []stage{
	{"masks", 31, counting(func(n int) int { return count((1<<n)-1, 0, 0, 0) })},
	{"mirror", 31, counting(mirrored)},
	{"eight views", 31, counting(viewed)},
	{"waves", 31, counting(waves)},
	{"two halves, as on the page", 15, counting(meet)},
	{"two halves, fast", largestHalves, countHalves},
	{"the same on all cores", largestHalves, func(n int) (int, int) { return countParallel(n, runtime.GOMAXPROCS(0)) }},
}

// counting is a stage that leaves its work in nodes.
func counting(ways func(n int) int) func(n int) (int, int) {
	return func(n int) (int, int) {
		nodes = 0
		found := ways(n)
		return found, nodes
	}
}

// printSolution draws the first solution and says how many there are.
func printSolution(n int) {
	ways, _ := countHalves(n)
	if ways == 0 {
		fmt.Printf("n = %d has no solution: every way to start runs into a dead end.\n", n)
		return
	}
	queens := first(n, board{}, nil)
	line := ""
	for _, c := range queens {
		fmt.Println(strings.Repeat(". ", c) + "Q" + strings.Repeat(" .", n-1-c))
		line += fmt.Sprint(" ", c+1)
	}
	fmt.Printf("\nn = %d, solutions: %d, the first:%s\n", n, ways, line)
}

// first completes the queens of the rows above to the first solution, if there is one.
func first(n int, b board, queens []int) []int {
	r := len(queens)
	if r == n {
		return queens
	}
	for c := 0; c < n; c++ {
		if !attacked(b, n, r, c) {
			if full := first(n, put(b, n, r, c), append(queens, c)); full != nil {
				return full
			}
		}
	}
	return nil
}

// printStages prints what each stage counts and how much work it does. The unit of
// work is not the same in all of them, so there is a clock beside it.
func printStages(n int) {
	fmt.Printf("%-28s %10s %14s %10s\n", "stage", "solutions", "looked at", "speed")
	var slowest time.Duration
	for i, s := range stages {
		if n > s.largest {
			continue
		}
		ways, work, took := timed(s, n)
		if i == 0 {
			slowest = took
		}
		speed := "-"
		if n >= timedSize {
			speed = fmt.Sprintf("%.1f x", slowest.Seconds()/took.Seconds())
		}
		fmt.Printf("%-28s %10d %14d %10s\n", s.name, ways, work, speed)
	}
	if n < timedSize {
		fmt.Printf("(too quick to time; try %d or more)\n", timedSize)
		return
	}
	fmt.Println("(speed is by the clock, the best of a few runs; on a busy machine it is rough)")
}

// timed runs a stage and says how long it took at best. As other programs only ever
// make it slower, it is run several times if it is quick, though not too quick to time.
func timed(s stage, n int) (ways, work int, least time.Duration) {
	for all := time.Duration(0); all == 0 || n >= timedSize && all < time.Second/4; {
		begin := time.Now()
		ways, work = s.count(n)
		took := time.Since(begin)
		if all == 0 || took < least {
			least = took
		}
		all += took
	}
	return ways, work, least
}

// printCosts prints how the work of the first five stages grows with the board.
func printCosts() {
	fmt.Println("n  solutions  masks  mirror  views  waves  halves")
	for n := 4; n <= 8; n++ {
		ways := 0
		line := ""
		for i, width := range []int{6, 7, 6, 6, 7} {
			var work int
			ways, work = stages[i].count(n)
			line += fmt.Sprintf("%*d", width, work)
		}
		fmt.Printf("%d  %9d %s\n", n, ways, line)
	}
}
