// Command 06-symmetry is the finished program of lesson 06.
//
// It finds all solutions for n queens, and counts those that are really different,
// where turned and mirrored boards are the same, in three ways: by comparing the
// images of each solution with all that were kept before, by keeping a solution only
// if it is the smallest of its images, and with Burnside's lemma. It draws the first
// solution, lists the fundamental ones, and prints what the ways cost for n = 4 to 8.
// The size n is its only argument; without one it is 8.
//
// The declarations up to half are those that the cells of README.md end up with,
// word for word; `go run ./checker lesson 06 --verify` holds the two together. The
// program reads no input and no file.
package main

import (
	"fmt"
	"math/bits"
	"os"
	"strconv"
	"strings"
)

// A solution is a list: s[0] is the column of the queen in row 1, s[1] of the
// one in row 2, and so on. Columns count from 1.

// mirror returns s with left and right exchanged.
func mirror(s []int) []int {
	n := len(s)
	image := make([]int, n)
	for r, col := range s {
		image[r] = n + 1 - col
	}
	return image
}

// turn returns s turned a quarter clockwise. The queen in row r+1 goes to column
// n-r, and her column becomes her row.
func turn(s []int) []int {
	n := len(s)
	image := make([]int, n)
	for r, col := range s {
		image[col-1] = n - r
	}
	return image
}

// images returns the eight images of s, s itself first. Some may be equal.
func images(s []int) [][]int {
	var all [][]int
	for k := 0; k < 4; k++ {
		all = append(all, s)
		all = append(all, mirror(s))
		s = turn(s)
	}
	return all
}

// nodes counts the boards that the search stood before, the empty one included.
var nodes int

// found holds a copy of every solution, in lexicographic order.
var found [][]int

// place puts queens into the rows below those that queens holds already. columns,
// ld and rd are the three masks of lesson 04.
func place(n int, queens []int, columns, ld, rd int) {
	nodes++
	if len(queens) == n {
		found = append(found, append([]int{}, queens...))
		return
	}
	free := ((1 << n) - 1) & ^(columns | ld | rd)
	for free != 0 {
		p := free & -free
		free -= p
		place(n, append(queens, bits.Len(uint(p))), columns|p, (ld|p)<<1, (rd|p)>>1)
	}
}

// solutions returns every solution for n queens.
func solutions(n int) [][]int {
	found = nil
	nodes = 0
	place(n, []int{}, 0, 0, 0)
	return found
}

// looks counts the queens that we move or compare.
var looks int

// same says whether a and b are the same board.
func same(a, b []int) bool {
	for r := range a {
		looks++
		if a[r] != b[r] {
			return false
		}
	}
	return true
}

// byComparing returns one solution of each class, by comparing the images of each
// with all that were kept before.
func byComparing(all [][]int) [][]int {
	var kept [][]int
	for _, s := range all {
		isNew := true
		looks += 8 * len(s) // to make the images
		for _, image := range images(s) {
			for _, old := range kept {
				if same(image, old) {
					isNew = false
				}
			}
		}
		if isNew {
			kept = append(kept, s)
		}
	}
	return kept
}

// before says whether a stands before b in lexicographic order.
func before(a, b []int) bool {
	for r := range a {
		looks++
		if a[r] != b[r] {
			return a[r] < b[r]
		}
	}
	return false
}

// fundamental says whether no image of s stands before s.
func fundamental(s []int) bool {
	looks += 8 * len(s) // to make the images
	for _, image := range images(s) {
		if before(image, s) {
			return false
		}
	}
	return true
}

// different returns how many of the images of s are different boards.
func different(s []int) int {
	var kinds [][]int
	for _, image := range images(s) {
		isNew := true
		for _, old := range kinds {
			if same(image, old) {
				isNew = false
			}
		}
		if isNew {
			kinds = append(kinds, image)
		}
	}
	return len(kinds)
}

// unchanged says whether a half turn, and whether a quarter turn, leaves s as it
// is.
func unchanged(s []int) (bool, bool) {
	n := len(s)
	half, quarter := true, true
	for r, col := range s {
		looks++
		if s[n-1-r] != n+1-col {
			half = false
		}
		if s[col-1] != n-r {
			quarter = false
		}
	}
	return half, quarter
}

// byBurnside returns the number of classes for n > 1, where mirrors leave no
// solution unchanged.
func byBurnside(all [][]int) int {
	halves, quarters := 0, 0
	for _, s := range all {
		half, quarter := unchanged(s)
		if half {
			halves++
		}
		if quarter {
			quarters++
		}
	}
	return (len(all) + halves + 2*quarters) / 8
}

// half counts the solutions for n > 1 with the first queen in the left half of row
// 1 only, and doubles.
func half(n int) int {
	found = nil
	nodes = 1
	for col := 1; col <= n/2; col++ {
		p := 1 << (col - 1)
		place(n, []int{col}, p, p<<1, p>>1)
	}
	ways := 2 * len(found)
	if n%2 == 1 {
		found = nil
		p := 1 << (n / 2)
		place(n, []int{n/2 + 1}, p, p<<1, p>>1)
		ways += len(found)
	}
	return ways
}

const (
	usualSize = 8
	maxSize   = 12 // compiled, this takes less than a second here
	mostShown = 12 // fundamental solutions in the list
)

func main() {
	n, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/06-symmetry %d\n", err, usualSize)
		os.Exit(2)
	}
	printSolutions(n)
	fmt.Println()
	printCosts()
}

// boardSize reads the size of the board from the command's arguments.
func boardSize(args []string) (int, error) {
	if len(args) == 0 {
		return usualSize, nil
	}
	if len(args) > 1 {
		return 0, fmt.Errorf("one number is enough, the size of the board; here are %d arguments", len(args))
	}
	n, err := strconv.Atoi(args[0])
	if err != nil || n < 1 || n > maxSize {
		return 0, fmt.Errorf("the size of the board must be a whole number from 1 to %d, not %q", maxSize, args[0])
	}
	return n, nil
}

// printSolutions draws the first solution, says how many there are, and lists the
// fundamental ones.
func printSolutions(n int) {
	all := solutions(n)
	if len(all) == 0 {
		fmt.Printf("n = %d has no solution: every way to start runs into a dead end.\n", n)
		return
	}
	for _, col := range all[0] {
		fmt.Println(strings.Repeat(". ", col-1) + "Q" + strings.Repeat(" .", n-col))
	}
	var classes [][]int
	for _, s := range all {
		if fundamental(s) {
			classes = append(classes, s)
		}
	}
	fmt.Println()
	fmt.Printf("n = %d, solutions: %d, fundamental: %d\n", n, len(all), len(classes))
	for i, s := range classes {
		if i == mostShown {
			fmt.Printf("  and %d more\n", len(classes)-mostShown)
			return
		}
		fmt.Printf("  %v stands for %d\n", s, different(s))
	}
}

// printCosts prints how the work of the three ways grows with the board.
func printCosts() {
	fmt.Println("n  solutions  classes  comparing: looks  smallest: looks  Burnside: looks")
	for n := 4; n <= 8; n++ {
		all := solutions(n)
		looks = 0
		classes := len(byComparing(all))
		comparing := looks
		looks = 0
		for _, s := range all {
			fundamental(s)
		}
		smallest := looks
		looks = 0
		byBurnside(all)
		fmt.Printf("%d  %9d  %7d  %16d  %15d  %15d\n", n, len(all), classes, comparing, smallest, looks)
	}
}
