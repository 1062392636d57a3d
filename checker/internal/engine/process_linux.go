package engine

import (
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

func dieWithParent(attr *syscall.SysProcAttr) { attr.Pdeathsig = syscall.SIGKILL }

// bound limits the data and the files that it writes, in bytes, and the processor time
// of a process that has just started and of every one that it will start, each for
// itself. One that ended already needs no limits.
func bound(pid int, memory, file int64, processor time.Duration) {
	for resource, limit := range map[int]uint64{
		unix.RLIMIT_DATA:  uint64(memory),
		unix.RLIMIT_FSIZE: uint64(file),
		unix.RLIMIT_CPU:   uint64(processor / time.Second),
	} {
		unix.Prlimit(pid, resource, &unix.Rlimit{Cur: limit, Max: limit}, nil)
	}
}

// spacious reports whether a process that the checker starts may be given so much data
// and such files, in bytes, and has any number of addresses.
func spacious(memory, file int64) bool {
	var data, files, addresses unix.Rlimit
	for resource, limit := range map[int]*unix.Rlimit{unix.RLIMIT_DATA: &data, unix.RLIMIT_FSIZE: &files, unix.RLIMIT_AS: &addresses} {
		if unix.Getrlimit(resource, limit) != nil {
			return false
		}
	}
	return data.Max >= uint64(memory) && files.Max >= uint64(file) && addresses.Cur == unix.RLIM_INFINITY
}
