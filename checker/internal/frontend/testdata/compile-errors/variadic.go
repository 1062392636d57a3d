// 14:9: too many arguments in call to all
//	have (number, []int...)
//	want (...int)
// 15:6: cannot use "a" (untyped string constant) as int value in argument to all
// 16:6: cannot use []string{} (value of type []string) as []int value in argument to all
// 17:22: cannot use "a" (untyped string constant) as int value in argument to append
// 18:13: invalid append: argument must be a slice; have 1 (untyped int constant)

package main

func all(ns ...int) {}

func main() {
	all(1, []int{2}...)
	all("a")
	all([]string{}...)
	_ = append([]int{}, "a")
	_ = append(1, 2)
}
