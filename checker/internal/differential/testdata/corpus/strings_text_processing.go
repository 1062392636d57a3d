package main

import (
	"fmt"
	"strings"
	"unicode"
)

func wrap(text string, width int) (lines []string) {
	line := ""
	for _, w := range strings.Fields(text) {
		switch {
		case line == "":
			line = w
		case len(line)+1+len(w) <= width:
			line += " " + w
		default:
			lines = append(lines, line)
			line = w
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return
}

func justify(line string, width int) string {
	words := strings.Fields(line)
	if len(words) < 2 {
		return fmt.Sprintf("%-*s", width, line)
	}
	gaps := width
	for _, w := range words {
		gaps -= len(w)
	}
	var b strings.Builder
	for i, w := range words {
		b.WriteString(w)
		if left := len(words) - 1 - i; left > 0 {
			n := (gaps + left - 1) / left
			b.WriteString(strings.Repeat(" ", n))
			gaps -= n
		}
	}
	return b.String()
}

func title(s string) string {
	up := true
	return strings.Map(func(r rune) rune {
		defer func() { up = unicode.IsSpace(r) }()
		if up {
			return unicode.ToUpper(r)
		}
		return unicode.ToLower(r)
	}, s)
}

func snake(s string) (out string) {
	for i, r := range s {
		if unicode.IsUpper(r) {
			if i > 0 {
				out += "_"
			}
			r = unicode.ToLower(r)
		}
		out += string(r)
	}
	return
}

func main() {
	text := "place eight queens so that no two of them attack each other"
	for _, l := range wrap(text, 16) {
		fmt.Printf("|%s|\n", justify(l, 16))
	}
	fmt.Println(title("hELLO wORLD of gO"), snake("dfsRowColumn"))
	table := [][]string{{"n", "count"}, {"4", "2"}, {"8", "92"}}
	widths := make([]int, 2)
	for _, row := range table {
		for i, c := range row {
			widths[i] = max(widths[i], len(c))
		}
	}
	for _, row := range table {
		for i, c := range row {
			fmt.Printf("[%*s]", widths[i], c)
		}
		fmt.Println()
	}
	r := []rune("été")
	r[0], r[2] = 'É', '!'
	fmt.Println(string(r), len(r), strings.Title("x"), strings.Count(text, "e"))
}
