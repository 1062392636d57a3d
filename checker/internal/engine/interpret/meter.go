package interpret

import (
	"reflect"
	"sync/atomic"
)

// A meter is the native side of the step counter of lowered programs.
type meter struct {
	host  Host
	limit int64        // 0: none
	added atomic.Int64 // steps counted by add; the others are in n
}

func (m *meter) add() int64             { return m.added.Add(1) }
func (m *meter) done(n int64)           { m.host.Done(m.within(n)) }
func (m *meter) exit(n int64, code int) { m.host.Exit(m.within(n), code) }

// stop ends a program at its first step past the limit, whenever that was noticed.
func (m *meter) stop() { m.host.Stop(m.limit + 1) }

// within is the number of all steps at the end of a program. The last few may have
// been taken since it was last asked whether they are too many.
func (m *meter) within(n int64) int64 {
	all := n + m.added.Load()
	if m.limit > 0 && all > m.limit {
		m.stop()
	}
	return all
}

// symbols are the meter's part of what a lowered program calls rt.
func (m *meter) symbols() map[string]reflect.Value {
	return map[string]reflect.Value{
		"Add":  reflect.ValueOf(m.add),
		"Done": reflect.ValueOf(m.done),
		"Exit": reflect.ValueOf(m.exit),
		"Stop": reflect.ValueOf(m.stop),
	}
}
