package main

import (
	"fmt"
	"strings"
)

// Conway's game on rows of bits.

type world []uint16

func parse(s string) (w world) {
	for _, line := range strings.Fields(s) {
		var row uint16
		for _, c := range line {
			row <<= 1
			if c == '#' {
				row |= 1
			}
		}
		w = append(w, row)
	}
	return
}

func (w world) at(r, c int) uint16 {
	if r < 0 || r >= len(w) || c < 0 || c > 7 {
		return 0
	}
	return w[r] >> c & 1
}

func (w world) step() world {
	next := make(world, len(w))
	for r := range w {
		for c := range 8 {
			n := -int(w.at(r, c))
			for d := range 9 {
				n += int(w.at(r+d/3-1, c+d%3-1))
			}
			if n == 3 || n == 2 && w.at(r, c) == 1 {
				next[r] |= 1 << c
			}
		}
	}
	return next
}

func (w world) String() string {
	var b strings.Builder
	for i, row := range w {
		if i > 0 {
			b.WriteByte('/')
		}
		fmt.Fprintf(&b, "%08b", row)
	}
	return strings.NewReplacer("0", ".", "1", "#").Replace(b.String())
}

func (w world) hash() (h uint32) {
	h = 5381
	for _, row := range w {
		h = h<<5 + h ^ uint32(row)
	}
	return
}

func main() {
	w := parse("........ ..#..... ...#.... .###.... ........ ........")
	seen := map[uint32]int{}
	for gen := 0; ; gen++ {
		if first, ok := seen[w.hash()]; ok {
			fmt.Println("repeats", first, "at", gen)
			break
		}
		seen[w.hash()] = gen
		if gen%4 == 0 {
			fmt.Println(gen, w)
		}
		w = w.step()
	}
	fmt.Println(len(seen), w.at(0, 0), ^w[0], -w[1])
}
