package main

import "fmt"

// Conditions of several parts: what is called, and with what, on both sides of && and ||.

type G struct {
	f9  int
	f11 bool
	n   uint64
}
type E struct {
	G
	f6 uint
}
type num uint64

var (
	g    = E{G: G{3, true, 7}, f6: 2}
	seed = 5
	arr  = [3]uint{4, 5, 6}
)

func fold[T, U any](xs []T, u U, f func(U, T) U) U {
	for _, x := range xs {
		u = f(u, x)
	}
	return u
}

func each(xs []any, u bool, f func(bool, any) bool) bool {
	for _, x := range xs {
		u = f(u, x)
	}
	return u
}

func t1(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := each([]any{1, 2}, true, func(p bool, x any) bool { return true }) && seed > 2
	fmt.Print(x)
}

func t2(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := seed > 2 && each([]any{1, 2}, true, func(p bool, x any) bool { return true })
	fmt.Print(x)
}

func t3(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if seed > 2 && each([]any{1, 2}, true, func(p bool, x any) bool { return true }) {
		fmt.Print("a")
	}
}

func t4(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if each([]any{1, 2}, true, func(p bool, x any) bool { return true }) && true {
		fmt.Print("a")
	}
}

func t5(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if each([]any{1, 2}, false, func(p bool, x any) bool { return false }) || seed > 2 {
		fmt.Print("a")
	}
}

