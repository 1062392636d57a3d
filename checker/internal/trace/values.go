package trace

import (
	"go/ast"
	"go/constant"
	"go/types"

	"nqueens/checker/internal/frontend"
)

// paramsOf lists the parameters of a unit, without its receiver.
func paramsOf(p *frontend.Program, u *unit) []param {
	var params []param
	for _, field := range u.typ.Params.List {
		if field.Names == nil {
			params = append(params, param{name: "_"})
		}
		for _, name := range field.Names {
			integer, signed := wholeNumber(p, name)
			params = append(params, param{name.Name, integer && name.Name != "_", signed})
		}
	}
	return params
}

// wholeNumber tells whether a variable is of an integer type.
func wholeNumber(p *frontend.Program, variable ast.Expr) (integer, signed bool) {
	typ := p.Info().TypeOf(variable)
	if typ == nil {
		return false, false
	}
	if _, generic := typ.(*types.TypeParam); generic {
		return false, false
	}
	basic, ok := typ.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsInteger != 0, ok && basic.Info()&types.IsUnsigned == 0
}

// whole is the value of a constant that is a whole number.
func whole(value constant.Value) (int, bool) {
	if value == nil || value.Kind() != constant.Int {
		return 0, false
	}
	v, exact := constant.Int64Val(value)
	return int(v), exact
}
