//go:build unix && !linux

package engine

import "syscall"

func dieWithParent(*syscall.SysProcAttr) {}
