package main

import "fmt"

// A search gives up in an else, in a default, and at the end of a chain of
// conditions, with nothing before the return.
type search struct {
	size, tried int
	columns     []int
	found       [][]int
}

func (s *search) free(c int) bool {
	for r, other := range s.columns {
		d := len(s.columns) - r
		if c == other || c-other == d || other-c == d {
			return false
		}
	}
	return true
}

func (s *search) place(c int) {
	s.tried++
	if s.free(c) {
		s.columns = append(s.columns, c)
	} else {
		return
	}
	defer func() { s.columns = s.columns[:len(s.columns)-1] }()
	if len(s.columns) == s.size {
		s.found = append(s.found, append([]int(nil), s.columns...))
		return
	} else {
		s.row()
	}
}

func (s *search) row() {
	for c := 0; c < s.size; c++ {
		s.place(c)
	}
}

func first(size int) {
	s := search{size: size}
	var try func(c int)
	try = func(c int) {
		if len(s.found) == 0 && c < size {
			s.place(c)
		} else {
			return
		}
		try(c + 1)
	}
	try(0)
	switch len(s.found) {
	case 0:
		fmt.Println(size, "none")
	case 1, 2:
		fmt.Println(size, s.found)
	default:
		return
	}
	fmt.Println(size, "tried", s.tried)
}

func kind(n int) {
	if n < 0 {
		return
	} else if n == 0 {
		fmt.Println("empty")
	} else if n > 3 && n%2 == 0 {
		return
	} else {
		return
	}
	fmt.Println("after the empty one")
}

func grade(v any) {
	switch v := v.(type) {
	case int:
		if v > 1 {
			fmt.Println("several:", v)
		} else {
			return
		}
	case string:
		return
	default:
		return
	}
	fmt.Println("graded")
}

func wait(signals chan int) {
	for {
		select {
		case n := <-signals:
			if n == 2 {
				continue
			} else {
				return
			}
		default:
			return
		}
	}
}

func blocks(n int) {
	for i := range 3 {
		if i < n {
			fmt.Print(i, " ")
		} else {
			{
				return
			}
		}
	}
	fmt.Println("to the end")
}

func jumps(n int) {
	if n == 1 {
		fmt.Println("one")
	} else {
		goto end
	}
	fmt.Println("still one")
end:
	if n == 2 {
		fmt.Println("two")
	} else {
		return
	}
	fmt.Println("still two")
}

func iterated(n int) {
	pairs := func(yield func(int, int) bool) {
		for i := range 4 {
			if !yield(i, i*i) {
				return
			} else {
				continue
			}
		}
		fmt.Println("all pairs")
	}
	for i, square := range pairs {
		if i < n {
			fmt.Print(square, " ")
		} else {
			return
		}
	}
	fmt.Println("no more")
}

func main() {
	for size := 1; size <= 6; size++ {
		first(size)
	}
	for _, n := range []int{-1, 0, 3, 4} {
		kind(n)
	}
	for _, v := range []any{1, 2, "three", 4.5, nil} {
		grade(v)
	}
	signals := make(chan int, 3)
	signals <- 2
	signals <- 3
	signals <- 4
	wait(signals)
	fmt.Println(len(signals))
	for n := range 4 {
		blocks(n)
	}
	for n := range 3 {
		jumps(n)
	}
	iterated(2)
	iterated(5)
	if len(signals) == 1 {
		fmt.Println("the end")
	} else {
		return
	}
}
