// 9:11: cannot use "1" (untyped string constant) as int value in argument to attacked
// 9:16: cannot use []string{…} (value of type []string) as []int value in argument to attacked

package main

func attacked(row int, columns []int) bool { return columns[row] == row }

func main() {
	attacked("1", []string{"1"})
}
