package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type point struct{ r, c int }

func (p point) add(q point) point { return point{p.r + q.r, p.c + q.c} }

var dirs = map[byte]point{'U': {-1, 0}, 'D': {1, 0}, 'L': {0, -1}, 'R': {0, 1}}

type maze [][]byte

func (m maze) find(b byte) (point, bool) {
	for r, row := range m {
		for c, x := range row {
			if x == b {
				return point{r, c}, true
			}
		}
	}
	return point{}, false
}

func (m maze) at(p point) byte {
	if p.r < 0 || p.r >= len(m) || p.c < 0 || p.c >= len(m[p.r]) {
		return '#'
	}
	return m[p.r][p.c]
}

func (m maze) walk(p point, path string, best *string, seen map[point]int) {
	if m.at(p) == '#' || *best != "" && len(path) >= len(*best) {
		return
	}
	if n, ok := seen[p]; ok && n <= len(path) {
		return
	}
	seen[p] = len(path)
	if m.at(p) == 'E' {
		*best = path
		return
	}
	for _, d := range []byte("URDL") {
		m.walk(p.add(dirs[d]), path+string(d), best, seen)
	}
}

func main() {
	var m maze
	sc := bufio.NewScanner(os.Stdin)
	for sc.Scan() {
		m = append(m, []byte(strings.TrimRight(sc.Text(), " ")))
	}
	start, ok := m.find('S')
	fmt.Println(start, ok, len(m))
	var best string
	m.walk(start, "", &best, map[point]int{})
	fmt.Println(best, len(best))
	p := start
	for i := range len(best) - 1 {
		p = p.add(dirs[best[i]])
		m[p.r][p.c] = '*'
	}
	for _, row := range m {
		fmt.Println(string(row))
	}
}
