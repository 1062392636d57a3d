package main

import "fmt"

type person struct {
	name    string
	friends []*person
	boss    *person
	reports map[string]*person
}

func newPerson(name string, boss *person) *person {
	p := &person{name: name, boss: boss, reports: map[string]*person{}}
	if boss != nil {
		boss.reports[name] = p
	}
	return p
}

func (p *person) befriend(others ...*person) *person {
	for _, o := range others {
		p.friends = append(p.friends, o)
		o.friends = append(o.friends, p)
	}
	return p
}

func (p *person) chain() (names []string) {
	for b := p; b != nil; b = b.boss {
		names = append(names, b.name)
	}
	return
}

func (p *person) reach(depth int, seen map[*person]int) map[*person]int {
	if d, ok := seen[p]; ok && d <= depth {
		return seen
	}
	seen[p] = depth
	for _, f := range p.friends {
		f.reach(depth+1, seen)
	}
	return seen
}

type list struct {
	root element
	len  int
}

type element struct {
	next, prev *element
	value      any
}

func (l *list) init() *list {
	l.root.next, l.root.prev = &l.root, &l.root
	return l
}

func (l *list) insert(v any, at *element) *element {
	e := &element{prev: at, next: at.next, value: v}
	e.prev.next, e.next.prev = e, e
	l.len++
	return e
}

func (l *list) remove(e *element) {
	e.prev.next, e.next.prev = e.next, e.prev
	e.next, e.prev = nil, nil
	l.len--
}

func main() {
	ann := newPerson("ann", nil)
	bob := newPerson("bob", ann)
	cid := newPerson("cid", bob)
	dee := newPerson("dee", bob)
	ann.befriend(bob).befriend(dee)
	bob.befriend(cid)
	fmt.Println(cid.chain(), len(bob.reports), bob.reports["dee"] == dee)
	seen := ann.reach(0, map[*person]int{})
	fmt.Println(len(seen), seen[cid], seen[dee], seen[ann])
	cid.boss, dee.boss = ann, cid
	fmt.Println(dee.chain(), dee.boss.boss.name)
	copied := *bob
	copied.name = "copy"
	copied.friends[0].name = "ANN"
	fmt.Println(bob.name, ann.name, copied.boss == bob.boss)
	l := new(list).init()
	a := l.insert("a", &l.root)
	c := l.insert(3, a)
	l.insert([]int{2}, a)
	l.remove(a)
	for e := l.root.next; e != &l.root; e = e.next {
		fmt.Print(e.value, " ")
	}
	fmt.Println(l.len, a.next == nil, c.next == &l.root)
}
