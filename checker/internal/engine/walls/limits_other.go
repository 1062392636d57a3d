//go:build !linux

package walls

import (
	"errors"
	"runtime"
)

// setLimits does nothing: only Linux counts what Go allocates as data, and a
// process must not be stopped for a limit that means something else.
func setLimits(Limits) error { return errors.New("there are none on " + runtime.GOOS) }
