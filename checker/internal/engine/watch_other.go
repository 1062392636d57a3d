//go:build !linux

package engine

import (
	"os"
	"time"
)

// watch stops a child when its time on the clock is up, unless over is closed
// first. How long it was kept from running cannot be told here, nor whether it
// waited.
func watch(c *child, _ func() bool, _ time.Duration, limits Limits, over <-chan struct{}) {
	select {
	case <-over:
	case <-time.After(limits.Processor):
		c.stop(TimeLimit)
	}
}

// unread and processorTime cannot be told here, and nothing that watch does hangs on
// them.
func unread(*os.File) int             { return 0 }
func processorTime(int) time.Duration { return 0 }
