package main

import "fmt"

// Operations in every place where one can stand alone, with operands that Go reads
// from the left, or by how strongly their operators bind.

type point struct {
	x, y int
	next *point
}

var (
	total int
	byte8 uint8
	small int8
	ratio float64
	word  string
	table [4]int
	seen  map[string]int = map[string]int{}
)

func sum(a, b, c int) int     { return a + b - c }
func diff(a, b, c int) int    { return a - (b - c) }
func mixed(a, b, c int) int   { return a*b + c*a - b%c }
func bits(a, b, c uint) uint  { return a&^b | c<<1&a ^ b>>1 }
func quot(a, b, c int) int    { return a / b / c * (a / (b / c)) }
func text(a, b string) string { return a + "-" + (b + a) }
func less(a, b int) bool      { return a+1 < b*2 }
func two(a, b int) (int, int) { return a + b, a - b }
func whole(f float32) float64 { return float64(f*f+f) / 2 }
func neg(a int) int           { return -a }
func not(a bool) bool         { return !a }
func inv(a uint8) uint8       { return ^a + 1 }

func fib(n int) int {
	if n < 2 {
		return n
	}
	return fib(n-1) + fib(n-2)
}

func main() {
	a, b, c := 17, 5, 3
	fmt.Println(sum(a, b, c), diff(a, b, c), mixed(a, b, c), quot(a*9, b, c), neg(a-b), not(a < b))
	fmt.Println(bits(17, 5, 3), text("q", "r"), less(a, b), less(b, a-8), whole(1.5), inv(3))
	fmt.Println(two(a+b, b-c))

	total = a - b - c
	total = total - (total - b) - 1
	fmt.Println(total)
	total = total*total + total
	fmt.Println(total, a-b*c+a/c%b, (a-b)*(c+a)/(c%b))

	byte8 = 250
	byte8 = byte8 + 10
	fmt.Println(byte8, byte8-20, byte8*100/3)
	byte8 = byte8 << 5 >> 3
	small = -128
	small = -small - 1
	fmt.Println(byte8, small, small+1)
	ratio = float64(a) / float64(b) * 2
	ratio = ratio - ratio/3
	word = word + "a" + string(rune('a'+b)) + word
	word = "<" + word + ">"
	fmt.Println(ratio, word, word+word == word+word[:3], word < "<b" == true)

	i := 1
	table[i] = i + b*2
	table[i+1] = table[i] - table[i-1] - i
	table[table[0]+3] = table[i] + table[i+1]*2
	table[i] = table[i] - table[i]/2
	fmt.Println(table, table[a%b+1], table[len(table)-1-i])

	p := &point{x: a + b, y: a - b}
	p.next = &point{x: p.x + p.y, y: p.x - p.y*2}
	p.next.x = p.next.x*2 - p.x
	p.y = p.next.y + p.y
	(*p.next).y = p.x&3 | p.y&4
	q := *p.next
	q.x = q.x + q.y
	fmt.Println(p.x, p.y, *p.next, q)

	seen["a"+word[1:2]] = a + b
	seen["aa"] = seen["aa"] - c*2
	seen["aa"] += b - c
	seen["b"] -= a * c
	fmt.Println(seen)

	grid := make([][]int, a-b-8)
	for r := range grid {
		grid[r] = make([]int, c+1)
		for col := range grid[r] {
			grid[r][col] = r*len(grid[r]) + col
			if r > 0 {
				grid[r][col] = grid[r][col] + grid[r-1][col]*(1+col%2)
			}
		}
	}
	fmt.Println(grid, grid[len(grid)-1][c-1])

	var any1 any = a + b
	var any2 any = float32(a) - .5
	list := []int{a + 1, b * 2, c - 3}
	list = append(list, a-b, c%2)
	fmt.Println(any1, any2, list, list[b-c:a-13], fib(12))

	x, y := uint(1), 3
	x = x<<y + 1
	x = x<<(y-1) | x>>1
	var mask uint16 = 1<<9 - 1
	mask = mask &^ (1 << y) << 3
	fmt.Println(x, mask, 1<<y-1, -y>>1, 7&^(2+1)<<1, y<<1+1)

	ch := make(chan int, 2)
	ch <- a + b
	ch <- a - b
	r1 := <-ch - <-ch
	f := func(n int) int { return n*n + a }
	fmt.Println(r1, f(a-b)-f(c), -f(1)+2)
	defer fmt.Println("deferred", a*b-c)
	for k := a - b; k > b+c; k -= c - 1 {
		if k%2 == 0 != (k/3 > 2) {
			fmt.Print(k, " ")
		}
	}
	fmt.Println(a+b > c == (b < c+a), !(a+b < c) && a-b > c || a == b+c*4)
	switch a - b {
	case c * 4:
		fmt.Println("twelve")
	case c*4 + 1:
		fmt.Println("thirteen")
	}
}
