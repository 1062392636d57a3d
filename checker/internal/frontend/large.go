package frontend

import (
	"fmt"
	"go/types"
	"runtime"
)

// maxSymbol is how many bytes the compiler lets a package variable have, and the linker
// all of them (cmd/internal/obj and cmd/link, on systems of 64 bits).
const maxSymbol = 2_000_000_000

// TooLarge finds package variables that are too large to be linked, as a table of all
// pairs of 100,000 things is. The toolchain says so when it has compiled everything,
// and not always with a line.
func (p *Program) TooLarge() []Diagnostic {
	sizes := types.SizesFor("gc", runtime.GOARCH)
	var ds []Diagnostic
	var last types.Object
	all := int64(0)
	for _, name := range p.pkg.Scope().Names() {
		v, ok := p.pkg.Scope().Lookup(name).(*types.Var)
		if !ok {
			continue
		}
		size := sizes.Sizeof(v.Type())
		if size < 0 || size > maxSymbol {
			ds = append(ds, at(p.fset, v.Pos(), fmt.Sprintf("main.%s: symbol too large (%d bytes > %d bytes)", name, size, maxSymbol)))
			continue
		}
		if all += size; last == nil || v.Pos() > last.Pos() {
			last = v
		}
	}
	if len(ds) == 0 && all > maxSymbol {
		ds = append(ds, at(p.fset, last.Pos(), fmt.Sprintf("too much data: with this one the variables of the package have %d bytes, over %d", all, maxSymbol)))
	}
	return printed(inOrder(ds))
}
