package main

func main() {
	for range 3 {
		println("here")
	}
}
