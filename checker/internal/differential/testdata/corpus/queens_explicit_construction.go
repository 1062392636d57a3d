package main

import "fmt"

func place(n int) []int {
	var even, odd []int
	for i := 1; i <= n; i++ {
		if i%2 == 0 {
			even = append(even, i)
		} else {
			odd = append(odd, i)
		}
	}
	switch n % 6 {
	case 2:
		odd[0], odd[1] = odd[1], odd[0]
		for i, v := range odd {
			if v == 5 {
				odd = append(append(odd[:i:i], odd[i+1:]...), 5)
				break
			}
		}
	case 3:
		even = append(even[1:], 2)
		odd = append(odd[2:], 1, 3)
	}
	return append(even, odd...)
}

func valid(q []int) bool {
	type diag [2]int
	seen := map[diag]bool{}
	for r, c := range q {
		for k, v := range [...]int{c, r + c, r - c} {
			key := diag{k, v}
			if seen[key] {
				return false
			}
			seen[key] = true
		}
	}
	return true
}

func main() {
	bad := 0
	for n := 4; n <= 60; n++ {
		if q := place(n); !valid(q) || len(q) != n {
			bad++
			fmt.Println("wrong for", n, q)
		}
	}
	fmt.Println(bad, place(8), place(9), place(14))
}
