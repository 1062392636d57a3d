package main

import "fmt"

type square [9]int

var lines = [...][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

func (s square) possible() bool {
	for _, l := range lines {
		sum, empty := 0, 0
		for _, i := range l {
			if s[i] == 0 {
				empty++
			}
			sum += s[i]
		}
		if empty == 0 && sum != 15 || sum > 15 {
			return false
		}
	}
	return true
}

func (s square) String() string {
	return fmt.Sprint(s[0:3], s[3:6], s[6:])
}

func search(s square, at int, used uint16, found *[]square) (nodes int) {
	nodes = 1
	if at == len(s) {
		*found = append(*found, s)
		return
	}
	for v := 1; v <= 9; v++ {
		if used>>v&1 != 0 {
			continue
		}
		s[at] = v
		if s.possible() {
			nodes += search(s, at+1, used|1<<v, found)
		}
	}
	return
}

func main() {
	var all []square
	n := search(square{}, 0, 0, &all)
	fmt.Println(len(all), n)
	for _, s := range all[:3] {
		fmt.Println(s)
	}
	fmt.Println(all[len(all)-1], square{}.possible())
}
