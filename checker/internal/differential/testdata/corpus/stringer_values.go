package main

import "fmt"

type suit int

const (
	clubs suit = iota
	hearts
)

func (s suit) String() string { return [...]string{"♣", "♥"}[s] }

type card struct {
	rank int
	suit suit
}

func (c card) String() string { return fmt.Sprintf("%d%v", c.rank, c.suit) }

type hand []card

func (h hand) String() string {
	s := "["
	for i, c := range h {
		if i > 0 {
			s += ", "
		}
		s += c.String()
	}
	return s + "]"
}

type player struct {
	name string
	hand hand
	best *card
}

func main() {
	c := card{7, hearts}
	fmt.Println(c, &c, clubs, []suit{clubs, hearts})
	h := hand{c, {9, clubs}}
	fmt.Println(h)
	fmt.Printf("%v %s %q %d %+v\n", h, h, c, c, c)
	fmt.Println([]card{c}, map[string]card{"a": c}, map[suit]int{hearts: 2, clubs: 1}, [2]card{c})
	p := player{"Ann", h, nil}
	fmt.Println(p)
	fmt.Printf("%+v\n", p)
	fmt.Println([]hand{h, nil}, struct {
		C card
		H hand
	}{c, h})
	fmt.Println(fmt.Sprint(c)+"!", fmt.Sprintf("%6v|%-6v|", c, c))
	var s fmt.Stringer = h
	fmt.Println(s, s.String() == fmt.Sprint(h))
	fmt.Println(any(c), []any{c, hearts, &c}, []fmt.Stringer{c, clubs})
	e := fmt.Errorf("bad card %v in %v", c, h)
	fmt.Println(e)
	fmt.Printf("%x %X %T\n", hearts, hearts, hearts)
}
