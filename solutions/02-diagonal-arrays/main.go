// Diagonal arrays (lesson 02): three flags answer "is this cell attacked?" at once.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const maxN = 9

// Rows and columns count from 0 in here.
var (
	n     int
	board [maxN][]byte

	columnTaken [maxN]bool
	sumTaken    [2 * maxN]bool // by row+col: 0 ... 2n-2, the same along one "/" diagonal
	diffTaken   [2 * maxN]bool // by row-col+n: 1 ... 2n-1, the same along one "\" diagonal

	out *bufio.Writer
)

// search puts queens into row and all rows below it, in every way that the
// marks allow, and prints each full board.
func search(row int) {
	if row == n {
		printBoard()
		return
	}
	for col := 0; col < n; col++ {
		sum, diff := row+col, row-col+n
		if columnTaken[col] || sumTaken[sum] || diffTaken[diff] {
			continue
		}
		board[row][col] = 'Q'
		columnTaken[col], sumTaken[sum], diffTaken[diff] = true, true, true
		search(row + 1)
		columnTaken[col], sumTaken[sum], diffTaken[diff] = false, false, false
		board[row][col] = '.'
	}
}

// printBoard prints the board and the empty line that closes it.
func printBoard() {
	for row := 0; row < n; row++ {
		out.Write(board[row])
		out.WriteByte('\n')
	}
	out.WriteByte('\n')
}

func main() {
	fmt.Scan(&n)
	for row := 0; row < n; row++ {
		for col := 0; col < n; col++ {
			board[row] = append(board[row], '.')
		}
	}
	out = bufio.NewWriter(os.Stdout)
	search(0)
	out.Flush()
}
