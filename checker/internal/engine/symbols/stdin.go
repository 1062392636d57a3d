package symbols

import (
	"io/fs"
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
	// Of a package that no program may import, what os.Stdin.Stat says.
	tables["io/fs/fs"] = func() map[string]reflect.Value {
		return map[string]reflect.Value{
			"FileInfo": reflect.ValueOf((*fs.FileInfo)(nil)),
			"FileMode": reflect.ValueOf((*fs.FileMode)(nil)),
		}
	}
}
