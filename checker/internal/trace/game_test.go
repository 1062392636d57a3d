package trace

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAttackOn(t *testing.T) {
	for _, test := range []struct {
		queens []int
		column int
		want   attack
	}{
		{nil, 1, attack{}},
		{[]int{1}, 1, attack{1, "column"}},
		{[]int{1}, 2, attack{1, `diagonal \`}},
		{[]int{2}, 1, attack{1, "diagonal /"}},
		{[]int{1}, 3, attack{}},
		{[]int{1, 3}, 4, attack{2, `diagonal \`}},
		{[]int{2, 4}, 4, attack{1, `diagonal \`}},
	} {
		got, attacked := attackOn(test.queens, test.column)
		assert.Equal(t, test.want, got)
		assert.Equal(t, test.want.row > 0, attacked)
	}
}

func TestFreeColumns(t *testing.T) {
	assert.Equal(t, []int{1, 2, 3, 4}, freeColumns(nil, 4))
	assert.Equal(t, []int{3, 4}, freeColumns([]int{1}, 4))
	assert.Empty(t, freeColumns([]int{1, 3}, 4))
	assert.Empty(t, freeColumns([]int{2, 4, 1, 3}, 4))
}

func TestCut(t *testing.T) {
	for _, test := range []struct{ n, most, focus, head, tail int }{
		{10, 20, 9, 10, 10},   // all
		{100, 20, 3, 20, 20},  // the start, in which the focus is
		{100, 20, 99, 10, 90}, // the end
		{100, 20, 50, 10, 42}, // around the focus
		{100, 40, 99, 28, 88},
		{21, 20, 20, 10, 11},
	} {
		head, tail := cut(test.n, test.most, test.focus)
		assert.Equal(t, []int{test.head, test.tail}, []int{head, tail}, "%v", test)
		shown := tail + test.most - head
		assert.True(t, test.focus < head || tail <= test.focus && test.focus < shown, "%v", test)
	}
}

// The size is that of the columns seen, but for one, where a number says so.
func TestSize(t *testing.T) {
	u := &unit{params: []param{{"row", true, true}, {"n", true, true}}}
	for _, test := range []struct {
		name             string
		seen             int
		input, constants []int
		args             []int64
		searches, want   int
	}{
		{"nothing else is known", 4, nil, nil, []int64{0, 0}, 1, 4},
		{"the input", 3, []int{4}, nil, []int64{0, 0}, 1, 4},
		{"the loop goes too far", 5, []int{4}, nil, []int64{0, 0}, 1, 4},
		{"another number of the input", 4, []int{9, 3}, []int{4}, []int64{0, 0}, 1, 4},
		{"a constant of the loop", 7, nil, []int{1, 8}, []int64{0, 0}, 1, 8},
		{"a mask", 3, nil, nil, []int64{0, 15}, 1, 4},
		{"one number for each search", 3, []int{4}, nil, []int64{0, 0}, 1, 4},
		{"a table for all", 7, []int{8}, nil, []int64{0, 0}, 9, 7},
		{"no column was tried", 0, []int{6}, nil, []int64{0, 0}, 1, 6},
	} {
		u.loops = []*loop{{constants: test.constants}}
		f := &forest{roots: make([]*call, test.searches)}
		for i := range f.roots {
			f.roots[i] = &call{unit: u, args: test.args}
		}
		assert.Equal(t, test.want, f.size(0, test.seen, test.input), test.name)
	}
}
