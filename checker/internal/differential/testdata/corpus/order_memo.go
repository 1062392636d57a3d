// Searches that remember: what a place holds is read beside the call that changes it.
package main

import "fmt"

var (
	memo  = map[string]int{}
	table [30]int
	best  int
	total int
	path  []int
	found [][]int
)

func paths(row, col int) int {
	if row == 0 || col == 0 {
		return 1
	}
	key := fmt.Sprint(row, ",", col)
	if n, ok := memo[key]; ok {
		return n
	}
	memo[key] = memo[fmt.Sprint(row-1, ",", col)]*0 + paths(row-1, col) + memo["calls"]*0 + paths(row, col-1)
	memo["calls"]++
	return memo[key]
}

func fib(n int) int {
	if n < 2 {
		return n
	}
	if table[n] == 0 {
		table[n] = table[n-1]*2 + fib(n-1) + table[n-2] + fib(n-2)
	}
	return table[n]
}

func coins(left int, kinds []int, least map[int]int) int {
	if left == 0 {
		return 0
	}
	if n, ok := least[left]; ok {
		return n
	}
	least[left] = 1 << 30
	for _, k := range kinds {
		if k <= left {
			least[left] = min(least[left], 1+coins(left-k, kinds, least))
		}
	}
	return least[left]
}

func walk(sum, row int) int {
	if row == 4 {
		best = max(best, sum)
		total += sum
		return sum
	}
	for col := range 3 {
		best = max(best, walk(sum+row*col, row+1)-1)
		total += walk(sum, 4) + total%2
	}
	return best
}

func all(n int) [][]int {
	if n == 0 {
		return [][]int{append([]int{}, path...)}
	}
	for i := 1; i <= n; i++ {
		path = append(path, i)
		found = append(found, all(n-i)...)
		path = path[:len(path)-1]
	}
	return nil
}

type solver struct {
	n, count, deepest int
	seen              []int
	byRow             map[int]int
}

func (s *solver) solve(row, cols, left, right int) int {
	if row == s.n {
		s.count++
		return s.count
	}
	s.deepest = max(s.deepest, row)
	last := 0
	for free := 1<<s.n - 1&^(cols|left|right); free > 0; free &= free - 1 {
		bit := free & -free
		last = s.count*2 + s.solve(row+1, cols|bit, (left|bit)<<1, (right|bit)>>1)
		s.byRow[row] = s.byRow[row]*3%1000 + s.solve(s.n, 0, 0, 0)
		s.seen[row] = s.seen[row]%7*2 + len(s.seen) + s.solve(s.n, 0, 0, 0)
		s.count--
		s.count--
	}
	return last
}

func main() {
	fmt.Println(paths(6, 5), memo["calls"])
	fmt.Println(fib(25), table[7])
	fmt.Println(coins(43, []int{9, 6, 1, 20}, map[int]int{}))
	fmt.Println(walk(0, 0), best, total)
	fmt.Println(all(4), found)
	s := &solver{n: 6, seen: make([]int, 6), byRow: map[int]int{}}
	fmt.Println(s.solve(0, 0, 0, 0), s.count, s.deepest, s.seen, s.byRow)

	dp := make([]int, 12)
	var steps func(n int) int
	steps = func(n int) int {
		if n < 2 {
			dp[n] = 1
			return 1
		}
		if dp[n] == 0 {
			dp[n] = dp[n-1] + steps(n-1) - dp[n-1] + (dp[n-2]+steps(n-2))/2
		}
		return dp[n]
	}
	fmt.Println(steps(11), dp)
}
