// Command 09-very-large-boards is the finished program of lesson 09.
//
// It places n queens on an n x n board so that no two attack each other, in three
// ways: by a rule that needs no search, by min-conflicts, and by exchanging the
// columns of two queens. It proves each board by an independent check and prints
// what the ways cost. The size n is its only argument; without one it is 8.
//
// The declarations up to exchange are those that the cells of README.md end up
// with, word for word; `go run ./checker lesson 09 --verify` holds the two
// together. The program reads no input and no file. Its random numbers begin with
// the same seed each time, so it prints the same each time.
package main

import (
	"fmt"
	"math/bits"
	"os"
	"strconv"
	"strings"
)

// nodes counts the boards that a search stood before.
var nodes int

// found says whether the board can be completed from here, by the masks of
// lesson 04. It stops at the first solution.
func found(full, taken, ld, rd int) bool {
	nodes++
	if taken == full {
		return true
	}
	free := full & ^(taken | ld | rd)
	for free != 0 {
		p := free & -free
		free -= p
		if found(full, taken|p, (ld|p)<<1, (rd|p)>>1) {
			return true
		}
	}
	return false
}

// seed is the last random number, from 1 to 2147483646.
var seed = 1

// random returns a random number from 0 to k-1.
func random(k int) int {
	seed = 48271 * seed % 2147483647
	return seed % k
}

// budget is the number of nodes after which lucky gives up.
var budget int

// lucky is found, but it takes the free columns in random order.
func lucky(full, taken, ld, rd int) bool {
	nodes++
	if taken == full {
		return true
	}
	free := full & ^(taken | ld | rd)
	for free != 0 && nodes < budget {
		p := free
		for k := random(bits.OnesCount(uint(free))); k > 0; k-- {
			p &= p - 1 // leave one out
		}
		p &= -p
		free -= p
		if lucky(full, taken|p, (ld|p)<<1, (rd|p)>>1) {
			return true
		}
	}
	return false
}

// solved says whether n columns, one a row, are a solution. It looks at each queen
// once.
func solved(columns []int) bool {
	n := len(columns)
	column := make([]bool, n+1)
	sum := make([]bool, 2*n+1)
	difference := make([]bool, 2*n)
	for i, c := range columns {
		row := i + 1
		if c < 1 || c > n || column[c] || sum[row+c] || difference[row-c+n] {
			return false
		}
		column[c] = true
		sum[row+c] = true
		difference[row-c+n] = true
	}
	return true
}

// halves is the rule: the even columns, then the odd ones.
func halves(n int) []int {
	columns := []int{}
	for c := 2; c <= n; c += 2 {
		columns = append(columns, c)
	}
	for c := 1; c <= n; c += 2 {
		columns = append(columns, c)
	}
	return columns
}

// construct returns a solution for any n but 2 and 3: the rule with its repairs.
func construct(n int) []int {
	columns := halves(n)
	half := n / 2 // columns[half] is the first odd column, 1
	switch n % 6 {
	case 2: // 1 3 5 7 ... becomes 3 1 7 ... 5
		copy(columns[half:], []int{3, 1})
		copy(columns[half+2:], columns[half+3:])
		columns[n-1] = 5
	case 3: // 2 4 6 ... becomes 4 6 ... 2, and 1 3 5 ... becomes 5 ... 1 3
		copy(columns[:half-1], columns[1:half])
		columns[half-1] = 2
		copy(columns[half:], columns[half+2:])
		copy(columns[n-2:], []int{1, 3})
	}
	return columns
}

// The board that we repair: the column of each queen, and the number of queens on
// each line. Rows and columns count from 1.
var queens []int
var inColumn, inSum, inDifference []int

// looks counts the cells that we look at.
var looks int

// count adds to the three lines of a cell, or takes away.
func count(row, column, by int) {
	n := len(queens) - 1
	inColumn[column] += by
	inSum[row+column] += by
	inDifference[row-column+n] += by
}

// attackers returns how many queens are on the lines of a cell. A queen counts
// three times on her own cell.
func attackers(row, column int) int {
	looks++
	n := len(queens) - 1
	return inColumn[column] + inSum[row+column] + inDifference[row-column+n]
}

// shuffle puts a queen into each row and each column, at random.
func shuffle(n int) {
	queens = make([]int, n+1)
	inColumn = make([]int, n+1)
	inSum = make([]int, 2*n+1)
	inDifference = make([]int, 2*n)
	for row := 1; row <= n; row++ {
		queens[row] = row
		other := random(row) + 1
		queens[row], queens[other] = queens[other], queens[row]
	}
	for row := 1; row <= n; row++ {
		count(row, queens[row], 1)
	}
}

