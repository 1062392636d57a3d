package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

// A word count, most frequent first.

type freq struct {
	word  string
	count int
}

func main() {
	sc := bufio.NewScanner(os.Stdin)
	sc.Buffer(make([]byte, 1024), 1<<20)
	sc.Split(bufio.ScanWords)
	counts := map[string]int{}
	for sc.Scan() {
		w := strings.ToLower(strings.Trim(sc.Text(), ".,!?"))
		counts[w]++
	}
	var words []string
	for w := range counts {
		words = append(words, w)
	}
	sort.Strings(words)
	var fs []freq
	for _, w := range words {
		fs = append(fs, freq{w, counts[w]})
	}
	sort.Slice(fs, func(i, j int) bool {
		if fs[i].count == fs[j].count {
			return fs[i].word < fs[j].word
		}
		return fs[i].count > fs[j].count
	})
	for i, f := range fs {
		if i == 4 {
			break
		}
		fmt.Printf("%-6s|%3d\n", f.word, f.count)
	}
	r := bufio.NewScanner(strings.NewReader("é!x"))
	r.Split(bufio.ScanRunes)
	for r.Scan() {
		fmt.Print(r.Text(), " ")
	}
	fmt.Println()
}
