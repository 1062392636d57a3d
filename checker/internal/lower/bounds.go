package lower

import (
	"go/ast"
	"go/types"
)

// What a program may have to be lowered. Beyond, the time for it grows with the square of
// a number or faster; programs written by hand stay far below.
const (
	maxNodes     = 50_000 // of its syntax tree, without names and literals
	maxFunctions = 5_000  // written, each instance of a generic one by itself
	maxParts     = 2_000  // of a type, counting one again each time that it is named
)

// checkSize leaves a program to the compiler that is too long.
func (l *lowerer) checkSize() {
	n := 0
	ast.Inspect(l.program.Syntax(), func(node ast.Node) bool {
		switch node.(type) {
		case nil, *ast.Ident, *ast.BasicLit:
		default:
			n++
		}
		return true
	})
	if n > maxNodes {
		panic(&Unsupported{What: "a program of so many statements"})
	}
}

// checkInstances leaves a program to the compiler whose generic functions have too many
// instances, as those have that call two others each.
func (l *lowerer) checkInstances() {
	if len(l.named) > maxFunctions {
		panic(&Unsupported{What: "a program of so many functions"})
	}
}

// checkParts leaves a program to the compiler that has such a type: with a chain of
// generic functions, each of which calls the next with a pair of what it is given, the
// last has more parts than can be counted.
func checkParts(t types.Type) {
	n := 0
	many := anywhere(t, func(types.Type) bool { n++; return n > maxParts })
	if many {
		panic(&Unsupported{What: "a type put together of so many others"})
	}
}
