package symbols

import (
	"reflect"

	"nqueens/checker/internal/engine/chance"
)

// The global random numbers are those of package chance.
var randomV1, randomV2 = chance.New()

func init() {
	v1, v2 := tables["math/rand/rand"], tables["math/rand/v2/rand"]
	tables["math/rand/rand"] = func() map[string]reflect.Value { return withMethods(v1(), reflect.ValueOf(randomV1)) }
	tables["math/rand/v2/rand"] = func() map[string]reflect.Value { return withMethods(v2(), reflect.ValueOf(randomV2)) }
}

// Restart makes the library as it was before a program used it: the random numbers
// of the tables run from the start.
func Restart() {
	randomV1.Restart()
	randomV2.Restart()
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
