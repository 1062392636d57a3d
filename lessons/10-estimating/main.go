// Command 10-estimating is the finished program of lesson 10.
//
// It estimates how many ways there are to place n queens on an n x n board so that
// no two attack each other, and how large the tree of the search for them is, by
// random probes that go down the tree once each. It draws a probe, prints what
// many probes say beside the known count, and prints estimates and true numbers
// for n = 4 to 10. The size n is its only argument; without one it is 8.
//
// The declarations up to known are those that the cells of README.md end up with,
// word for word; `go run ./checker lesson 10 --verify` holds the two together. The
// program reads no input and no file. Its random numbers begin with the same seed
// each time, so it prints the same each time.
package main

import (
	"fmt"
	"math/bits"
	"os"
	"strconv"
	"strings"
)

// seed is the last random number, from 1 to 2147483646.
var seed = 1

// random returns a random number from 0 to k-1.
func random(k int) int {
	seed = 48271 * seed % 2147483647
	return seed % k
}

// pick returns free column number k, as a bit; the leftmost is number 0.
func pick(free, k int) int {
	for ; k > 0; k-- {
		free &= free - 1
	}
	return free & -free
}

// The last probe: for each row that it came to, the number of free columns, and
// the queen that it put there, as a bit.
var choices, queens []int

// probe goes down from the empty board once, by chance. It returns what it
// suggests for the number of nodes and the number of solutions.
func probe(n int) (int, int) {
	full := (1 << n) - 1
	taken, ld, rd := 0, 0, 0
	nodes, product := 1, 1
	choices = nil
	queens = nil
	for taken != full {
		free := full & ^(taken | ld | rd)
		k := bits.OnesCount(uint(free))
		choices = append(choices, k)
		if k == 0 {
			return nodes, 0
		}
		p := pick(free, random(k))
		queens = append(queens, p)
		taken, ld, rd = taken|p, (ld|p)<<1, (rd|p)>>1
		product *= k
		nodes += product
	}
	return nodes, product
}

// draw shows the last probe, each row with the number of its free columns.
func draw(n int) {
	for row, k := range choices {
		line := strings.Repeat(". ", n)
		if k > 0 {
			column := bits.Len(uint(queens[row]))
			line = strings.Repeat(". ", column-1) + "Q " + strings.Repeat(". ", n-column)
		}
		fmt.Println(line, k)
	}
}

// estimate returns the means of many probes, rounded down: the number of nodes
// and the number of solutions.
func estimate(n, probes int) (int, int) {
	nodes, solutions := 0, 0
	for i := 0; i < probes; i++ {
		a, b := probe(n)
		nodes += a
		solutions += b
	}
	return nodes / probes, solutions / probes
}

// nodes counts the boards that count stood before, the empty one included.
var nodes int

// count is the search of lesson 04. It returns the number of solutions.
func count(full, taken, ld, rd int) int {
	nodes++
	if taken == full {
		return 1
	}
	ways := 0
	free := full & ^(taken | ld | rd)
	for free != 0 {
		p := free & -free
		free -= p
		ways += count(full, taken|p, (ld|p)<<1, (rd|p)>>1)
	}
	return ways
}

// known[n] is the number of solutions for n queens, from the On-Line Encyclopedia
// of Integer Sequences, A000170.
var known = [28]int{1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596,
	2279184, 14772512, 95815104, 666090624, 4968057848, 39029188884, 314666222712,
	2691008701644, 24233937684440, 227514171973736, 2207893435808352,
	22317699616364044, 234907967154122528}

const (
	usualSize = 8
	maxSize   = 20 // for larger boards the sum of many products may not fit into an int
	probes    = 10000
)

func main() {
	n, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/10-estimating %d\n", err, usualSize)
		os.Exit(2)
	}
	probe(n)
	draw(n)
	fmt.Println()
	treeSize, solutions := estimate(n, probes)
	fmt.Printf("n = %d, %d probes: about %d solutions, in a tree of about %d nodes\n", n, probes, solutions, treeSize)
	fmt.Printf("n = %d, solutions: %d, known\n", n, known[n])
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

// printCosts prints estimates beside the true numbers.
func printCosts() {
	fmt.Println(" n  solutions  estimate  nodes  estimate")
	for n := 4; n <= 10; n++ {
		nodes = 0
		ways := count((1<<n)-1, 0, 0, 0)
		treeSize, solutions := estimate(n, probes)
		fmt.Printf("%2d  %9d  %8d  %5d  %8d\n", n, ways, solutions, nodes, treeSize)
	}
}
