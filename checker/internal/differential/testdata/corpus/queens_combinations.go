package main

import "fmt"

func choose(n, k int) (all [][]int) {
	var comb []int
	var rec func(int)
	rec = func(from int) {
		if len(comb) == k {
			all = append(all, append([]int{}, comb...))
			return
		}
		for i := from; i <= n-(k-len(comb))+1; i++ {
			comb = append(comb, i)
			rec(i + 1)
			comb = comb[:len(comb)-1]
		}
	}
	rec(1)
	return
}

func product(sets ...[]string) [][]string {
	if len(sets) == 0 {
		return [][]string{nil}
	}
	var out [][]string
	for _, x := range sets[0] {
		for _, rest := range product(sets[1:]...) {
			out = append(out, append([]string{x}, rest...))
		}
	}
	return out
}

func gray(n int) []uint8 {
	codes := []uint8{0}
	for i := range n {
		for j := len(codes) - 1; j >= 0; j-- {
			codes = append(codes, codes[j]|1<<i)
		}
	}
	return codes
}

func phone(digits string) (out []string) {
	keys := map[rune]string{'2': "abc", '3': "def", '7': "pqrs"}
	out = []string{""}
	for _, d := range digits {
		var next []string
		for _, p := range out {
			for _, l := range keys[d] {
				next = append(next, p+string(l))
			}
		}
		out = next
	}
	return
}

func main() {
	fmt.Println(choose(4, 2), len(choose(6, 3)), choose(3, 0))
	fmt.Println(product([]string{"a", "b"}, []string{"x"}, []string{"1", "2"}))
	for _, g := range gray(3) {
		fmt.Printf("%03b ", g)
	}
	fmt.Println()
	fmt.Println(phone("23"), len(phone("277")))
}
