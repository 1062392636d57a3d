package walls

import (
	"os"
	"syscall"
)

func openStdin() (*os.File, error) {
	fd, err := syscall.Dup(syscall.Stdin)
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: Stdin, Err: err}
	}
	return os.NewFile(uintptr(fd), Stdin), nil
}
