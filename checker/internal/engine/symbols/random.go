package symbols

import (
	"reflect"

	"nqueens/checker/internal/engine/chance"
)

// The global random numbers are those of package chance.
var randomV1, randomV2 = chance.New()

func init() {
	restarts = append(restarts, randomV1.Restart, randomV2.Restart)
	adapted["math/rand/rand"] = func(table map[string]reflect.Value) { putMethods(table, reflect.ValueOf(randomV1)) }
	adapted["math/rand/v2/rand"] = func(table map[string]reflect.Value) { putMethods(table, reflect.ValueOf(randomV2)) }
}

// putMethods puts the methods of x in the place of functions of the same names.
func putMethods(table map[string]reflect.Value, x reflect.Value) {
	for name := range table {
		if m := x.MethodByName(name); m.IsValid() {
			table[name] = m
		}
	}
}
