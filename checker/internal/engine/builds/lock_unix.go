//go:build unix

package builds

import (
	"os"
	"syscall"
)

// tryLock locks a file until it is closed, unless someone else has. It does not
// wait.
func tryLock(f *os.File) bool {
	raw, err := f.SyscallConn()
	if err != nil {
		return false
	}
	held := false
	raw.Control(func(fd uintptr) {
		held = syscall.Flock(int(fd), syscall.LOCK_EX|syscall.LOCK_NB) == nil
	})
	return held
}
