//go:build !linux

package engine

import "time"

// bound cannot limit another process here.
func bound(pid int, memory, file int64, processor time.Duration) {}

// spacious is never true here, as no process was bound.
func spacious(memory, file int64) bool { return false }
