package main

import (
	"sync"
	"sync/atomic"
)

// countParallel is countHalves on several threads. The tasks have nothing to do with
// each other: each thread takes the next that nobody has taken, and in the end the
// tallies are added. The quarters are shared; they are only read.
func countParallel(n, threads int) (ways, work int) {
	list := tasks(n)
	first := newMeeting(n)
	var taken atomic.Int64
	var all sync.WaitGroup
	meetings := make([]meeting, threads)
	for i := range meetings {
		m := &meetings[i]
		m.n, m.t, m.edge, m.inner = first.n, first.t, first.edge, first.inner
		all.Go(func() {
			for next := taken.Add(1); next <= int64(len(list)); next = taken.Add(1) {
				m.run(list[next-1])
			}
		})
	}
	all.Wait()
	tally := make([]int, len(first.tally))
	for i := range meetings {
		for ties, boards := range meetings[i].tally {
			tally[ties] += boards
		}
		work += meetings[i].work
	}
	return shares(tally), work
}
