package main

import (
	"fmt"
	"os"
	"strings"
	"text/tabwriter"
)

type Option func(*config)

type config struct {
	size    int
	symbol  rune
	onPlace func(r, c int)
	filters []func([]int) bool
	labels  map[int]string
}

func WithSymbol(r rune) Option         { return func(c *config) { c.symbol = r } }
func WithHook(f func(r, c int)) Option { return func(c *config) { c.onPlace = f } }
func WithFilter(f func([]int) bool) Option {
	return func(c *config) { c.filters = append(c.filters, f) }
}

type Solver struct {
	config
	board []int
	stats struct{ placed, removed, found int }
	trace []string
}

func New(n int, opts ...Option) *Solver {
	s := &Solver{config: config{size: n, symbol: 'Q', labels: map[int]string{}}}
	for _, o := range opts {
		o(&s.config)
	}
	if s.onPlace == nil {
		s.onPlace = s.count
	}
	return s
}

func (s *Solver) count(r, c int) { s.stats.placed++ }

func (s *Solver) conflict(c int) bool {
	for r, x := range s.board {
		switch d := len(s.board) - r; x {
		case c, c - d, c + d:
			return true
		}
	}
	return false
}

func (s *Solver) Run() int {
	if len(s.board) == s.size {
		for _, f := range s.filters {
			if !f(s.board) {
				return 0
			}
		}
		s.stats.found++
		if s.stats.found == 1 {
			s.trace = append(s.trace, s.String())
		}
		return 1
	}
	total := 0
	for c := 0; c < s.size; c++ {
		if s.conflict(c) {
			continue
		}
		s.onPlace(len(s.board), c)
		s.board = append(s.board, c)
		total += s.Run()
		s.board = s.board[:len(s.board)-1]
		s.stats.removed++
	}
	return total
}

func (s *Solver) String() string {
	var b strings.Builder
	for _, c := range s.board {
		for i := 0; i < s.size; i++ {
			if i == c {
				b.WriteRune(s.symbol)
			} else {
				b.WriteByte('.')
			}
		}
		b.WriteString("\n")
	}
	return strings.TrimRight(b.String(), "\n")
}

func main() {
	var hooked [6]int
	solvers := []*Solver{
		New(4),
		New(6, WithSymbol('♛'), WithFilter(func(b []int) bool { return b[0] < b[len(b)-1] })),
		New(6, WithHook(func(r, c int) { hooked[r] += c })),
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 8, 2, ' ', tabwriter.AlignRight|tabwriter.Debug)
	fmt.Fprintln(w, "size\tfound\tplaced\tremoved\t")
	for _, s := range solvers {
		n := s.Run()
		fmt.Fprintf(w, "%d\t%d\t%d\t%d\t\n", s.size, n, s.stats.placed, s.stats.removed)
	}
	w.Flush()
	fmt.Println(hooked)
	for _, s := range solvers[:2] {
		fmt.Println(strings.Join(s.trace, "\n"))
	}
	fmt.Printf("%+v\n", solvers[0].stats)
}
