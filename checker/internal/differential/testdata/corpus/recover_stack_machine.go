package main

import (
	"fmt"
	"os"
)

type opcode byte

const (
	push opcode = iota + 1
	add
	mul
	jmpnz
	dup
	dec
	out
	halt
)

var names = [...]string{push: "push", add: "add", mul: "mul", jmpnz: "jmpnz", dup: "dup", dec: "dec", out: "out", halt: "halt"}

func (o opcode) String() string {
	if int(o) < len(names) && names[o] != "" {
		return names[o]
	}
	return fmt.Sprintf("op(%d)", byte(o))
}

type instr struct {
	op  opcode
	arg int
}

type vm struct {
	code  []instr
	stack []int
	pc    int
	out   []int
}

type vmError struct {
	pc   int
	op   opcode
	text string
}

func (e vmError) Error() string { return fmt.Sprintf("pc %d (%s): %s", e.pc, e.op, e.text) }

func (v *vm) pop() int {
	if len(v.stack) == 0 {
		panic(vmError{v.pc, v.code[v.pc].op, "stack is empty"})
	}
	x := v.stack[len(v.stack)-1]
	v.stack = v.stack[:len(v.stack)-1]
	return x
}

var table = map[opcode]func(v *vm, arg int){
	push: func(v *vm, a int) { v.stack = append(v.stack, a) },
	add:  func(v *vm, _ int) { b, a := v.pop(), v.pop(); v.stack = append(v.stack, a+b) },
	mul:  func(v *vm, _ int) { v.stack = append(v.stack, v.pop()*v.pop()) },
	dup:  func(v *vm, _ int) { x := v.pop(); v.stack = append(v.stack, x, x) },
	dec:  func(v *vm, _ int) { v.stack = append(v.stack, v.pop()-1) },
	out:  func(v *vm, _ int) { v.out = append(v.out, v.pop()) },
	jmpnz: func(v *vm, a int) {
		if v.pop() != 0 {
			v.pc = a - 1
		}
	},
}

func (v *vm) run() (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case vmError:
			err = r
		case error:
			err = fmt.Errorf("run-time: %w", r)
		default:
			err = fmt.Errorf("%v", r)
		}
	}()
	for ; ; v.pc++ {
		in := v.code[v.pc]
		if in.op == halt {
			return nil
		}
		f, ok := table[in.op]
		if !ok {
			panic(fmt.Sprint("bad instruction ", in))
		}
		f(v, in.arg)
	}
}

func main() {
	programs := [][]instr{
		{{push, 3}, {op: dup}, {op: out}, {op: dec}, {op: dup}, {jmpnz, 1}, {op: halt}},
		{{push, 2}, {push, 5}, {op: mul}, {push, 1}, {op: add}, {op: out}, {op: halt}},
		{{op: add}},
		{{push, 1}},
		{{99, 1}, {op: halt}},
	}
	failed := 0
	for _, p := range programs {
		m := &vm{code: p}
		err := m.run()
		fmt.Println(m.out, m.stack, err)
		if err != nil {
			failed++
		}
	}
	fmt.Printf("%v %d %s %v\n", push, mul, programs[0][0], opcode(0))
	if failed != 3 {
		os.Exit(1)
	}
}
