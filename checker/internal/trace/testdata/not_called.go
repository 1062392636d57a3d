package main

func search(row int) {
	for range row {
		search(row - 1)
	}
}

func main() {
	n := 0
	if n > 0 {
		search(n)
	}
}
