package main

import "fmt"

// Places that a call in the value changes: they are found after it.

type tree struct {
	left, right *tree
	size        int
	values      []int
}

var (
	count int
	order [8]int
	list  = []int{1, 2, 3}
	memo  = map[int]int{}
	root  = &tree{}
	bits  = [8]uint8{1, 1, 1, 1, 1, 1, 1, 1}
	names [5]string
	any1  [4]any
)

func next() int { count++; return count }

func grow() int {
	list = append(list, 7)
	list[0] = 50
	return len(list)
}

func replace() *tree {
	root = &tree{size: root.size + 1}
	return &tree{size: 9}
}

func (t *tree) next() int { t.size++; return t.size }

func fib(k int) int {
	if k < 2 {
		return k
	}
	if v, ok := memo[k]; ok {
		return v
	}
	memo[k] = fib(k-1) + fib(k-2)
	return memo[k]
}

func pair() (int, int) { count += 2; return count, -count }

func walk(depth int) int {
	at := count
	if depth == 0 {
		return at
	}
	order[count] = 10*next() + walk(depth-1)
	return at
}

func main() {
	order[count] = next()
	order[count] += next()
	order[count] -= order[0] - next()*2
	bits[count] <<= next() - 3
	bits[count-1] |= uint8(next())
	fmt.Println(order, count, bits)
	list[0] = grow()
	list[count-4] += grow()
	fmt.Println(list)

	root.values = make([]int, 5)
	root.values[root.size] = root.next()
	root.values[root.size] += root.next() * 10
	kept := root
	root.left = replace()
	fmt.Println(kept.left == nil, root.left.size, kept.values, root.size)
	p := &count
	*p = next() * 2
	q := &list[0]
	*q += func() int { q = &list[1]; return 100 }()
	fmt.Println(count, list)

	fmt.Println(fib(40), len(memo))
	count = 0
	memo[count] = next()
	memo[count] += next()
	memo[count], order[count] = pair()
	fmt.Println(memo[0], memo[1], memo[2], memo[4], order)
	count = 1
	names[count] = fmt.Sprint("n", next())
	names[count] += fmt.Sprint("m", next())
	count = 1
	any1[count] = next() - 1
	any1[count-2] = next()
	fmt.Printf("%q %v\n", names, any1)

	count = 0
	order = [8]int{}
	walk(4)
	fmt.Println(order, count)
	board := make([][]int, 3)
	for r := range board {
		board[r] = func() []int { return make([]int, r+1) }()
		board[r][r] = func() int { board[r] = append(board[r], r); return 5 }()
	}
	fmt.Println(board)
	for i := 0; i < 3; i++ {
		list[i] = func() int { i++; return i * 11 }()
	}
	fmt.Println(list)
}
