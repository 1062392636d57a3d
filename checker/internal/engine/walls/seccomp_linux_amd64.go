package walls

import "syscall"

const (
	auditArchitecture = 0xc000003e

	sysGetrandom     = 318
	sysSeccomp       = 317
	sysCopyFileRange = 326
	sysRseq          = 334
)

// processorCalls are harmless calls that only this processor has.
var processorCalls = []uint32{syscall.SYS_EPOLL_WAIT, syscall.SYS_TIME}
