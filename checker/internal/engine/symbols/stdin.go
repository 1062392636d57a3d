package symbols

import (
	"reflect"

	"nqueens/checker/internal/engine/walls"
)

// The file names os/os come from is initialised before this one.
func init() {
	made := tables["os/os"]
	tables["os/os"] = func() map[string]reflect.Value {
		table := made()
		table["Open"] = reflect.ValueOf(walls.Open)
		table["ReadFile"] = reflect.ValueOf(walls.ReadFile)
		return table
	}
}
