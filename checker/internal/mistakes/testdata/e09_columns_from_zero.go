package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	if n == 2 || n == 3 {
		fmt.Println("none")
		return
	}
	var columns []int
	for c := 1; c < n; c += 2 {
		columns = append(columns, c)
	}
	odds := len(columns)
	for c := 0; c < n; c += 2 {
		columns = append(columns, c)
	}
	switch {
	case n%6 == 2:
		columns[odds], columns[odds+1] = 2, 0
		columns = append(append(columns[:odds+2], columns[odds+3:]...), 4)
	case n%6 == 3:
		columns = append(columns[1:odds], append([]int{1}, append(columns[odds+2:], 0, 2)...)...)
	}
	for _, c := range columns {
		fmt.Print(c, " ")
	}
}
