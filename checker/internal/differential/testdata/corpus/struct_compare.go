package main

import "fmt"

type pos struct{ r, c int }
type move struct {
	from, to pos
	piece    byte
}
type tagged struct {
	id   any
	flag bool
	arr  [2]pos
}
type state struct {
	board [3][3]byte
	turn  bool
}

func main() {
	a, b := pos{1, 2}, pos{1, 2}
	fmt.Println(a == b, a != b, a == pos{2, 1}, &a == &b)
	m := move{a, pos{3, 3}, 'N'}
	n := m
	fmt.Println(m == n, m == move{to: pos{3, 3}, from: b, piece: 'N'})
	n.to.c++
	fmt.Println(m == n)
	t := tagged{id: 1, arr: [2]pos{a, b}}
	u := tagged{id: int64(1), arr: [2]pos{b, a}}
	fmt.Println(t == u, t.arr == u.arr)
	u.id = 1
	fmt.Println(t == u, t.id == u.id)
	visited := map[state]int{}
	var s state
	visited[s]++
	s.board[1][1] = 'x'
	visited[s]++
	s.board[1][1] = 0
	visited[s]++
	fmt.Println(len(visited), visited[s])
	anon := struct{ r, c int }{1, 2}
	fmt.Println(anon == a, pos(anon) == b)
	type local struct{ r, c int }
	fmt.Println(pos(local{1, 2}) == a)
	pa, pb := &a, &a
	fmt.Println(pa == pb, *pa == *pb, pa == &b)
	switch a {
	case pos{0, 0}:
		fmt.Println("origin")
	case pos{1, 2}:
		fmt.Println("one two")
	}
	var empty1, empty2 struct{}
	fmt.Println(empty1 == empty2, [0]int{} == [0]int{})
	e := any(a)
	fmt.Println(e == any(b), e == any(anon))
}
