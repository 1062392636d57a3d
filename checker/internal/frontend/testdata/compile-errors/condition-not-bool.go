// 9:5: non-boolean condition in if statement
// 11:6: non-boolean condition in for statement
// 13:6: invalid operation: operator ! not defined on queens (variable of type int)

package main

func main() {
	queens := 4
	if queens {
	}
	for queens {
	}
	if !queens {
	}
}
