package main

import "fmt"

// break in a select leaves the select, whatever stands around it.

func drain(a, b chan int) (log []string) {
	for a != nil || b != nil {
		select {
		case v, ok := <-a:
			if !ok {
				a = nil
				break
			}
			if v == 2 {
				log = append(log, "two")
				break
			}
			log = append(log, fmt.Sprint("a", v))
		case v, ok := <-b:
			if !ok {
				b = nil
				break
			}
			switch v {
			case 20:
				break
			default:
				log = append(log, fmt.Sprint("b", v))
			}
		}
		log = append(log, "|")
	}
	return log
}

func filled(vs ...int) chan int {
	c := make(chan int, len(vs))
	for _, v := range vs {
		c <- v
	}
	close(c)
	return c
}

func main() {
	fmt.Println(len(drain(filled(1, 2, 3), filled(10, 20))))
	fmt.Println(drain(filled(1, 2, 3), nil), drain(nil, filled(10, 20, 30)))
	n := 0
	for i := range 4 {
		select {
		default:
			if i == 2 {
				break
			}
			n += i
		}
		n += 10
	}
	fmt.Println(n)
	c := filled(1, 2)
outer:
	for {
		select {
		case _, ok := <-c:
			for {
				break
			}
			if !ok {
				break outer
			}
			if n > 0 {
				break
			}
			n = -1
		}
		n++
	}
	fmt.Println(n)
sel:
	select {
	case <-c:
		for i := 0; ; i++ {
			if i > 3 {
				break sel
			}
		}
		n = 1000
	}
	fmt.Println(n)
	switch {
	case n > 0:
		select {
		case <-c:
			if n > 5 {
				break
			}
			fmt.Println("not here")
		}
		fmt.Println("after the select")
	}
	f := func() string {
		for {
			select {
			case <-c:
				if n > 0 {
					break
				}
				return "early"
			}
			return "after"
		}
	}
	fmt.Println(f())
}
