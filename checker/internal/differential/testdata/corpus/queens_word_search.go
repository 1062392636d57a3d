package main

import "fmt"

type grid []string

func (g grid) exists(word string) (path [][2]int) {
	used := map[[2]int]bool{}
	var try func(r, c, i int) bool
	try = func(r, c, i int) bool {
		if i == len(word) {
			return true
		}
		if r < 0 || r >= len(g) || c < 0 || c >= len(g[r]) || g[r][c] != word[i] || used[[2]int{r, c}] {
			return false
		}
		used[[2]int{r, c}] = true
		path = append(path, [2]int{r, c})
		for _, d := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			if try(r+d[0], c+d[1], i+1) {
				return true
			}
		}
		path = path[:len(path)-1]
		used[[2]int{r, c}] = false
		return false
	}
	for r := range g {
		for c := range g[r] {
			if try(r, c, 0) {
				return path
			}
		}
	}
	return nil
}

type trie struct {
	next map[byte]*trie
	end  bool
}

func (t *trie) add(w string) {
	for i := range len(w) {
		if t.next == nil {
			t.next = map[byte]*trie{}
		}
		if t.next[w[i]] == nil {
			t.next[w[i]] = &trie{}
		}
		t = t.next[w[i]]
	}
	t.end = true
}

func (t *trie) has(w string) bool {
	for _, b := range []byte(w) {
		if t = t.next[b]; t == nil {
			return false
		}
	}
	return t.end
}

func main() {
	g := grid{"abce", "sfcs", "adee"}
	for _, w := range []string{"abcced", "see", "abcb", "x"} {
		fmt.Println(w, g.exists(w))
	}
	var t trie
	for _, w := range []string{"queen", "quiet", "qu"} {
		t.add(w)
	}
	fmt.Println(t.has("queen"), t.has("que"), t.has("qu"), t.has(""), len(t.next['q'].next['u'].next))
}