func t6(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if each([]any{1, 2}, false, func(p bool, x any) bool { return false }) || seed < 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t7(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	f := func(p bool, x any) bool { return true }
	if each([]any{1, 2}, true, f) && seed > 2 {
		fmt.Print("a")
	}
}

func t8(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	fmt.Print(each([]any{1, 2}, true, func(p bool, x any) bool { return true }) && seed > 2)
}

func t9(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if func() bool { return true }() && seed > 2 {
		fmt.Print("a")
	}
}

func t10(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := func() bool { return seed > 3 }() && func() bool { return seed > 4 }()
	fmt.Print(x)
}

func t11(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	for i := 0; each([]any{1, 2}, true, func(p bool, x any) bool { return i < 3 }) && i < 2; i++ {
		fmt.Print("c")
	}
}

func t12(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if len([]any{n, *p}) == 2 && seed > 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t13(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if len([]any{1, n}) == 2 && seed > 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t14(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if len([]any{n, 1}) == 2 && seed > 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t15(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if len([]int{1, n, 3}) == 3 && n > 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t16(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if len([]int{n, 3}) == 2 && n > 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t17(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if seed > 2 && len([]int{*p * 2, 3, n + 1}) == 3 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t18(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := []int{*p, n}[0] == n && []string{fmt.Sprint(n)}[0] == "2"
	fmt.Print(x)
}

func t19(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := [2]int{0: n, 1: 5} == [2]int{n, 5} && seed > 1
	fmt.Print(x)
}

func t20(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := map[int]any{n: 1, 7: n}[n] == 1 || seed > 9
	fmt.Print(x)
}

func t21(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := each([]any{1, n, "s", 2.5, n > 2}, true, func(b bool, x any) bool { return b && n > 0 }) && n > 2
	fmt.Print(x)
}

func t22(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := (E{f6: uint(n)} == E{f6: uint(*p)}) && seed > 2
	fmt.Print(x)
}

func t23(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := fmt.Sprint(1, n, []any{1, n, nil, "x"}, map[string]any{"a": n, "b": 1}) != "" && n > 2
	fmt.Print(x)
}

func t24(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := []any{3: n, 1: 2}
	fmt.Print(x, len(x) > 2 && x[3] == any(n))
}

func t25(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := []any{0: 1, 1: 2}
	fmt.Print(len([]any{0: 1, 1: "b"}) == 2 && seed > 2, x)
}

func t26(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if len([]any{2: 1, 1: "b"}) == 3 && len([]float64{1: 2}) == 2 {
		fmt.Print("a")
	}
}

func t27(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if len([]int{2: 1, 1: 7}) == 3 && len([]uint8{1: 2}) == 2 {
		fmt.Print("a")
	}
}

func t28(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	ok8 := func(x uint8) bool { return x > 2 }
	if ok8(3) && seed > 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t29(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	ok := func(x any) bool { return x == 3 }
	if ok(3) && seed > 2 || ok(4) {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t30(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	var b byte = 'q'
	if b == 'q' && n > 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t31(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	var b byte = 'q'
	if 'q' == b && n > 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t32(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	var e any = 3
	if e == 3 && n > 2 || e == any("x") {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t33(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	var e any = 3
	if v, ok := e.(int); ok && v == 3 && (n > 2 || v > n) {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t34(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	f := func() (bool, error) { return true, nil }
	if ok, err := f(); err == nil && ok {
		fmt.Print("a")
	}
}

func t35(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := num(3) == num(n) || n == 2 && fmt.Sprint(uint8(2)) == "2"
	fmt.Print(x)
}

func t36(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := !(fmt.Sprint(1) == "1") || !(len("abc") == 3 && n == 3)
	fmt.Print(x)
}

func t37(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	for i := 0; i < 3 && fmt.Sprint(i) != "2" || n < 0; i++ {
		fmt.Print(i)
	}
}

func t38(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	switch {
	case fmt.Sprint(1, 2) == "1 2" && n == 2:
		fmt.Print("x")
	case n == 3 || fmt.Sprint(1) == "1":
		fmt.Print("y")
	}
}

func t39(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := func() bool { return n > 2 || fmt.Sprint(1) == "2" && seed > 1 }()
	fmt.Print(x)
}

func t40(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	x := (n > 2 || seed > 1) && (fmt.Sprint(5) == "5" || each([]any{1}, true, func(b bool, x any) bool { return x == 1 && b }))
	fmt.Print(x)
}

func t41(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	if max(1, n) == 2 && min(2.5, float64(n)) == 2 {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t42(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	s := "abc"
	if s[0] == 'a' && s[n-1] == 'b' && string(s[1]) == "b" {
		fmt.Print("a")
	} else {
		fmt.Print("b")
	}
}

func t43(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	m := map[any]bool{1: true, "k": false}
	if m[1] && !m["k"] && !m[n] {
		fmt.Print("a")
	}
}

func t44(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	m := map[int]map[uint8]bool{1: {2: true}}
	if m[1][2] && n == 2 {
		fmt.Print("a")
	} else if m[5][1] || n == 3 {
		fmt.Print("b")
	}
}

func t45(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct {
		b bool
		f func(any) bool
	}
	t := T{true, func(x any) bool { return x != nil }}
	if t.f(1) && t.b && t.f(n) {
		fmt.Print("a")
	}
	if !t.f(nil) && t.b {
		fmt.Print("c")
	}
}

func t46(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	var t *G
	if t == nil || t.f11 {
		fmt.Print("nil")
	}
	t = &g.G
	if t != nil && t.f11 && t.n == 7 {
		fmt.Print("ok")
	}
}

func main() {
	for n := 2; n < 4; n++ {
		t1(n)
	}
	for n := 2; n < 4; n++ {
		t2(n)
	}
	for n := 2; n < 4; n++ {
		t3(n)
	}
	for n := 2; n < 4; n++ {
		t4(n)
	}
	for n := 2; n < 4; n++ {
		t5(n)
	}
	for n := 2; n < 4; n++ {
		t6(n)
	}
	for n := 2; n < 4; n++ {
		t7(n)
	}
	for n := 2; n < 4; n++ {
		t8(n)
	}
	for n := 2; n < 4; n++ {
		t9(n)
	}
	for n := 2; n < 4; n++ {
		t10(n)
	}
	for n := 2; n < 4; n++ {
		t11(n)
	}
	for n := 2; n < 4; n++ {
		t12(n)
	}
	for n := 2; n < 4; n++ {
		t13(n)
	}
	for n := 2; n < 4; n++ {
		t14(n)
	}
	for n := 2; n < 4; n++ {
		t15(n)
	}
	for n := 2; n < 4; n++ {
		t16(n)
	}
	for n := 2; n < 4; n++ {
		t17(n)
	}
	for n := 2; n < 4; n++ {
		t18(n)
	}
	for n := 2; n < 4; n++ {
		t19(n)
	}
	for n := 2; n < 4; n++ {
		t20(n)
	}
	for n := 2; n < 4; n++ {
		t21(n)
	}
	for n := 2; n < 4; n++ {
		t22(n)
	}
	for n := 2; n < 4; n++ {
		t23(n)
	}
	for n := 2; n < 4; n++ {
		t24(n)
	}
	for n := 2; n < 4; n++ {
		t25(n)
	}
	for n := 2; n < 4; n++ {
		t26(n)
	}
	for n := 2; n < 4; n++ {
		t27(n)
	}
	for n := 2; n < 4; n++ {
		t28(n)
	}
	for n := 2; n < 4; n++ {
		t29(n)
	}
	for n := 2; n < 4; n++ {
		t30(n)
	}
	for n := 2; n < 4; n++ {
		t31(n)
	}
	for n := 2; n < 4; n++ {
		t32(n)
	}
	for n := 2; n < 4; n++ {
		t33(n)
	}
	for n := 2; n < 4; n++ {
		t34(n)
	}
	for n := 2; n < 4; n++ {
		t35(n)
	}
	for n := 2; n < 4; n++ {
		t36(n)
	}
	for n := 2; n < 4; n++ {
		t37(n)
	}
	for n := 2; n < 4; n++ {
		t38(n)
	}
	for n := 2; n < 4; n++ {
		t39(n)
	}
	for n := 2; n < 4; n++ {
		t40(n)
	}
	for n := 2; n < 4; n++ {
		t41(n)
	}
	for n := 2; n < 4; n++ {
		t42(n)
	}
	for n := 2; n < 4; n++ {
		t43(n)
	}
	for n := 2; n < 4; n++ {
		t44(n)
	}
	for n := 2; n < 4; n++ {
		t45(n)
	}
	for n := 2; n < 4; n++ {
		t46(n)
	}
}
