// 17:9: not enough return values
//	have (number)
//	want (int, int)
// 21:9: too many return values
//	have (number)
//	want ()
// 25:12: too many return values
//	have (number, number)
//	want (int)
// 29:2: not enough return values
//	have ()
//	want (int, error)

package main

func pair() (int, int) {
	return 1
}

func none() {
	return 1
}

func one() int {
	return 1, 2
}

func two() (int, error) {
	return
}

func main() {
	pair()
	none()
	one()
	two()
}
