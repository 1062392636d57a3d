package trace

import (
	"fmt"
	"strings"
)

// otherGames are the exercises in which a search row by row for N queens on an
// empty board is not the way to go, by their numbers.
var otherGames = map[string]string{
	"05": "Exercise %s has blocked cells and two colours.",
	"08": "In exercise %s some queens stand from the start.",
	"11": "Exercise %s is another game.",
}

// OtherGame says in a sentence why programs for an exercise such as 05-two-colours
// are not about the game of N queens; "" if they are.
func OtherGame(exercise string) string {
	number, _, _ := strings.Cut(exercise, "-")
	if otherGames[number] == "" {
		return ""
	}
	return fmt.Sprintf(otherGames[number], exercise)
}

// input are the numbers that the program may have read.
func (t *Tracer) input() []int {
	if !t.reads {
		return nil
	}
	return t.numbers.list()
}

// pick chooses what to show: the first search on a board, or else the first with
// choices, or else any. It also says why it has no board.
func pick(forests []*forest, input []int) (*forest, string) {
	var best *forest
	bestWhy, bestRank := "", 0
	for _, f := range forests {
		if len(f.roots) == 0 {
			continue
		}
		why := f.setColumns(input)
		rank := 1
		switch {
		case why == "":
			rank = 3
		case f.chooses():
			rank = 2
		}
		if rank > bestRank || rank == bestRank && f.roots[0].number < best.roots[0].number {
			best, bestWhy, bestRank = f, why, rank
		}
	}
	return best, bestWhy
}

// chooses reports whether there are loops of choices in a forest.
func (f *forest) chooses() bool {
	for _, u := range f.group.units {
		if len(u.loops) > 0 {
			return true
		}
	}
	return false
}

// blocked reports whether an input is a size and as many rows of cells that are 0
// or 1.
func blocked(input []int) bool {
	if len(input) < 2 || input[0] < 1 || len(input)-1 != input[0]*input[0] {
		return false
	}
	for _, cell := range input[1:] {
		if cell != 0 && cell != 1 {
			return false
		}
	}
	return true
}
