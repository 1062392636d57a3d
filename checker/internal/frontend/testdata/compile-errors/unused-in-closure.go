// 7:3: declared and not used: column

package main

func main() {
	place := func(row int) {
		column := row
	}
	place(1)
}
