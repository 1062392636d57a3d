package builds

import (
	"os"

	"golang.org/x/sys/windows"
)

// tryLock locks a file until it is closed, unless someone else has. It does not
// wait.
func tryLock(f *os.File) bool {
	const how = windows.LOCKFILE_EXCLUSIVE_LOCK | windows.LOCKFILE_FAIL_IMMEDIATELY
	return windows.LockFileEx(windows.Handle(f.Fd()), how, 0, 1, 0, &windows.Overlapped{}) == nil
}
