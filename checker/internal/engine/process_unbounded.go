//go:build !linux

package engine

import "time"

// bound cannot limit another process here.
func bound(pid int, memory, file int64, processor time.Duration) {}
