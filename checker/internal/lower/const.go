package lower

import (
	"fmt"
	"go/constant"
	"go/types"
	"math"
	"strconv"
	"strings"
)

// constText writes a constant as a value of type t, folded and with its type
// spelled out unless it is the literal's own. For an interface type the value has
// the constant's default type.
func (l *lowerer) constText(v constant.Value, t types.Type) string {
	basic, ok := t.Underlying().(*types.Basic)
	if !ok {
		return l.constText(v, defaultType(v))
	}
	if basic.Info()&types.IsUntyped != 0 {
		if basic.Kind() == types.UntypedNil {
			return "nil"
		}
		basic = types.Default(basic).(*types.Basic)
	}
	name := l.basicText(basic)
	if named, ok := types.Unalias(t).(*types.Named); ok && !l.isUser(named) {
		name = l.typeText(named) // one of the library's, such as time.Duration
		return l.libraryConstant(v, basic, name)
	}
	switch {
	case basic.Info()&types.IsBoolean != 0:
		return v.String()
	case basic.Info()&types.IsString != 0:
		return strconv.Quote(constant.StringVal(v))
	case basic.Info()&types.IsInteger != 0:
		return intText(constant.ToInt(v), basic, name)
	case basic.Info()&types.IsFloat != 0:
		return floatText(v, basic.Kind() == types.Float32, name)
	}
	panic(&Unsupported{What: "a constant of type " + t.String()})
}

// libraryConstant is a constant of a named type of the library.
func (l *lowerer) libraryConstant(v constant.Value, basic *types.Basic, name string) string {
	return fmt.Sprintf("%s(%s)", name, l.constText(v, basic))
}

func defaultType(v constant.Value) types.Type {
	switch v.Kind() {
	case constant.Bool:
		return types.Typ[types.Bool]
	case constant.String:
		return types.Typ[types.String]
	case constant.Int:
		return types.Typ[types.Int]
	case constant.Float:
		return types.Typ[types.Float64]
	}
	panic(&Unsupported{What: "a complex constant"})
}

func intText(v constant.Value, basic *types.Basic, name string) string {
	text := v.ExactString()
	if basic.Kind() == types.Int {
		switch {
		case text == strconv.FormatInt(math.MinInt64, 10):
			return "(-9223372036854775807 - 1)"
		case constant.Sign(v) < 0:
			return "(" + text + ")"
		}
		return text
	}
	if text == strconv.FormatInt(math.MinInt64, 10) {
		return name + "(-9223372036854775807 - 1)"
	}
	return fmt.Sprintf("%s(%s)", name, text)
}

func floatText(v constant.Value, single bool, name string) string {
	bits := 64
	f, _ := constant.Float64Val(constant.ToFloat(v))
	if single {
		bits = 32
		g, _ := constant.Float32Val(constant.ToFloat(v))
		f = float64(g)
	}
	text := strconv.FormatFloat(f, 'g', -1, bits)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return fmt.Sprintf("%s(%s)", name, text)
}
