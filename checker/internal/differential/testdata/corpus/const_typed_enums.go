package main

import "fmt"

type weekday uint8

const (
	sunday weekday = iota
	monday
	tuesday
	days = iota
)

type size float32

const (
	small size = 1.5 * (iota + 1)
	medium
	large
)

type perm uint

const (
	read perm = 1 << (2 - iota)
	write
	exec
	none perm = 0
	all       = read + write + exec
)

type state string

const (
	open   state = "open"
	closed state = "closed"
)

func (d weekday) next() weekday { return (d + 1) % days }
func (p perm) String() string {
	s := []byte("---")
	for i, m := range []perm{read, write, exec} {
		if p&m == m {
			s[i] = "rwx"[i]
		}
	}
	return string(s)
}
func (s state) flip() state {
	if s == open {
		return closed
	}
	return open
}

const (
	a, b = 1 << iota, -iota
	c, d
	_, e
)

const big = 1<<40 + iota

func main() {
	fmt.Println(sunday, tuesday, tuesday.next(), days, monday+5)
	fmt.Println(small, medium, large, large/medium)
	fmt.Println(all, none, read|exec, all&^write, perm(8))
	fmt.Printf("%v %d %s %T %q\n", write, write, exec, write, read)
	fmt.Println(open, open.flip(), closed.flip().flip() == closed, open < closed)
	fmt.Println(a, b, c, d, e, big)
	m := map[weekday]string{monday: "work"}
	m[sunday.next()] += "!"
	fmt.Println(m, [days]bool{tuesday: true}, len([...]state{2: open}))
	var w weekday = 255
	w++
	fmt.Println(w, w-1, -w-monday)
}
