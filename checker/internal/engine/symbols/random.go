package symbols

import (
	"reflect"

	"nqueens/checker/internal/engine/chance"
)

// The global random numbers are those of package chance, each interpreter's from
// the start.
func init() {
	v1, v2 := tables["math/rand/rand"], tables["math/rand/v2/rand"]
	tables["math/rand/rand"] = func() map[string]reflect.Value {
		r, _ := chance.New()
		return withMethods(v1(), reflect.ValueOf(r))
	}
	tables["math/rand/v2/rand"] = func() map[string]reflect.Value {
		_, r := chance.New()
		return withMethods(v2(), reflect.ValueOf(r))
	}
}

// withMethods puts the methods of x in the place of functions of the same names.
func withMethods(table map[string]reflect.Value, x reflect.Value) map[string]reflect.Value {
	for name := range table {
		if m := x.MethodByName(name); m.IsValid() {
			table[name] = m
		}
	}
	return table
}
