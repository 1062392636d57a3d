package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"time"
)

// settings are what the command line may change.
type settings struct {
	size  int
	first bool
	mark  string
}

var (
	pause  = flag.Duration("pause", 1500*time.Millisecond, "time between two boards")
	limit  = flag.Int64("limit", 1<<40, "stop after so many")
	chosen settings
)

func init() {
	flag.IntVar(&chosen.size, "n", 6, "size of the board")
	flag.BoolVar(&chosen.first, "first", true, "only the first board")
	flag.StringVar(&chosen.mark, "mark", "Q", "what a queen looks like")
}

func solve(columns []int, show func([]int) bool) bool {
	if len(columns) == chosen.size {
		return show(columns)
	}
next:
	for c := range chosen.size {
		for r, other := range columns {
			if other == c || other-c == len(columns)-r || c-other == len(columns)-r {
				continue next
			}
		}
		if !solve(append(columns, c), show) {
			return false
		}
	}
	return true
}

func main() {
	chance := flag.Float64("chance", 0.25, "of a jump")
	seed, steps := flag.Uint("seed", 7, "where chance begins"), flag.Uint64("steps", 1<<63, "at most")
	flag.Usage = func() { fmt.Println("usage: queens [-n SIZE]") }
	fmt.Println(flag.Parsed(), flag.NFlag())
	flag.Parse()
	fmt.Println(flag.Parsed(), flag.NFlag(), flag.NArg(), flag.Args(), flag.Arg(0) == "", len(os.Args))
	fmt.Printf("%+v %v %d %v %d %d\n", chosen, *pause, *limit, *chance, *seed, *steps)

	solve(nil, func(columns []int) bool {
		for _, c := range columns {
			fmt.Println(strings.Repeat(".", c) + chosen.mark + strings.Repeat(".", chosen.size-c-1))
		}
		return !chosen.first
	})

	flag.VisitAll(func(f *flag.Flag) { fmt.Printf("-%s=%v (%s)\n", f.Name, f.Value, f.Usage) })
	fmt.Println(flag.Set("n", "4"), chosen.size, flag.Set("n", "four"), flag.NFlag())
	flag.Visit(func(f *flag.Flag) { fmt.Println(f.Name, f.DefValue, f.Value.String()) })
	fmt.Println(flag.Lookup("n").Value, flag.Lookup("m") == nil)
	flag.CommandLine.SetOutput(os.Stdout)
	flag.PrintDefaults()
	flag.Usage()
}
