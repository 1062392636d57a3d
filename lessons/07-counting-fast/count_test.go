package main

import (
	"flag"
	"fmt"
	"math/bits"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// published[n] is the number of solutions for n, from OEIS A000170.
var published = []int{1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92, 9: 352, 10: 724, 11: 2680, 12: 14200,
	13: 73712, 14: 365596, 15: 2279184, 16: 14772512, 17: 95815104}

func TestEveryStageCountsRight(t *testing.T) {
	for _, s := range stages {
		for n := 1; n <= 12; n++ {
			ways, work := s.count(n)
			assert.Equal(t, published[n], ways, "%s, n = %d", s.name, n)
			assert.GreaterOrEqual(t, work, 0)
		}
	}
}

func TestHalvesCountRight(t *testing.T) {
	largest := 14
	if testing.Short() {
		largest = 13
	}
	for n := 13; n <= largest; n++ {
		ways, _ := countHalves(n)
		assert.Equal(t, published[n], ways, "n = %d", n)
	}
}

func TestAnyNumberOfThreads(t *testing.T) {
	ways, work := countHalves(11)
	for threads := 1; threads <= 5; threads++ {
		w, looked := countParallel(11, threads)
		assert.Equal(t, ways, w, "%d threads", threads)
		assert.Equal(t, work, looked, "%d threads", threads)
	}
}

func TestTheBestOfSeveralRunsCounts(t *testing.T) {
	runs := 0
	slowAtFirst := stage{"", 31, func(int) (ways, work int) {
		if runs++; runs == 1 {
			time.Sleep(100 * time.Millisecond)
		}
		time.Sleep(time.Millisecond)
		return 0, 0
	}}
	_, _, least := timed(slowAtFirst, timedSize)
	assert.Less(t, least, 100*time.Millisecond)
	assert.Greater(t, runs, 1)
}

func TestTurn(t *testing.T) {
	var square, turned [64]uint64
	for i := range square {
		square[i] = uint64(i+1) * 0x9e3779b97f4a7c15
		for j := range turned {
			turned[j] |= square[i] >> j & 1 << i
		}
	}
	turn(&square)
	assert.Equal(t, turned, square)
}

// Every pair of column sets has to be there in its four mirror images together once.
func TestTasksCoverAllSets(t *testing.T) {
	for n, want := range map[int]int{4: 6, 5: 30, 8: 70, 9: 630} {
		sets := 0.0
		for _, job := range tasks(n) {
			require.Equal(t, n/2, bits.OnesCount(uint(job.upper)))
			require.Zero(t, job.upper&job.lower)
			sets += 4 / float64(job.ties)
		}
		assert.InDelta(t, float64(want), sets, 1e-6, "n = %d", n)
	}
}

func TestEdges(t *testing.T) {
	s, ok := edges(8, 3, 5, 4, 6)
	require.True(t, ok)
	assert.Equal(t, []int{5, 3, 2, 1}, s.rows)
	assert.Equal(t, 2, s.ties, "column 4 and, from the other end, row 5 are as near to a corner")
	_, ok = edges(8, 3, 3, 4, 6)
	assert.False(t, ok, "one column")
	_, ok = edges(8, 0, 4, 0, 2)
	assert.True(t, ok, "a queen in a corner stands on two edges")
}

var size = flag.Int("size", 16, "the size of the board in the benchmarks of stages and threads")

// bitmask is the textbook's form of count: it does not even count its nodes.
func bitmask(full, row, ld, rd int) int {
	if row == full {
		return 1
	}
	ways := 0
	pos := full & ^(row | ld | rd)
	for pos != 0 {
		p := pos & -pos
		pos -= p
		ways += bitmask(full, row|p, (ld|p)<<1, (rd|p)>>1)
	}
	return ways
}

// BenchmarkStages times each stage against the textbook's bitmask search, which it
// times first, in the same run:
//
//	go test ./lessons/07-counting-fast -run '^$' -bench Stages -benchtime 3x
func BenchmarkStages(b *testing.B) {
	n := *size
	begin := time.Now()
	require.Equal(b, published[n], bitmask((1<<n)-1, 0, 0, 0))
	textbook := time.Since(begin).Seconds()
	for _, s := range stages {
		if n > s.largest {
			continue
		}
		b.Run(s.name, func(b *testing.B) {
			for b.Loop() {
				ways, _ := s.count(n)
				require.Equal(b, published[n], ways)
			}
			b.ReportMetric(textbook/(b.Elapsed().Seconds()/float64(b.N)), "x-textbook")
		})
	}
}

// BenchmarkThreads says how much faster the last stage is on several threads than
// countHalves on one, which it times first.
func BenchmarkThreads(b *testing.B) {
	n := *size
	begin := time.Now()
	for range 5 {
		countHalves(n)
	}
	one := time.Since(begin).Seconds() / 5
	for threads := 1; threads <= runtime.NumCPU(); threads *= 2 {
		b.Run(fmt.Sprint(threads), func(b *testing.B) {
			for b.Loop() {
				ways, _ := countParallel(n, threads)
				require.Equal(b, published[n], ways)
			}
			b.ReportMetric(one/(b.Elapsed().Seconds()/float64(b.N)), "x-one-thread")
		})
	}
}

// BenchmarkNode shows what a node of the textbook's search costs. It is the same code
// with the same few numbers for each n. But a small tree is walked again and again, so
// the processor comes to know its branches, and a large one it never does.
func BenchmarkNode(b *testing.B) {
	for n := 4; n <= 14; n += 2 {
		b.Run(fmt.Sprint("n=", n), func(b *testing.B) {
			nodes = 0
			count((1<<n)-1, 0, 0, 0)
			tree := nodes
			turns := 1 + 30_000_000/tree
			for b.Loop() {
				for range turns {
					bitmask((1<<n)-1, 0, 0, 0)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*turns*tree), "ns/node")
		})
	}
}
