package main

import (
	"fmt"
	"os"
	"strings"
	"text/tabwriter"
)

type row struct {
	n      int
	nodes  int
	ratio  float64
	solved bool
}

func main() {
	rows := []row{{4, 17, 8.5, true}, {5, 54, 5.4, true}, {3, 6, 0, false}}
	fmt.Printf("%3s %8s %7s %s\n", "n", "nodes", "ratio", "solved")
	fmt.Println(strings.Repeat("=", 26))
	for _, r := range rows {
		fmt.Printf("%3d %8d %7.2f %-6t|\n", r.n, r.nodes, r.ratio, r.solved)
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 4, 2, ' ', tabwriter.AlignRight)
	for _, r := range rows {
		fmt.Fprintf(w, "%d\t%d\t%v\t\n", r.n, r.nodes, r.solved)
	}
	w.Flush()
	width := 12
	fmt.Printf("[%*s] [%-*s]\n", width, "right", width, "left")
	fmt.Printf("%s\n", strings.Repeat("-", width))
	for i := 1; i <= 3; i++ {
		for j := 1; j <= 3; j++ {
			fmt.Printf("%4d", i*j)
		}
		fmt.Println()
	}
	grid := [3][3]rune{{'.', 'Q', '.'}, {'.', '.', '.'}, {'Q', '.', '.'}}
	for r, cells := range grid {
		fmt.Printf("%d ", r+1)
		for _, c := range cells {
			fmt.Printf("%c", c)
		}
		fmt.Fprintln(os.Stdout)
	}
	fmt.Fprint(os.Stdout, "a", 1, "b", 2, 3, "\n")
	n, err := fmt.Println("日本")
	fmt.Println(n, err)
}
