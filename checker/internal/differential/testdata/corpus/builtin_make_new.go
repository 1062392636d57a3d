package main

import "fmt"

// make, new, len and cap.

type matrix [][]float64
type point struct{ x, y int }

func newMatrix(r, c int) matrix {
	m := make(matrix, r)
	for i := range m {
		m[i] = make([]float64, c)
	}
	return m
}

func main() {
	m := newMatrix(2, 3)
	m[1][2] = 1.5
	fmt.Println(m, len(m), len(m[0]))
	s := make([]int, 2, 10)
	fmt.Println(s, len(s), cap(s), len(s[:5]), cap(s[1:]), cap(s[1:4:6]))
	p := new(point)
	p.x = 3
	q := new(*point)
	*q = p
	(*q).y = 4
	(**q).x++
	fmt.Println(*p, **q)
	n := new(int)
	*n += 5
	fmt.Println(*n, *new(string) == "", *new([2]bool))
	c := make(chan int, 3)
	c <- 1
	fmt.Println(len(c), cap(c))
	mm := make(map[string][]int, 100)
	mm["a"] = append(mm["a"], 1)
	fmt.Println(len(mm), mm)
	var size int8 = 3
	fmt.Println(len(make([]bool, size)), make([]string, size)[2] == "")
	var arr [5]int
	pa := &arr
	fmt.Println(len(pa), cap(pa[1:3]), len(arr[:0]))
	x := new(41 + 1)
	*x++
	fmt.Println(*x)
}
