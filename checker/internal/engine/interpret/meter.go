package interpret

import (
	"reflect"
	"sync/atomic"
)

// A meter is the native side of the step counter of lowered programs.
type meter struct {
	host  Host
	added atomic.Int64 // steps counted by add; the others are in n
}

func (m *meter) add() int64             { return m.added.Add(1) }
func (m *meter) done(n int64)           { m.host.Done(n + m.added.Load()) }
func (m *meter) exit(n int64, code int) { m.host.Exit(n+m.added.Load(), code) }
func (m *meter) stop(n int64)           { m.host.Stop(n + m.added.Load()) }

// symbols are the meter's part of what a lowered program calls rt.
func (m *meter) symbols() map[string]reflect.Value {
	return map[string]reflect.Value{
		"Add":  reflect.ValueOf(m.add),
		"Done": reflect.ValueOf(m.done),
		"Exit": reflect.ValueOf(m.exit),
		"Stop": reflect.ValueOf(m.stop),
	}
}
