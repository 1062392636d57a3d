package rlimit

import "syscall"

// Data bounds the process's data in bytes. The limit on address space would not
// do: Go reserves far more of that than it uses.
func Data(bytes int64) error {
	limit := syscall.Rlimit{Cur: uint64(bytes), Max: uint64(bytes)}
	return syscall.Setrlimit(syscall.RLIMIT_DATA, &limit)
}
