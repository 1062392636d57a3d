//go:build !linux

package engine

import "time"

// watch stops a child when its time on the clock is up, unless over is closed
// first. How long it was kept from running cannot be told here, nor whether it
// waited.
func watch(c *child, _ *flow, limits Limits, over <-chan struct{}) {
	select {
	case <-over:
	case <-time.After(limits.Processor):
		c.stop(TimeLimit)
	}
}
