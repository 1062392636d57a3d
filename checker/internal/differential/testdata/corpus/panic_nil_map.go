package main

import "fmt"

type counter struct{ seen map[string]int }

func (c *counter) add(s string) {
	c.seen[s]++
}

func main() {
	var c counter
	fmt.Println(c.seen["a"], len(c.seen))
	c.add("a")
}
