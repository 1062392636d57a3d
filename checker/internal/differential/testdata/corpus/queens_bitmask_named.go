package main

import "fmt"

type Mask uint32

func (m Mask) lowest() Mask { return m & -m }
func (m Mask) index() (i int) {
	for m > 1 {
		m >>= 1
		i++
	}
	return
}

func solve(n int, visit func([]int)) (count int) {
	full := Mask(1)<<n - 1
	row := make([]int, 0, n)
	var place func(cols, left, right Mask)
	place = func(cols, left, right Mask) {
		if cols == full {
			count++
			visit(row)
			return
		}
		for free := full &^ (cols | left | right); free != 0; {
			bit := free.lowest()
			free ^= bit
			row = append(row, bit.index()+1)
			place(cols|bit, (left|bit)<<1&full, (right|bit)>>1)
			row = row[:len(row)-1]
		}
	}
	place(0, 0, 0)
	return
}

func main() {
	n := solve(6, func(r []int) { fmt.Println(r) })
	fmt.Println(n)
	sum := 0
	fmt.Println(solve(7, func(r []int) { sum += r[0] * r[6] }))
	fmt.Println(sum, Mask(5), Mask(12).lowest(), ^Mask(0))
}
