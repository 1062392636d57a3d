package main

import "fmt"

const n = 4

type cell struct {
	v    int
	mark [2]bool
}

type world [n][n]cell

func (w world) next() (out world) {
	for r := range w {
		for c := range w[r] {
			k := 0
			for dr := -1; dr <= 1; dr++ {
				for dc := -1; dc <= 1; dc++ {
					if (dr != 0 || dc != 0) && w[(r+dr+n)%n][(c+dc+n)%n].v == 1 {
						k++
					}
				}
			}
			out[r][c].v = 0
			if k == 3 || k == 2 && w[r][c].v == 1 {
				out[r][c].v = 1
			}
			out[r][c].mark[k%2] = true
		}
	}
	return
}

func (w *world) show() {
	for _, row := range w {
		for _, c := range row {
			fmt.Print(".#"[c.v : c.v+1])
		}
		fmt.Print(" ")
	}
	fmt.Println()
}

func transpose(m [2][3]int) (t [3][2]int) {
	for i, row := range m {
		for j, v := range row {
			t[j][i] = v
		}
	}
	return
}

func main() {
	var w world
	w[1][0].v, w[1][1].v, w[1][2].v = 1, 1, 1
	for range 3 {
		w.show()
		w = w.next()
	}
	history := []world{w, w.next()}
	fmt.Println(history[0] == history[1], w[0][0].mark, history[1][2][2].mark)
	fmt.Println(transpose([2][3]int{{1, 2, 3}, {4, 5, 6}}))
	cube := [2][2][2]int{{{1}}, {{}, {7, 8}}}
	sub := cube[1]
	sub[1][0] = 0
	fmt.Println(cube, sub, len(cube[0][0]))
	ptrs := [2]*[2]int{{1, 2}, {3, 4}}
	ptrs[0][1] = 20
	*ptrs[1] = *ptrs[0]
	ptrs[0][0] = 100
	fmt.Println(*ptrs[0], *ptrs[1])
}
