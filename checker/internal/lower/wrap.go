package lower

import (
	"go/ast"
	"go/types"
)

// A named type that contains itself and is not a struct, such as a function that
// returns one of its kind, has no name in the output to be written with. Its values
// are wrapped: each is the one field of a struct.
const wrappedField = "F0"

// wrapped reports whether values of a type are wrapped.
func (l *lowerer) wrapped(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || !l.isUser(named) || types.IsInterface(named) {
		return false
	}
	_, isStruct := named.Underlying().(*types.Struct)
	return !isStruct && l.recursive(named)
}

// wrap is the wrapped value of type t whose inside is text.
func (l *lowerer) wrap(text string, t types.Type) string {
	if !l.wrapped(t) {
		return text
	}
	if text == "nil" {
		return l.typeText(t) + "{}"
	}
	return l.typeText(t) + "{" + wrappedField + ": " + text + "}"
}

// unwrap is the inside of text, a value of type t, if such values are wrapped.
func (l *lowerer) unwrap(text string, t types.Type) string {
	if l.wrapped(t) {
		return text + "." + wrappedField
	}
	return text
}

// inside is an operand that is used as what its type is made of: indexed, called,
// or compared with nil.
func (w *writer) inside(e ast.Expr) string { return w.l.unwrap(w.operand(e), w.typeOf(e)) }

// bare is the type of what is inside.
func (l *lowerer) bare(t types.Type) types.Type {
	if l.wrapped(t) {
		return t.Underlying()
	}
	return t
}
