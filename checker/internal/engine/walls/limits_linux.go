package walls

import (
	"syscall"
	"time"
)

// files is the number of descriptors a process may have: the standard streams, the
// pipes of jobs and reports, both ends of the streams of a trial in a batch, and what
// Go's runtime opens for itself.
const files = 32

// setLimits bounds the process's resources. The soft and the hard limit are the
// same: Go's runtime does not heed the signals of the soft ones. The limit on
// address space would not do for memory: Go reserves far more than it uses.
func setLimits(l Limits) error {
	for _, limit := range []struct {
		resource int
		value    uint64
	}{
		{syscall.RLIMIT_DATA, uint64(data(l.Memory))},
		{syscall.RLIMIT_CPU, uint64(l.Processor/time.Second) + 2}, // after the parent's own limit
		{syscall.RLIMIT_NOFILE, files},
		{syscall.RLIMIT_FSIZE, 0}, // of regular files; pipes are not bounded by it
		{syscall.RLIMIT_CORE, 0},
	} {
		if err := syscall.Setrlimit(limit.resource, &syscall.Rlimit{Cur: limit.value, Max: limit.value}); err != nil {
			return err
		}
	}
	return nil
}
