package symbols

import (
	"io/fs"
	"reflect"

	"nqueens/checker/internal/engine/walls"
)

func init() {
	adapted["os/os"] = func(table map[string]reflect.Value) {
		table["Open"] = reflect.ValueOf(walls.Open)
		table["ReadFile"] = reflect.ValueOf(walls.ReadFile)
	}
	// Of a package that no program may import, what os.Stdin.Stat says.
	tables["io/fs/fs"] = func() map[string]reflect.Value {
		return map[string]reflect.Value{
			"FileInfo": reflect.ValueOf((*fs.FileInfo)(nil)),
			"FileMode": reflect.ValueOf((*fs.FileMode)(nil)),
		}
	}
}
