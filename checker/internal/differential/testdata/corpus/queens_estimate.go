package main

import "fmt"

// Knuth's random probes with a generator of its own.

type lcg struct{ state uint64 }

func (l *lcg) intn(n int) int {
	l.state = l.state*6364136223846793005 + 1442695040888963407
	return int(l.state>>33) % n
}

func probe(n int, r *lcg) (nodes float64) {
	cols, up, down := 0, 0, 0
	weight := 1.0
	nodes = 1
	for row := 0; row < n; row++ {
		free := (1<<n - 1) &^ (cols | up | down)
		var choices []int
		for f := free; f != 0; f &= f - 1 {
			choices = append(choices, f&-f)
		}
		if len(choices) == 0 {
			return
		}
		weight *= float64(len(choices))
		nodes += weight
		bit := choices[r.intn(len(choices))]
		cols, up, down = cols|bit, (up|bit)<<1, (down|bit)>>1
	}
	return
}

func main() {
	r := &lcg{42}
	for _, n := range []int{4, 6, 8} {
		sum := 0.0
		for range 200 {
			sum += probe(n, r)
		}
		fmt.Printf("%d %.2f\n", n, sum/200)
	}
	fmt.Println(r.state)
}
