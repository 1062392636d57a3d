package main

import (
	"fmt"
	"sort"
)

type stats struct {
	wins, losses int
	last         []string
}

func (s stats) rate() float64 {
	if s.wins+s.losses == 0 {
		return 0
	}
	return float64(s.wins) / float64(s.wins+s.losses)
}

type league struct {
	teams map[string]*stats
	table map[string]stats
}

func (l *league) play(a, b string, won bool) {
	for _, t := range []string{a, b} {
		if _, ok := l.teams[t]; !ok {
			l.teams[t] = new(stats)
		}
	}
	x, y := l.teams[a], l.teams[b]
	if !won {
		x, y = y, x
	}
	x.wins++
	y.losses++
	x.last = append(x.last, "W")
	y.last = append(y.last, "L")
}

func (l *league) snapshot() {
	l.table = map[string]stats{}
	for name, s := range l.teams {
		l.table[name] = *s
	}
}

func (l league) ranking() []string {
	var names []string
	for n := range l.teams {
		names = append(names, n)
	}
	sort.Strings(names)
	best := names[0]
	for _, n := range names {
		if l.teams[n].rate() > l.teams[best].rate() {
			best = n
		}
	}
	return append([]string{best}, names...)
}

func main() {
	l := &league{teams: map[string]*stats{}}
	l.play("red", "blue", true)
	l.play("blue", "green", false)
	l.snapshot()
	l.play("red", "green", true)
	fmt.Println(*l.teams["red"], l.table["red"])
	fmt.Printf("%+v\n", l.table)
	fmt.Println(l.ranking(), l.teams["green"].rate())
	s := l.table["blue"]
	s.losses = 100
	fmt.Println(l.table["blue"].losses, s.losses, l.teams["nobody"] == nil)
	for _, s := range l.teams {
		s.wins *= 2
	}
	fmt.Println(l.teams["red"].wins, l.table["red"].wins)
	var byRate = map[float64][]string{}
	for _, n := range l.ranking()[1:] {
		r := l.teams[n].rate()
		byRate[r] = append(byRate[r], n)
	}
	fmt.Println(byRate)
}
