package main

import "fmt"

// fmt.Scan in the loops that learners write.

func solve(n int) int {
	if n < 2 {
		return n
	}
	a, b := 0, 1
	for i := 2; i <= n; i++ {
		a, b = b, a+b
	}
	return b
}

func main() {
	var n int
	for {
		if k, err := fmt.Scan(&n); k != 1 || err != nil {
			fmt.Println("stop:", err)
			break
		}
		if n == 0 {
			break
		}
		fmt.Println(n, solve(n))
	}
	var name string
	var x float64
	var ok bool
	k, err := fmt.Scan(&name, &x, &ok)
	fmt.Println(k, err, name, x, ok)
	var r rune
	var s string
	k, err = fmt.Scanf("%c-%s\n", &r, &s)
	fmt.Println(k, err, string(r), s)
	var h int
	var line string
	k, err = fmt.Scanln(&h, &line)
	fmt.Println(k, err, h, line)
	k, err = fmt.Sscanf("7:30 pm", "%d:%d %s", &n, &h, &line)
	fmt.Println(k, err, n, h, line)
	k, err = fmt.Scan(&n)
	fmt.Println(k, err)
}
