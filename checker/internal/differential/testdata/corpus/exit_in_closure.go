package main

import (
	"fmt"
	"os"
	"strings"
)

type app struct {
	out  strings.Builder
	exit func(int)
}

func (a *app) fail(format string, args ...any) {
	fmt.Fprintf(&a.out, "error: "+format, args...)
	fmt.Println(a.out.String())
	a.exit(3)
}

func main() {
	a := &app{exit: os.Exit}
	quit := os.Exit
	codes := []int{}
	b := &app{exit: func(c int) { codes = append(codes, c) }}
	b.fail("%d of %d", 1, 2)
	b.fail("%s", "again")
	fmt.Println(codes)
	func() {
		defer fmt.Println("not printed")
		a.fail("%v", codes)
	}()
	quit(1)
}
