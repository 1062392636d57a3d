package main

import "fmt"

// Constants as array lengths, indices, case values and map keys.

const n = 4
const size = 2*n - 1

type colour int

const (
	red colour = iota
	green
	blue
	colours = iota
)

var names = [colours]string{red: "red", green: "green", blue: "blue"}

func (c colour) String() string { return names[c] }

type table [n][size]int

func classify(x int) string {
	switch x {
	case n:
		return "n"
	case size, size + 1:
		return "size"
	case 1<<n - 1:
		return "full"
	}
	return "other"
}

func main() {
	var t table
	t[n-1][size-1] = 5
	fmt.Println(len(t), len(t[0]), t[3])
	fmt.Println(green, []colour{blue, red}, colours)
	fmt.Println(classify(4), classify(8), classify(15), classify(1))
	counts := map[colour]int{red: 1}
	counts[blue]++
	counts[red] += n
	fmt.Println(counts)
	var marks [2*n - 1]bool
	for i := 0; i < n; i++ {
		marks[i-(n-1)+n-1] = i%2 == 0
	}
	fmt.Println(marks)
	a := [...]rune{'a': 1, 'c': 3}
	fmt.Println(len(a), a['c'], a['b'])
	const local = "abc"
	b := [len(local)]byte{local[0], local[2]}
	fmt.Println(b, string(b[:2]))
}
