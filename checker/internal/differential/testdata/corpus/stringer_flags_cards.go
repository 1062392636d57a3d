package main

import (
	"fmt"
	"sort"
	"strings"
)

type Perm uint8

const (
	Read Perm = 1 << iota
	Write
	Exec
	_
	Admin
	All = Read | Write | Exec
)

func (p Perm) String() string {
	if p == 0 {
		return "none"
	}
	var parts []string
	for _, x := range []struct {
		p    Perm
		name string
	}{{Read, "r"}, {Write, "w"}, {Exec, "x"}, {Admin, "admin"}} {
		if p&x.p != 0 {
			parts = append(parts, x.name)
			p &^= x.p
		}
	}
	if p != 0 {
		parts = append(parts, fmt.Sprintf("%#x", uint8(p)))
	}
	return strings.Join(parts, "|")
}

type Weekday int

const (
	Sunday Weekday = iota
	Monday
	Tuesday
)

var dayNames = map[Weekday]string{Sunday: "Sun", Monday: "Mon"}

func (d Weekday) String() string {
	if n, ok := dayNames[d]; ok {
		return n
	}
	return fmt.Sprintf("Day(%d)", d)
}

const (
	KB = 1 << (10 * (iota + 1))
	MB
	GB
)

type Celsius float64
type Temp interface{ ~float64 }

func mean[T Temp](ts ...T) T {
	var sum T
	for _, t := range ts {
		sum += t
	}
	return sum / T(len(ts))
}

func (c Celsius) String() string { return fmt.Sprintf("%.1f°C", float64(c)) }

type Suit rune
type Card struct {
	Rank int
	Suit Suit
}
type Hand []Card

func (s Suit) String() string { return string(s) }
func (c Card) String() string { return fmt.Sprint(c.Rank) + c.Suit.String() }
func (h Hand) Len() int       { return len(h) }
func (h Hand) Swap(i, j int)  { h[i], h[j] = h[j], h[i] }
func (h Hand) Less(i, j int) bool {
	if h[i].Rank == h[j].Rank {
		return h[i].Suit < h[j].Suit
	}
	return h[i].Rank < h[j].Rank
}

type errCode int

const (
	errNone errCode = iota
	errFull
	errBad = errCode(40) + iota
)

func (e errCode) Error() string { return [...]string{0: "none", 1: "full", 42: "bad"}[e] }

func check(n int) error {
	switch {
	case n > 2:
		return errFull
	case n < 0:
		return errBad
	}
	return nil
}

func main() {
	fmt.Println(Read, Write|Exec, All, All|Admin|32, Perm(0), []Perm{Read, Admin})
	fmt.Printf("%v %d %s %q %x %08b %T\n", All, All, Admin, Read, Write, Exec, Admin)
	for d := Sunday; d <= Tuesday; d++ {
		fmt.Print(d, " ")
	}
	fmt.Println(map[Weekday]int{Monday: 2, Sunday: 1}, KB, MB, GB>>20)
	fmt.Println(mean(Celsius(20), 22.5), []Celsius{1, 2}, struct{ T Celsius }{3})
	h := Hand{{3, '♣'}, {2, '♠'}, {3, '♠'}, {2, '♣'}}
	sort.Sort(h)
	fmt.Println(h, h[0], &h[1], h[1:2])
	sort.Sort(sort.Reverse(h))
	fmt.Printf("%v %s %+v %d\n", h, h[0], h[:1], h[0].Rank)
	for _, n := range []int{1, 3, -1} {
		err := check(n)
		fmt.Println(err, err == errFull, err == nil)
		if e, ok := err.(errCode); ok {
			fmt.Printf("%d %v\n", e, e)
		}
	}
}
