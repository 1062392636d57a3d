package main

import "fmt"

type vec [3]float64
type mat [3]vec

var identity = mat{{1}, {0, 1}, {0, 0, 1}}

func (v vec) dot(w vec) (s float64) {
	for i := range v {
		s += v[i] * w[i]
	}
	return
}

func (v *vec) scale(k float64) *vec {
	for i := range v {
		v[i] *= k
	}
	return v
}

func (m mat) col(j int) (c vec) {
	for i, row := range m {
		c[i] = row[j]
	}
	return
}

func (m mat) mul(n mat) (p mat) {
	for i := range p {
		for j := range p[i] {
			p[i][j] = m[i].dot(n.col(j))
		}
	}
	return
}

func (m *mat) transpose() {
	for i := range m {
		for j := range i {
			m[i][j], m[j][i] = m[j][i], m[i][j]
		}
	}
}

func rotate(b [4][4]rune) (r [4][4]rune) {
	for i := range b {
		for j := range b[i] {
			r[j][3-i] = b[i][j]
		}
	}
	return
}

func main() {
	m := mat{{1, 2, 3}, {4, 5, 6}, {7, 8, 10}}
	fmt.Println(m.mul(identity) == m, m.mul(m)[0], m.col(2))
	t := m
	t.transpose()
	fmt.Println(t[0], m[0], t.col(0) == m[0])
	t[1].scale(2).scale(0.5)
	v := m[0]
	v.scale(10)
	fmt.Println(v, m[0], t[1])
	rows := []vec{m[0], m[1]}
	rows[0].scale(-1)
	for _, r := range rows {
		r.scale(100)
	}
	fmt.Println(rows, m[0])
	byKey := map[vec]string{m[0]: "first", {4, 5, 6}: "second"}
	fmt.Println(byKey[vec{1, 2, 3}], byKey[m[1]], len(byKey))
	var b [4][4]rune
	for i := range b {
		for j := range b[i] {
			b[i][j] = '.'
		}
	}
	b[0][1] = 'Q'
	c := rotate(b)
	for range 3 {
		c = rotate(c)
	}
	d := rotate(b)
	fmt.Println(c == b, d == b, string(d[1][:]))
	p := &m[1]
	p[0] = 99
	q := p
	*q = vec{}
	fmt.Println(m, *p == vec{}, len(p))
	s := m[2][:]
	s[1] = -8
	s = append(s[:1], s[2:]...)
	fmt.Println(m[2], s)
}
