package main

import "fmt"

type matrix [2][3]int

func sum[T ~[]E, E int | float64](xs T) (s E) {
	for _, x := range xs {
		s += x
	}
	return
}

func main() {
	m := matrix{{1, 2, 3}, {4, 5, 6}}
	for i, row := range m {
		for j := range row {
			m[1-i][j] += row[j]
		}
	}
	fmt.Println(m)
	p := &m
	for i := range p {
		for j, v := range &p[i] {
			p[i][j] = v - 1
		}
	}
	fmt.Println(*p)
	var keys []int
	var idx [3]int
	for idx[0], idx[1] = range []int{7, 8, 9} {
		keys = append(keys, idx[0]*10+idx[1])
	}
	fmt.Println(keys, idx)
	s := struct{ i, v int }{}
	for s.i, s.v = range [...]int{4: 40} {
	}
	fmt.Println(s, sum([]float64{1, 2.5}), sum([]int{}))
	nested := map[string][][]int{"a": {{1}, {2, 3}}}
	for k, rows := range nested {
		for i := range rows {
			rows[i] = append(rows[i], len(k)*100)
		}
	}
	fmt.Println(nested)
	ch := make(chan [2]string, 2)
	ch <- [2]string{"x", "y"}
	ch <- [2]string{"z"}
	close(ch)
	for pair := range ch {
		for i, s := range pair {
			fmt.Print(i, s, " ")
		}
	}
	fmt.Println()
	total := 0
	for i := range 3 {
		for range i {
			for j := range "ab" {
				total += j + i
			}
		}
	}
	fmt.Println(total)
	fs := map[int]func(int) int{1: func(x int) int { return x * x }}
	for k, f := range fs {
		fmt.Println(k, f(9))
	}
	xs := []int{1, 2, 3, 4}
	for i, x := range xs {
		if x%2 == 0 && i < len(xs) {
			xs = append(xs[:i:i], xs[i+1:]...)
		}
	}
	fmt.Println(xs)
	for i := len(xs) - 1; i >= 0; i-- {
		fmt.Print(xs[i], " ")
	}
	fmt.Println()
}
