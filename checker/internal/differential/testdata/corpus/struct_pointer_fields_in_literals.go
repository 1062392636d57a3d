package main

import "fmt"

type Point struct{ R, C int }

type Move struct {
	From, To Point
	Cost     int
}

type Solver struct {
	n    int
	best *Point
	log  []Move
}

func (s *Solver) add(p *Point) {
	m := Move{From: *p, To: Point{R: (*p).R + 1, C: p.C}, Cost: p.R * p.C}
	s.log = append(s.log, Move{From: Point{p.R, p.C}, To: Point{s.best.R, (*s.best).C}, Cost: s.n})
	s.log = append(s.log, m)
	arr := []int{p.R, p.C, (*p).R, s.best.R}
	mm := map[string]int{"r": p.R, "c": (*p).C}
	fmt.Println(arr, mm, [2]int{p.R, (*p).C})
	q := &Move{From: Point{p.R, p.C}, Cost: (*p).R}
	fmt.Println(*q, []Point{{p.R, p.C}, {(*p).R, (*p).C}})
	pp := &p
	fmt.Println(Point{(**pp).R, (*pp).C}, []*Point{{p.R, p.C}}[0].C)
}

func main() {
	s := &Solver{n: 4, best: &Point{1, 2}}
	s.add(&Point{3, 4})
	s.add(s.best)
	fmt.Println(s.log, len(s.log))
	for i := 0; i < 2; i++ {
		p := &s.log[i].From
		fmt.Println([]int{p.R, (*p).C})
	}
}
