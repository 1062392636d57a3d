package symbols

import (
	"reflect"

	"nqueens/checker/internal/engine/walls"
)

// The file names os/os come from is initialised before this one.
func init() {
	Symbols["os/os"]["Open"] = reflect.ValueOf(walls.Open)
	Symbols["os/os"]["ReadFile"] = reflect.ValueOf(walls.ReadFile)
}
