// A line that was put in to watch the counter is still there.
package main

import "fmt"

type counter struct {
	found       int
	c, up, down map[int]bool
}

func (k *counter) put(n, r int) {
	if r > n {
		k.found++
		fmt.Println(k.found)
		return
	}
	for x := 1; x <= n; x++ {
		if k.c[x] || k.up[r+x] || k.down[r-x] {
			continue
		}
		k.c[x], k.up[r+x], k.down[r-x] = true, true, true
		k.put(n, r+1)
		delete(k.c, x)
		delete(k.up, r+x)
		delete(k.down, r-x)
	}
}

func main() {
	for n := -1; ; {
		if got, _ := fmt.Scan(&n); got < 1 || n == 0 {
			return
		}
		k := counter{c: map[int]bool{}, up: map[int]bool{}, down: map[int]bool{}}
		k.put(n, 1)
		fmt.Println(k.found)
	}
}
