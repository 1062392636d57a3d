package main

import "fmt"

// Linked lists and trees of several structs.
type List struct {
	head, tail *Item
	size       int
}

type Item struct {
	list       *List
	next, prev *Item
	value      any
}

func (l *List) Push(v any) *Item {
	it := &Item{list: l, value: v, prev: l.tail}
	if l.tail == nil {
		l.head = it
	} else {
		l.tail.next = it
	}
	l.tail = it
	l.size++
	return it
}

func (it *Item) Remove() {
	l := it.list
	if it.prev != nil {
		it.prev.next = it.next
	} else {
		l.head = it.next
	}
	if it.next != nil {
		it.next.prev = it.prev
	} else {
		l.tail = it.prev
	}
	l.size--
	it.list = nil
}

func (l *List) Each(f func(*Item)) {
	for it := l.head; it != nil; it = it.next {
		f(it)
	}
}

type Graph struct {
	vertices map[string]*Vertex
	order    []*Vertex
}

type Vertex struct {
	name  string
	edges []*Edge
	seen  bool
	owner *Graph
}

type Edge struct {
	from, to *Vertex
	weight   float64
}

func (g *Graph) vertex(name string) *Vertex {
	if v, ok := g.vertices[name]; ok {
		return v
	}
	v := &Vertex{name: name, owner: g}
	g.vertices[name] = v
	g.order = append(g.order, v)
	return v
}

func (g *Graph) connect(a, b string, w float64) {
	x, y := g.vertex(a), g.vertex(b)
	x.edges = append(x.edges, &Edge{x, y, w})
	y.edges = append(y.edges, &Edge{from: y, to: x, weight: w})
}

func (v *Vertex) walk(depth int) {
	if v.seen {
		return
	}
	v.seen = true
	fmt.Printf("%*s%s %d\n", depth*2, "", v.name, len(v.edges))
	for _, e := range v.edges {
		e.to.walk(depth + 1)
	}
}

type Person struct {
	name string
	team *Team
}

type Team struct {
	lead    *Person
	members []Person
	sub     map[string]*Team
}

func main() {
	var l List
	var items []*Item
	for i := range 5 {
		items = append(items, l.Push(i*i))
	}
	l.Push("end")
	items[0].Remove()
	items[2].Remove()
	l.Each(func(it *Item) { fmt.Print(it.value, it.list == &l, " ") })
	fmt.Println(l.size, items[2].list == nil, l.head.next.value)
	g := &Graph{vertices: map[string]*Vertex{}}
	g.connect("a", "b", 1.5)
	g.connect("a", "c", 2)
	g.connect("c", "d", 0.5)
	g.order[0].walk(0)
	var sum float64
	for _, v := range g.order {
		for _, e := range v.edges {
			sum += e.weight
			if e.from != v || e.to.owner != g {
				fmt.Println("bad edge")
			}
		}
	}
	fmt.Println(sum / 2)
	t := &Team{sub: map[string]*Team{}}
	t.members = append(t.members, Person{"ann", t}, Person{name: "bob"})
	t.lead = &t.members[0]
	t.sub["x"] = &Team{lead: t.lead}
	t.members[1].team = t.sub["x"]
	fmt.Println(t.lead.name, t.members[1].team.lead.team == t, len(t.sub["x"].members))
}
