package main

import "fmt"

// Bools that are received among && and ||, turn after turn, so that each false comes
// after a true.

var later bool

func flags(n int) chan bool {
	ch := make(chan bool, n)
	for i := range n {
		ch <- i%3 == 0
	}
	return ch
}

func any3(ch chan bool, x bool) bool { return <-ch && !x || x && <-ch }

func main() {
	x, ch := false, flags(40)
	for range 4 {
		y := <-ch || x
		later = !x && (<-ch && !x)
		fmt.Print(y, " ", later, " ", any3(ch, x), " ")
		if <-ch || x {
			fmt.Print("yes")
		} else {
			fmt.Print("no")
		}
		switch {
		case <-ch || x, x && <-ch:
			fmt.Println(" first")
		case !(<-ch || x):
			fmt.Println(" second")
		default:
			fmt.Println(" third")
		}
	}
	n := 0
again:
	if n++; n < 9 && (<-ch || x || <-ch) {
		fmt.Print(n, " ")
		goto again
	}
	for i := 0; <-ch && i < 5 || len(ch) > 2; i++ {
		fmt.Print(i, " ")
	}
	fmt.Println(n, len(ch))
}
