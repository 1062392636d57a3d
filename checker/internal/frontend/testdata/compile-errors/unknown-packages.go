// 7:2: package board is not in std
// 9:2: package os/queens is not in std

package main

import (
	"board"
	q "board"
	"os/queens"
)

var n int = "only the imports are looked at"

func main() { q.Show(queens.All(), board.N) }
