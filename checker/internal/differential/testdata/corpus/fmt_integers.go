package main

import "fmt"

func main() {
	n := 42
	fmt.Printf("|%d|%5d|%-5d|%05d|%+d|% d|\n", n, n, n, n, n, n)
	fmt.Printf("|%x|%X|%#x|%o|%#o|%O|%b|%08b|\n", n, n, n, n, n, n, n, n)
	fmt.Printf("|%c|%q|%U|%#U|\n", n, n, n, n)
	fmt.Printf("%d %d %x\n", int8(-5), uint8(250), -255)
	fmt.Printf("|%*d|%-*d|%.3d|%8.3d|\n", 6, n, 6, n, n, n)
	fmt.Printf("%[2]d %[1]d %[2]d\n", 1, 2)
	fmt.Printf("%v %v %v\n", uint64(1<<63), int64(-1<<63), 'x')
	fmt.Printf("%d%%\n", n)
	fmt.Printf("%d %s\n", n)
	fmt.Printf("%d\n", n, "extra")
	fmt.Printf("%d %s %z\n", "str", 5, n)
	fmt.Printf("%t %v %5t|\n", true, false, true)
	fmt.Printf("%d %v\n", []int{1, 2}, [2]bool{true})
	fmt.Printf("%x %X % x %#x\n", "hello", []byte("hi"), "abc", "z")
	fmt.Printf("%3c|%-3c|%03d|%+.2e\n", 'a', 'b', -7, 12345.678)
	fmt.Println(fmt.Sprintf("%08.3f|%-8.1f|%+g", 3.14159, 2.5, 1.0), fmt.Sprint("a", 1, 2, "b", "c", 3.0))
	fmt.Println(fmt.Sprintln("x", 1) == "x 1\n", fmt.Sprint(), fmt.Sprint(nil, nil))
	fmt.Printf("%6.2f%%|%e|%G\n", 45.678, 1e10, 1e-10)
}
