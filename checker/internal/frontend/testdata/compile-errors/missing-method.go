// 18:16: cannot use square{} (value of struct type square) as shape value in variable declaration: square does not implement shape (method area has pointer receiver)
// 19:6: cannot use round{} (value of struct type round) as shape value in assignment: round does not implement shape (missing method area)
// 20:6: cannot use 4 (constant of type int) as shape value in assignment: int does not implement shape (missing method area)
// 21:6: impossible type assertion: s.(round)
//	round does not implement shape (missing method area)

package main

type shape interface{ area() int }

type square struct{}

func (s *square) area() int { return 1 }

type round struct{}

func main() {
	var s shape = square{}
	s = round{}
	s = 4
	_ = s.(round)
	_ = s
}
