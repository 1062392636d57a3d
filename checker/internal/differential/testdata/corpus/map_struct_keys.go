package main

import "fmt"

type Color string
type Piece struct {
	Kind  rune
	Color Color
}
type Coord [2]int8
type Board map[Coord]*Piece

var moves = map[rune][]Coord{
	'N': {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}},
	'K': {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}},
}

func (b Board) reach(from Coord, seen map[Coord]int, depth int) {
	if d, ok := seen[from]; ok && d <= depth {
		return
	}
	seen[from] = depth
	p := b[Coord{0, 0}]
	for _, m := range moves[p.Kind] {
		to := from
		to[0] += m[0]
		to[1] += m[1]
		if to[0] < 0 || to[1] < 0 || to[0] > 4 || to[1] > 4 {
			continue
		}
		if q, ok := b[to]; ok && q.Color == p.Color && to != (Coord{}) {
			continue
		}
		b.reach(to, seen, depth+1)
	}
}

func main() {
	b := Board{{0, 0}: {'N', "white"}, {1, 2}: {'K', "white"}, {2, 1}: {Kind: 'N', Color: "black"}}
	seen := map[Coord]int{}
	b.reach(Coord{}, seen, 0)
	for r := int8(0); r < 5; r++ {
		for c := int8(0); c < 5; c++ {
			if d, ok := seen[Coord{r, c}]; ok {
				fmt.Print(d, " ")
			} else {
				fmt.Print("- ")
			}
		}
		fmt.Println()
	}
	type key struct {
		p Piece
		n int
	}
	counts := map[key]int{}
	for at, p := range b {
		counts[key{*p, int(at[0]) % 2}]++
	}
	fmt.Println(counts[key{Piece{'N', "white"}, 0}], counts[key{Piece{'K', "white"}, 1}], len(counts))
	nested := map[string]map[Color][]Piece{}
	for _, p := range []Piece{{'a', "x"}, {'b', "y"}, {'c', "x"}} {
		k := fmt.Sprint(len(nested) % 2)
		if nested[k] == nil {
			nested[k] = map[Color][]Piece{}
		}
		nested[k][p.Color] = append(nested[k][p.Color], p)
	}
	fmt.Println(nested)
	st := struct {
		Piece
		at   Coord
		opts map[string]bool
	}{Piece{'Q', "w"}, Coord{3, 4}, map[string]bool{"big": true}}
	st.at[1]--
	st.Kind++
	fmt.Printf("%v %+v %c\n", st, st, st.Kind)
	arr := [...]string{2: "c", 0: "a", 5: "f"}
	fmt.Printf("%q %d\n", arr, len(arr))
	m2 := map[[2]string]struct{ n int }{{"a", "b"}: {1}}
	v := m2[[2]string{"a", "b"}]
	v.n++
	m2[[2]string{"a", "b"}] = v
	fmt.Println(m2)
	var pm map[string]*struct{ hits int }
	fmt.Println(pm["x"] == nil, len(pm))
	pm = map[string]*struct{ hits int }{"x": {}}
	pm["x"].hits += 3
	fmt.Println(pm["x"].hits)
}
