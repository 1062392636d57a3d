package walls

const (
	auditArchitecture = 0xc00000b7

	sysGetrandom     = 278
	sysSeccomp       = 277
	sysCopyFileRange = 285
	sysRseq          = 293
)

// processorCalls are harmless calls that only this processor has.
var processorCalls []uint32
