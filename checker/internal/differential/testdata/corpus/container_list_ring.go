package main

import (
	"container/list"
	"container/ring"
	"fmt"
)

type lru struct {
	cap   int
	order *list.List
	items map[string]*list.Element
}

type entry struct {
	key string
	val int
}

func newLRU(n int) *lru { return &lru{n, list.New(), map[string]*list.Element{}} }

func (c *lru) get(k string) (int, bool) {
	e, ok := c.items[k]
	if !ok {
		return 0, false
	}
	c.order.MoveToFront(e)
	return e.Value.(*entry).val, true
}

func (c *lru) put(k string, v int) {
	if e, ok := c.items[k]; ok {
		e.Value.(*entry).val = v
		c.order.MoveToFront(e)
		return
	}
	if c.order.Len() == c.cap {
		old := c.order.Remove(c.order.Back()).(*entry)
		delete(c.items, old.key)
	}
	c.items[k] = c.order.PushFront(&entry{k, v})
}

func josephus(n, k int) (order []int) {
	r := ring.New(n)
	for i := 1; i <= n; i++ {
		r.Value = i
		r = r.Next()
	}
	r = r.Prev()
	for range n - 1 {
		r = r.Move(k - 1)
		order = append(order, r.Unlink(1).Value.(int))
	}
	return append(order, r.Value.(int))
}

func main() {
	c := newLRU(2)
	c.put("a", 1)
	c.put("b", 2)
	c.get("a")
	c.put("c", 3)
	_, hasB := c.get("b")
	a, hasA := c.get("a")
	fmt.Println(hasB, a, hasA, c.order.Len())
	for e := c.order.Front(); e != nil; e = e.Next() {
		fmt.Print(e.Value.(*entry).key, " ")
	}
	fmt.Println()
	l := list.New()
	for i := range 4 {
		l.PushBack(i)
	}
	e := l.InsertAfter("mark", l.Front())
	l.MoveToBack(e.Next())
	for x := l.Back(); x != nil; x = x.Prev() {
		fmt.Print(x.Value, " ")
	}
	fmt.Println(l.Len())
	fmt.Println(josephus(7, 3))
}
