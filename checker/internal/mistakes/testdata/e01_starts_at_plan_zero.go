package main

import "fmt"

func main() {
	var q [8]int
	plan := 0
	r := 0
	q[0] = 0
	for r >= 0 {
		q[r]++
		for q[r] <= 8 {
			bad := false
			for i := 0; i < r; i++ {
				if q[i] == q[r] || q[i]-q[r] == r-i || q[r]-q[i] == r-i {
					bad = true
					break
				}
			}
			if !bad {
				break
			}
			q[r]++
		}
		if q[r] > 8 {
			r--
			continue
		}
		if r < 7 {
			r++
			q[r] = 0
			continue
		}
		fmt.Printf("方案%d:", plan) // the first is plan 0
		plan++
		for i := 0; i < 7; i++ {
			fmt.Print(q[i], " ")
		}
		fmt.Println(q[7])
	}
}
