package interpret

import "sync/atomic"

// A meter is the native side of the step counter of lowered programs.
type meter struct {
	host  Host
	added atomic.Int64 // steps counted by add; the others are in n
}

func (m *meter) add() int64             { return m.added.Add(1) }
func (m *meter) done(n int64)           { m.host.Done(n + m.added.Load()) }
func (m *meter) exit(n int64, code int) { m.host.Exit(n+m.added.Load(), code) }
func (m *meter) stop(n int64)           { m.host.Stop(n + m.added.Load()) }
