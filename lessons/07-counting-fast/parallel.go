package main

import (
	"sync"
	"sync/atomic"
)

// countParallel is countHalves on several threads. The tasks have nothing to do with
// each other: each thread takes the next that nobody has taken, and in the end the
// tallies are added. The quarters, listed on two threads, are shared; they are only read.
func countParallel(n, threads int) (ways, work int) {
	t := n / 2
	var all sync.WaitGroup
	var inner *quarters
	all.Go(func() { inner = listQuarters(n, t/2, t) })
	edge := listQuarters(n, 0, t/2)
	list := tasks(n)
	all.Wait()

	var taken atomic.Int64
	meetings := make([]*meeting, threads)
	for i := range meetings {
		m := newMeeting(n, edge, inner)
		meetings[i] = m
		all.Go(func() {
			for next := taken.Add(1); next <= int64(len(list)); next = taken.Add(1) {
				m.run(list[next-1])
			}
		})
	}
	all.Wait()
	var tally [9]int
	for _, m := range meetings {
		for ties, boards := range m.tally {
			tally[ties] += boards
		}
		work += m.work
	}
	return shares(tally[:]), work
}
