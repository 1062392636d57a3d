// 13:2: invalid operation: cannot send to receive-only channel <-chan int in (variable of type <-chan int)
// 14:8: invalid operation: cannot receive from send-only channel chan<- int out (variable of type chan<- int)
// 15:8: invalid operation: cannot receive from non-channel untyped int 4 (untyped int constant)
// 16:8: invalid operation: cannot close receive-only channel in (variable of type <-chan int)
// 17:9: cannot use "a" (untyped string constant) as int value in send
// 19:7: select case must be send or receive (possibly with assignment)

package main

func main() {
	in := make(<-chan int)
	out := make(chan<- int)
	in <- 1
	_ = <-out
	_ = <-4
	close(in)
	out <- "a"
	select {
	case 1:
	}
}
