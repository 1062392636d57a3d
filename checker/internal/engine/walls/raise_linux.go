//go:build linux && (amd64 || arm64)

package walls

import (
	"runtime"
	"syscall"
)

func raise(l Limits) []Layer {
	return []Layer{
		{"resource limits", setLimits(l)},
		{"Landlock", landlock()},
		{"seccomp", seccomp()}, // last, as it refuses what the others need
	}
}

const setNoNewPrivs = 38 // PR_SET_NO_NEW_PRIVS

// noNewPrivileges holds for the calling thread and all that it will start. The
// kernel asks for it before a process without privileges may wall itself in.
func noNewPrivileges() error {
	_, _, errno := syscall.RawSyscall6(syscall.SYS_PRCTL, setNoNewPrivs, 1, 0, 0, 0, 0)
	return asError(errno)
}

// seccomp installs the filter for all threads at once, and no new privileges
// with it.
func seccomp() error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := noNewPrivileges(); err != nil {
		return err
	}
	return installFilter(filter(syscall.Getpid()))
}

func asError(errno syscall.Errno) error {
	if errno == 0 {
		return nil
	}
	return errno
}