// repair is one move of min-conflicts: an attacked queen goes to the cell of her
// row that the fewest queens attack. It says whether there was one to move.
func repair() bool {
	n := len(queens) - 1
	first := random(n)
	for i := 0; i < n; i++ {
		row := (first+i)%n + 1
		if attackers(row, queens[row]) > 3 {
			count(row, queens[row], -1)
			queens[row] = best(row)
			count(row, queens[row], 1)
			return true
		}
	}
	return false
}

// best returns a column with the fewest attackers in a row; among equals, chance
// decides.
func best(row int) int {
	choice, fewest, equal := 0, 0, 0
	for column := 1; column < len(queens); column++ {
		a := attackers(row, column)
		if choice == 0 || a < fewest {
			choice, fewest, equal = column, a, 1
		} else if a == fewest {
			equal++
			if random(equal) == 0 {
				choice = column
			}
		}
	}
	return choice
}

// minConflicts repairs a random board until nothing is attacked, and begins again
// where that takes too long. It returns the number of moves.
func minConflicts(n int) int {
	moves := 0
	for {
		shuffle(n)
		for i := 0; i < 10*n; i++ {
			if !repair() {
				return moves
			}
			moves++
		}
	}
}

// exchange swaps the columns of two queens if that leaves fewer attacks, and says
// whether it did.
func exchange(a, b int) bool {
	before := attackers(a, queens[a]) + attackers(b, queens[b])
	swap(a, b)
	if attackers(a, queens[a])+attackers(b, queens[b]) < before {
		return true
	}
	swap(a, b)
	return false
}

func swap(a, b int) {
	count(a, queens[a], -1)
	count(b, queens[b], -1)
	queens[a], queens[b] = queens[b], queens[a]
	count(a, queens[a], 1)
	count(b, queens[b], 1)
}

// byExchange goes through the rows again and again, and lets each attacked queen
// try some others at random. Where about ten rounds change nothing, it is stuck and
// begins again. It returns the number of rounds.
func byExchange(n int) int {
	rounds := 0
	for {
		shuffle(n)
		for idle := 0; idle < 10; idle++ {
			rounds++
			attacked := 0
			for row := 1; row <= n; row++ {
				if attackers(row, queens[row]) == 3 {
					continue
				}
				attacked++
				for try := 0; try < 50; try++ {
					if exchange(row, random(n)+1) {
						idle = 0
						break
					}
				}
			}
			if attacked == 0 {
				return rounds
			}
		}
	}
}

const (
	usualSize = 8
	maxSize   = 1000000
	maxDrawn  = 30   // larger boards do not fit on a screen
	maxMoves  = 2000 // larger boards take min-conflicts too long: n looks for each of about n/2 moves
)

func main() {
	n, err := boardSize(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "%v\nTry: go run ./lessons/09-very-large-boards %d\n", err, usualSize)
		os.Exit(2)
	}
	if n == 2 || n == 3 {
		fmt.Printf("n = %d has no solution: every two queens that fit leave no cell for the next.\n", n)
		return
	}
	printSolution(n)
	fmt.Println()
	printCosts(n)
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

// printSolution draws the board of the rule, or names its first columns where it
// is too large to draw.
func printSolution(n int) {
	columns := construct(n)
	if n > maxDrawn {
		fmt.Printf("n = %d, the rule begins: %s ...\n", n, strings.Trim(fmt.Sprint(columns[:10]), "[]"))
		return
	}
	for _, c := range columns {
		fmt.Println(strings.TrimSpace(strings.Repeat(". ", c-1) + "Q " + strings.Repeat(". ", n-c)))
	}
	fmt.Println()
	fmt.Printf("n = %d, by the rule: %s\n", n, strings.Trim(fmt.Sprint(columns), "[]"))
}

// printCosts solves the board in each way, checks it and says what it took.
func printCosts(n int) {
	fmt.Printf("the rule:      %d numbers, solved: %t\n", n, solved(construct(n)))
	if n <= maxMoves {
		looks = 0
		moves := minConflicts(n)
		fmt.Printf("min-conflicts: %d moves, %d looks, solved: %t\n", moves, looks, solved(queens[1:]))
	}
	looks = 0
	rounds := byExchange(n)
	fmt.Printf("exchanges:     %d rounds, %d looks, solved: %t\n", rounds, looks, solved(queens[1:]))
}
