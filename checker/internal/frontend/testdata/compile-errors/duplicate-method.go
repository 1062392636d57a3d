// 11:36: cannot use b.n (value of type func() int) as int value in return statement
// 13:17: method board.size already declared at ./main.go:11:16
// 13:37: cannot use b.n (value of type func() int) as int value in return statement
// 15:16: field and method with the same name n
//	./main.go:9:20: other declaration of n

package main

type board struct{ n int }

func (b board) size() int { return b.n }

func (b *board) size() int { return b.n }

func (b board) n() int { return 1 }

func main() {}
