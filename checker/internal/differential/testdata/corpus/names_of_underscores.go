package main

import "fmt"

// Names that begin with underscores, and digits after those.

type _2d [2][2]int

type _pair struct{ _1, _2 int }

const _3 = 3

var _4, __ = 4, 5

func _sum(_1, __2 int, ___ ...int) (_9 int) {
	_9 = _1 + __2
	for _7, _8 := range ___ {
		_9 += _7 * _8
	}
	return
}

func (_0 _pair) _swap() _pair { return _pair{_0._2, _0._1} }

func main() {
	_1, _1x, _x1_, __1 := 1, 2, 3, 4
	var _grid _2d
	_grid[_1][0] = _sum(_1, _1x, _x1_, __1)
	_next := func(_5 int) int { _1++; return _5 + _1 }
	fmt.Println(_next(_3), _next(_4), _1, __, _grid)
	var _fs []func() int
	for _6 := range 3 {
		_fs = append(_fs, func() int { _6++; return _6 })
	}
	for _6 := 0; _6 < 3; _6++ {
		_fs = append(_fs, func() int { return _6 })
		fmt.Println(_fs[_6](), _fs[3+_6]())
	}
	fmt.Println(_pair{1, 2}._swap())
_10:
	for {
		switch _2 := any(_1).(type) {
		case int:
			fmt.Println(_2 + _3)
			break _10
		}
	}
}
