// 14:10: assignment mismatch: 2 variables but 1 value
// 15:7: assignment mismatch: 1 variable but pair returns 2 values
// 16:13: assignment mismatch: 3 variables but pair returns 2 values
// 17:7: none() (no value) used as value
// 18:23: extra init expr 3

package main

func pair() (int, int) { return 1, 2 }

func none() {}

func main() {
	a, b := 1
	c := pair()
	d, e, f := pair()
	g := none()
	var h, i int = 1, 2, 3
	a, b = 1, 2, 3
	_, _, _, _, _, _, _, _, _ = a, b, c, d, e, f, g, h, i
}
