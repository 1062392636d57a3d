package main

import "fmt"

func one() int { return 1, 2 }

func two() (int, error) { return 1 }

func none() { return 5 }

func named() (n int, err error) {
	return 3
}

func wrong() string { return 42 }

func main() {
	fmt.Println(one(), wrong())
	v := none()
	named()
	two()
}
