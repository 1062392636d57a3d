package main

import "fmt"

type level int
type lv int
type width uint8

func (l lv) String() string { return fmt.Sprintf("L%d", int(l)) }

func main() {
	fmt.Printf("%v %*d|%-*d|%T %v\n", level(1), lv(5), 42, 4, lv(7), lv(3), lv(8))
	fmt.Printf("%0*d %.*f %*s %T %5T|%T\n", level(3), 7, lv(2), 3.14159, width(4), lv(1), width(2), level(3), 'x')
	fmt.Printf("%*s|%*v\n", 4, "ab", -6, level(3))
	fmt.Printf("%*d %*d\n", "x", 3, 2.5, 4)
	fmt.Printf("100%% %T %d\n", lv(1), lv(2))
}
