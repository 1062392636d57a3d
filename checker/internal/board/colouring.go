package board

import (
	"fmt"
	"slices"
	"strings"
)

// Coloured shows a map and its first colouring with that many colours, found by
// search in the order of the regions. Each row of the picture is a text in which a
// letter stands for a region; two regions touch where their letters stand side by
// side or one above the other. Places says where each region is drawn. A map that
// needs more colours is a mistake in the table of pictures.
func Coloured(picture []string, colours int, places []Region) Picture {
	borders := touching(picture)
	regions := slices.Clone(places)
	if !colourFrom(regions, borders, colours, 0) {
		panic(fmt.Sprintf("board: the map needs more than %d colours", colours))
	}
	desc := "Regions and their colours:"
	for _, r := range regions {
		desc += fmt.Sprintf(" %s %d,", r.Name, r.Colour)
	}
	desc = strings.TrimSuffix(desc, ",") + ". Lines join regions that touch:"
	for _, border := range borders {
		desc += fmt.Sprintf(" %s%s", border[0], border[1])
	}
	return Map(fmt.Sprintf("A map in %d colours", colours), desc+".", regions, borders...)
}

// touching lists the pairs of regions that touch, in the order of the alphabet.
func touching(picture []string) [][2]string {
	var borders [][2]string
	add := func(a, b byte) {
		if pair := [2]string{string(min(a, b)), string(max(a, b))}; a != b && !slices.Contains(borders, pair) {
			borders = append(borders, pair)
		}
	}
	for row, line := range picture {
		for column := range line {
			if column > 0 {
				add(line[column-1], line[column])
			}
			if row > 0 {
				add(picture[row-1][column], line[column])
			}
		}
	}
	slices.SortFunc(borders, func(a, b [2]string) int { return strings.Compare(a[0]+a[1], b[0]+b[1]) })
	return borders
}

// colourFrom gives the regions from one on the first colours that fit.
func colourFrom(regions []Region, borders [][2]string, colours, from int) bool {
	if from == len(regions) {
		return true
	}
	m := regionMap{regions, borders}
	for c := 1; c <= colours; c++ {
		if slices.ContainsFunc(m.neighbours(regions[from].Name), func(r Region) bool { return r.Colour == c }) {
			continue
		}
		regions[from].Colour = c
		if colourFrom(regions, borders, colours, from+1) {
			return true
		}
		regions[from].Colour = 0
	}
	return false
}
