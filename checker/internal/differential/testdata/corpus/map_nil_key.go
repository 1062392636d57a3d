package main

import "fmt"

// nil as the key of maps.

type node struct {
	value int
	next  *node
}

type path []*node

type link *node

func depths(head *node) map[*node]int {
	depth := map[*node]int{nil: 0}
	var find func(n *node) int
	find = func(n *node) int {
		if d, ok := depth[n]; ok {
			return d
		}
		depth[n] = find(n.next) + 1
		return depth[n]
	}
	find(head)
	return depth
}

func main() {
	list := &node{1, &node{2, &node{3, nil}}}
	depth := depths(list)
	fmt.Println(len(depth), depth[list], depth[nil], depth[list.next.next])

	seen := map[*node]bool{}
	seen[nil] = true
	fmt.Println(seen[nil], len(seen))
	delete(seen, nil)
	v, ok := seen[nil]
	fmt.Println(v, ok)

	count := map[*int]int{nil: 1}
	count[nil]++
	count[nil] += 2
	a, b := count[nil], 7
	count[nil], count[new(int)] = b, a
	fmt.Println(a, count[nil], len(count))
	if n, ok := count[nil]; ok {
		fmt.Println(n)
	}

	values := map[any]int{nil: 3, 1: 2}
	values[nil] *= 5
	fmt.Println(values[nil], values)
	errs := map[error]string{nil: "fine"}
	fmt.Println(errs[nil], errs)
	channels := map[chan int]string{nil: "none"}
	channels[make(chan int)] = "some"
	fmt.Println(channels[nil], len(channels))
	links := map[link][]int{}
	links[nil] = append(links[nil], 4)
	fmt.Println(links[nil], len(links), links)
	pairs := map[[2]*node]int{{nil, nil}: 6}
	fmt.Println(pairs[[2]*node{nil, nil}], pairs[[2]*node{list, nil}])
	fmt.Println(len(path{nil, list}))
}
