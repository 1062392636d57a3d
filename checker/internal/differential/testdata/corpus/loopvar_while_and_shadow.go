package main

import "fmt"

func main() {
	var fs []func() int
	x := 0
	for x < 3 {
		y := x
		fs = append(fs, func() int { y += 10; return y + x })
		x++
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	for i := 0; i < 2; i++ {
		for i := range 2 {
			defer fmt.Print("<", i, ">")
			fs = append(fs, func() int { return i + 100 })
		}
		fs = append(fs, func() int { return i + 200 })
	}
	fmt.Println(fs[3](), fs[4](), fs[5](), fs[8]())
	sum := 0
	for i, p := 0, &sum; i < 3; i, p = i+1, p {
		*p += i
		q := p
		fs[i] = func() int { *q++; return *q }
	}
	fmt.Println(fs[0](), fs[2]())
	fmt.Println(sum)
	var last *int
	for i := 0; i < 3; i++ {
		if last != nil {
			*last += 100
		}
		last = &i
	}
	fmt.Println(*last)
	n := 0
	for i := 0; i < 3; func() { i++; n += i }() {
		n += 10
	}
	fmt.Println(n)
	var keep []func() (int, string)
	for i, s := range map[int]string{7: "seven"} {
		keep = append(keep, func() (int, string) { return i, s })
	}
	fmt.Println(keep[0]())
}
