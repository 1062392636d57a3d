package main

import "fmt"

// Queens that also move like knights, and like toroidal queens.

type rule func(dr, dc, n int) bool

var rules = []struct {
	name string
	hits rule
}{
	{"queens", func(dr, dc, _ int) bool { return dc == 0 || dr == dc || dr == -dc }},
	{"super", func(dr, dc, _ int) bool {
		return dc == 0 || dr == dc || dr == -dc || dr == 1 && (dc == 2 || dc == -2) || dr == 2 && (dc == 1 || dc == -1)
	}},
	{"torus", func(dr, dc, n int) bool { return dc == 0 || (dr-dc)%n == 0 || (dr+dc)%n == 0 }},
	{"rooks", func(_, dc, _ int) bool { return dc == 0 }},
	{"kings", func(dr, dc, _ int) bool { return dc == 0 || dr == 1 && -1 <= dc && dc <= 1 }},
}

func count(n int, hits rule) (total int) {
	q := make([]int, 0, n)
	var rec func()
	rec = func() {
		if len(q) == n {
			total++
			return
		}
	next:
		for c := range n {
			for r, o := range q {
				if hits(len(q)-r, c-o, n) {
					continue next
				}
			}
			q = append(q, c)
			rec()
			q = q[:len(q)-1]
		}
	}
	rec()
	return
}

func main() {
	for _, r := range rules {
		fmt.Printf("%-7s", r.name)
		for n := 1; n <= 6; n++ {
			fmt.Printf("%5d", count(n, r.hits))
		}
		fmt.Println()
	}
}
