package main

import (
	"fmt"
	"time"
)

const (
	width  = 8
	height = width * 2
	area   = width * height / 3
	ratio  = float64(width) / height
	name   = "n=" + "8"
	first  = len(name) - 1
	debug  = width > 4 && height != 0
	letter = 'a' + width
	mask   = ^uint8(0x0f)
	neg    = -width % 3
	shift  = 1<<width | 1
	half   = 1 / 2.0
	trunc  = int(2.0)
)

type unit int

const micro unit = 1e6
const timeout = 2 * time.Second / 4

func scale(f float64) float64 { return f * half * width }

func main() {
	fmt.Println(area, ratio, name, first, debug, letter, mask, neg, shift, half, trunc)
	fmt.Printf("%T %T %T %T %T %T %T\n", area, ratio, first, debug, letter, mask, half)
	fmt.Println(micro, timeout, timeout*3, scale(3))
	var x int32 = letter
	var f float32 = width
	var u uint8 = width << 4
	var c complex64 = width
	fmt.Println(x, f/3, u, real(c))
	if debug && !(area < 10) {
		fmt.Println(string(rune(letter)), name[2:], len(name)*width)
	}
	const local = width - 10
	arr := [width / 2]int{local + 3: 9}
	fmt.Println(arr, local*local, -local, +local, uint(-local))
	for i := local; i < trunc; i++ {
		fmt.Print(i*width/3, " ")
	}
	fmt.Println(width&1 == 0, 07_7, 1_000.5, 0x1p-2, 'x'-'a', "\x41\u00e9"[0])
	fmt.Println(7.0/2, 7/2, 7/2*2.0, (7/2)*2.0, 1/3+1/3.0)
	n := 3
	fmt.Println(n*2.0, 10/n, 10.0/float64(n), float64(10/n), n<<1.0)
}
