//go:build !linux

package walls

import "os"

func openStdin() (*os.File, error) { return os.Open(Stdin) }
