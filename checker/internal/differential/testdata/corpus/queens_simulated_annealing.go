package main

import (
	"fmt"
	"math"
)

type generator struct{ x uint64 }

func (g *generator) next() uint64 {
	g.x += 0x9e3779b97f4a7c15
	z := g.x
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

func (g *generator) intn(n int) int { return int(g.next() % uint64(n)) }

func energy(q []int) (e int) {
	n := len(q)
	up, down := make([]int, 2*n), make([]int, 2*n)
	for r, c := range q {
		e += up[r+c] + down[r-c+n]
		up[r+c]++
		down[r-c+n]++
	}
	return
}

func anneal(n int, seed uint64) (q []int, steps int) {
	g := &generator{seed}
	q = make([]int, n)
	for i := range q {
		j := g.intn(i + 1)
		q[i], q[j] = q[j], i
	}
	e := energy(q)
	for temp := 100; e > 0 && steps < 3000; steps++ {
		i, j := g.intn(n), g.intn(n)
		q[i], q[j] = q[j], q[i]
		if f := energy(q); f <= e || g.intn(100) < temp {
			e = f
		} else {
			q[i], q[j] = q[j], q[i]
		}
		if steps%10 == 9 && temp > 0 {
			temp = temp * 9 / 10
		}
	}
	return
}

func main() {
	for seed := range uint64(3) {
		q, steps := anneal(8, seed+1)
		fmt.Println(q, steps, energy(q))
	}
	fmt.Println((&generator{}).next(), uint64(math.MaxUint64))
}
