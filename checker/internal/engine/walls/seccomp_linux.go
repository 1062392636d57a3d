//go:build linux && (amd64 || arm64)

package walls

import (
	"errors"
	"syscall"
	"unsafe"
)

// anyArguments are the system calls that need no condition, on both processors.
// They act on what the process already has. Of files they see only the
// descriptors that are open: the streams and the runtime's own.
var anyArguments = []uint32{
	// input and output
	syscall.SYS_READ, syscall.SYS_WRITE, syscall.SYS_PREAD64, syscall.SYS_PWRITE64, syscall.SYS_LSEEK,
	syscall.SYS_CLOSE, syscall.SYS_DUP, syscall.SYS_FSTAT, syscall.SYS_FSYNC, syscall.SYS_PIPE2,
	syscall.SYS_SENDFILE, syscall.SYS_SPLICE, sysCopyFileRange,
	syscall.SYS_EPOLL_CREATE1, syscall.SYS_EPOLL_CTL, syscall.SYS_EPOLL_PWAIT, syscall.SYS_EVENTFD2,
	// memory
	syscall.SYS_MMAP, syscall.SYS_MUNMAP, syscall.SYS_MPROTECT, syscall.SYS_MADVISE, syscall.SYS_MINCORE, syscall.SYS_BRK,
	// threads and signals within the process
	syscall.SYS_FUTEX, syscall.SYS_SCHED_YIELD, syscall.SYS_SCHED_GETAFFINITY, syscall.SYS_SET_ROBUST_LIST, sysRseq,
	syscall.SYS_GETPID, syscall.SYS_GETTID, syscall.SYS_EXIT, syscall.SYS_EXIT_GROUP,
	syscall.SYS_RT_SIGACTION, syscall.SYS_RT_SIGPROCMASK, syscall.SYS_RT_SIGRETURN, syscall.SYS_SIGALTSTACK, syscall.SYS_RESTART_SYSCALL,
	// time and chance
	syscall.SYS_NANOSLEEP, syscall.SYS_CLOCK_NANOSLEEP, syscall.SYS_CLOCK_GETTIME, syscall.SYS_GETTIMEOFDAY, sysGetrandom,
}

// Numbers that package syscall leaves out, the same on both processors.
const (
	sysClone3   = 435
	nameMapping = 0x53564d41 // PR_SET_VMA
)

// descriptorCommands of fcntl do not include F_SETOWN and its kin, by which a
// descriptor signals other processes.
var descriptorCommands = []uint32{
	syscall.F_DUPFD, syscall.F_GETFD, syscall.F_SETFD, syscall.F_GETFL, syscall.F_SETFL, syscall.F_DUPFD_CLOEXEC,
}

// What a filter answers.
const (
	answerAllow = 0x7fff0000
	answerErrno = 0x00050000 // the error number is added
)

// The classic BPF instructions used here: a load, a mask, two jumps, an answer.
const (
	bpfLoad        = 0x20
	bpfAnd         = 0x54
	bpfJumpIfEqual = 0x15
	bpfReturn      = 0x06
)

// Offsets in struct seccomp_data, of which the arguments are 8 bytes each, the
// low half first.
const (
	offsetCall      = 0
	offsetProcessor = 4
	offsetArguments = 16
)

// An instruction is struct sock_filter. A jump passes over so many instructions.
type instruction struct {
	code     uint16
	yes, no  uint8
	constant uint32
}

// A condition is about the low half of one argument: masked, it must equal the
// value, or must not.
type condition struct {
	argument    int
	mask, value uint32
	differs     bool
}

const whole = 1<<32 - 1 // a mask

var (
	refuse = instruction{bpfReturn, 0, 0, answerErrno | uint32(syscall.EPERM)}
	allow  = instruction{bpfReturn, 0, 0, answerAllow}
)

// filter is the program that the kernel runs at each system call of process pid.
func filter(pid int) []instruction {
	f := make([]instruction, 0, 256)
	f = append(f,
		instruction{bpfLoad, 0, 0, offsetProcessor},
		instruction{bpfJumpIfEqual, 1, 0, auditArchitecture}, // not the 32-bit calls, whose numbers differ
		refuse,
		instruction{bpfLoad, 0, 0, offsetCall},
		// Its flags stand in memory, out of sight. C libraries then use clone.
		instruction{bpfJumpIfEqual, 0, 1, sysClone3},
		instruction{bpfReturn, 0, 0, answerErrno | uint32(syscall.ENOSYS)},
	)
	for _, calls := range [][]uint32{anyArguments, processorCalls} {
		for _, call := range calls {
			f = append(f, instruction{bpfJumpIfEqual, 0, 1, call}, allow)
		}
	}
	for _, command := range descriptorCommands {
		f = allowIf(f, syscall.SYS_FCNTL, condition{1, whole, command, false})
	}
	f = allowIf(f, syscall.SYS_CLONE, condition{0, syscall.CLONE_THREAD, syscall.CLONE_THREAD, false})
	f = allowIf(f, syscall.SYS_PRCTL, condition{0, whole, nameMapping, false})
	// Signals to itself. A program killed by one of the two that cannot be caught
	// would look as if someone else had done it.
	for _, s := range []struct {
		call   uint32
		signal int // the argument that is the signal
	}{{syscall.SYS_KILL, 1}, {syscall.SYS_TGKILL, 2}} {
		f = allowIf(f, s.call,
			condition{0, whole, uint32(pid), false},
			condition{s.signal, whole, uint32(syscall.SIGKILL), true},
			condition{s.signal, whole, uint32(syscall.SIGSTOP), true})
	}
	return append(f, refuse)
}

// allowIf adds a system call that is allowed if all conditions hold. The number
// of the call is loaded before and after.
func allowIf(f []instruction, call uint32, conditions ...condition) []instruction {
	f = append(f, instruction{bpfJumpIfEqual, 0, uint8(3*len(conditions) + 2), call})
	for i, c := range conditions {
		failed := uint8(3*(len(conditions)-1-i) + 1) // over what is left and the answer
		test := instruction{bpfJumpIfEqual, 0, failed, c.value}
		if c.differs {
			test.yes, test.no = failed, 0
		}
		f = append(f,
			instruction{bpfLoad, 0, 0, uint32(offsetArguments + 8*c.argument)},
			instruction{bpfAnd, 0, 0, c.mask},
			test,
		)
	}
	return append(f, allow, instruction{bpfLoad, 0, 0, offsetCall})
}

// Operation and flags of the system call seccomp.
const (
	setModeFilter = 1
	allThreads    = 1 // SECCOMP_FILTER_FLAG_TSYNC
	noMitigation  = 4 // SECCOMP_FILTER_FLAG_SPEC_ALLOW: older kernels slow a filtered process down otherwise
)

// installFilter sets the filter for all threads of the process.
func installFilter(prog []instruction) error {
	p := struct { // struct sock_fprog
		length uint16
		first  *instruction
	}{uint16(len(prog)), &prog[0]}
	var errno syscall.Errno
	for _, flags := range []uintptr{allThreads | noMitigation, allThreads} {
		var stray uintptr // a thread that has another filter
		stray, _, errno = syscall.Syscall(sysSeccomp, setModeFilter, flags, uintptr(unsafe.Pointer(&p)))
		if errno == 0 && stray != 0 {
			return errors.New("a thread of the process cannot be walled in")
		}
		if errno != syscall.EINVAL {
			break
		}
	}
	return asError(errno)
}
