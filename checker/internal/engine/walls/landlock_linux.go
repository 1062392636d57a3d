//go:build linux && (amd64 || arm64)

package walls

import (
	"errors"
	"syscall"
	"unsafe"
)

// Landlock's system calls, whose numbers are the same on all processors, from
// the kernel's include/uapi/linux/landlock.h as all that follows.
const (
	sysLandlockCreateRuleset = 444
	sysLandlockRestrictSelf  = 446

	landlockVersion = 1 // flag of create_ruleset that asks for the version
)

// landlockRuleset is struct landlock_ruleset_attr. The rights it names are
// refused unless a rule grants them, and there are no rules.
type landlockRuleset struct {
	files   uint64
	network uint64
}

// landlockRights are the rights that a version of Landlock knows. Its scopes are
// left out: until Linux 6.15 the one for signals kept Go's threads from one
// another, and the filter refuses signals and sockets anyway.
func landlockRights(version uintptr) landlockRuleset {
	r := landlockRuleset{files: 1<<13 - 1} // up to making links and devices
	for _, later := range []struct {
		version        uintptr
		files, network uint64
	}{
		{2, 1 << 13, 0},  // moving files between folders
		{3, 1 << 14, 0},  // truncating
		{4, 0, 1<<2 - 1}, // TCP, both ways
		{5, 1 << 15, 0},  // commands to devices
	} {
		if version >= later.version {
			r.files |= later.files
			r.network |= later.network
		}
	}
	return r
}

// landlock takes all files and TCP from the process. A thread can restrict only
// itself, so every thread is told to; Go's runtime knows them all only in a
// binary without cgo.
func landlock() error {
	version, _, errno := syscall.Syscall(sysLandlockCreateRuleset, 0, 0, landlockVersion)
	if errno != 0 {
		return errors.New("this kernel does not offer it: " + errno.Error())
	}
	rights := landlockRights(version)
	ruleset, _, errno := syscall.Syscall(sysLandlockCreateRuleset, uintptr(unsafe.Pointer(&rights)), unsafe.Sizeof(rights), 0)
	if errno != 0 {
		return errno
	}
	defer syscall.Close(int(ruleset))
	_, _, errno = syscall.AllThreadsSyscall6(syscall.SYS_PRCTL, setNoNewPrivs, 1, 0, 0, 0, 0)
	if errno == syscall.ENOTSUP {
		return errors.New("this binary was built with cgo")
	}
	if errno == 0 {
		_, _, errno = syscall.AllThreadsSyscall(sysLandlockRestrictSelf, ruleset, 0, 0)
	}
	return asError(errno)
}
