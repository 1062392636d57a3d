// 6:6: missing function body
// 10:6: missing function body

package main

func solve(n int) int

type board struct{}

func (b board) show()

func main() {}
