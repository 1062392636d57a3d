package main

import "fmt"

type Tree struct {
	Left, Right *Tree
	Key         int
	Vals        []string
}

func (t *Tree) Insert(k int, v string) *Tree {
	if t == nil {
		return &Tree{Key: k, Vals: []string{v}}
	}
	switch {
	case k < t.Key:
		t.Left = t.Left.Insert(k, v)
	case k > t.Key:
		t.Right = t.Right.Insert(k, v)
	default:
		t.Vals = append(t.Vals, v)
	}
	return t
}

func (t *Tree) Walk(f func(*Tree)) {
	if t != nil {
		t.Left.Walk(f)
		f(t)
		t.Right.Walk(f)
	}
}

func (t *Tree) Height() int {
	if t == nil {
		return 0
	}
	return 1 + max(t.Left.Height(), t.Right.Height())
}

func (t *Tree) Delete(k int) *Tree {
	if t == nil {
		return nil
	}
	if k < t.Key {
		t.Left = t.Left.Delete(k)
		return t
	}
	if k > t.Key {
		t.Right = t.Right.Delete(k)
		return t
	}
	if t.Left == nil {
		return t.Right
	}
	if t.Right == nil {
		return t.Left
	}
	m := t.Right
	for m.Left != nil {
		m = m.Left
	}
	t.Key, t.Vals = m.Key, m.Vals
	t.Right = t.Right.Delete(m.Key)
	return t
}

type Trie struct {
	kids map[rune]*Trie
	end  bool
}

func (t *Trie) Add(w string) {
	for _, r := range w {
		if t.kids == nil {
			t.kids = map[rune]*Trie{}
		}
		next, ok := t.kids[r]
		if !ok {
			next = &Trie{}
			t.kids[r] = next
		}
		t = next
	}
	t.end = true
}

func (t *Trie) Has(w string) bool {
	for _, r := range w {
		if t = t.kids[r]; t == nil {
			return false
		}
	}
	return t.end
}

type UF struct{ parent, rank []int }

func newUF(n int) *UF {
	u := &UF{make([]int, n), make([]int, n)}
	for i := range u.parent {
		u.parent[i] = i
	}
	return u
}

func (u *UF) find(x int) int {
	for u.parent[x] != x {
		u.parent[x] = u.parent[u.parent[x]]
		x = u.parent[x]
	}
	return x
}

func (u *UF) union(a, b int) bool {
	a, b = u.find(a), u.find(b)
	if a == b {
		return false
	}
	if u.rank[a] < u.rank[b] {
		a, b = b, a
	}
	u.parent[b] = a
	if u.rank[a] == u.rank[b] {
		u.rank[a]++
	}
	return true
}

type Expr interface {
	Eval(env map[string]float64) float64
}
type (
	Num float64
	Var string
	Bin struct {
		Op   byte
		L, R Expr
	}
)

func (n Num) Eval(map[string]float64) float64   { return float64(n) }
func (v Var) Eval(e map[string]float64) float64 { return e[string(v)] }
func (b Bin) Eval(e map[string]float64) float64 {
	l, r := b.L.Eval(e), b.R.Eval(e)
	switch b.Op {
	case '+':
		return l + r
	case '*':
		return l * r
	case '-':
		return l - r
	}
	panic("unknown operator " + string(b.Op))
}
func (b Bin) String() string { return fmt.Sprintf("(%v %c %v)", b.L, b.Op, b.R) }

func main() {
	var root *Tree
	for i, k := range []int{5, 2, 8, 1, 9, 3, 5, 7} {
		root = root.Insert(k, fmt.Sprintf("v%d", i))
	}
	show := func() {
		root.Walk(func(t *Tree) { fmt.Print(t.Key, t.Vals, " ") })
		fmt.Println(root.Height())
	}
	show()
	root = root.Delete(5).Delete(1).Delete(42)
	show()
	var t Trie
	for _, w := range []string{"queen", "queens", "quiet", "été"} {
		t.Add(w)
	}
	fmt.Println(t.Has("queen"), t.Has("que"), t.Has("été"), t.Has("x"), len(t.kids))
	u := newUF(6)
	fmt.Println(u.union(0, 1), u.union(2, 3), u.union(1, 3), u.union(0, 2), u.find(3) == u.find(1), u.find(5))
	e := Bin{'+', Num(2), Bin{'*', Var("x"), Bin{'-', Num(5), Var("y")}}}
	fmt.Println(e, "=", e.Eval(map[string]float64{"x": 3, "y": 1.5}))
}
