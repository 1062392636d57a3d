package escape

import (
	"os"
	"syscall"
)

// others are the attempts that only Linux knows.
var others = []attempt{
	{"files", "read the list of users", func() error { return opens("/etc/passwd") }},
	{"files", "read its own environment", func() error { return opens("/proc/self/environ") }},
	{"files", "read its own memory", func() error { return opens("/proc/self/mem") }},
	{"files", "open standard output again", func() error { return opens("/proc/self/fd/1") }},
	{"files", "look at a file", func() error { _, err := os.Stat("/etc/passwd"); return err }},
	{"files", "remove a file", func() error { return os.Remove("/nowhere/at/all") }},
	{"files", "mount a file system", func() error { return syscall.Mount("none", "/nowhere", "tmpfs", 0, "") }},
	{"network", "open a TCP socket", func() error { return opensSocket(syscall.AF_INET) }},
	{"network", "open a Unix socket", func() error { return opensSocket(syscall.AF_UNIX) }},
	{"programs", "become another program", func() error { return syscall.Exec("/nowhere", []string{"nowhere"}, nil) }},
	{"processes", "fork", forks},
	{"processes", "leave its process group", func() error { return syscall.Setpgid(0, 0) }},
	{"signals", "signal its parent", func() error { return syscall.Kill(os.Getppid(), 0) }},
	{"signals", "signal every process", func() error { return syscall.Kill(-1, 0) }},
	{"signals", "trace its parent", func() error { return call(syscall.SYS_PTRACE, ptraceSeize, uintptr(os.Getppid())) }},
	{"limits", "outlive its parent", func() error { return call(syscall.SYS_PRCTL, syscall.PR_SET_PDEATHSIG, 0) }},
	{"limits", "raise its limits", raises},
}

const ptraceSeize = 0x4206 // attaches without stopping, and ends with the tracer

func call(number, a, b uintptr) error {
	if _, _, errno := syscall.RawSyscall6(number, a, b, 0, 0, 0, 0); errno != 0 {
		return errno
	}
	return nil
}

func opensSocket(domain int) error {
	fd, err := syscall.Socket(domain, syscall.SOCK_STREAM, 0)
	if err == nil {
		syscall.Close(fd)
	}
	return err
}

// forks makes a copy of the process, which ends at once.
func forks() error {
	pid, _, errno := syscall.RawSyscall6(syscall.SYS_CLONE, uintptr(syscall.SIGCHLD), 0, 0, 0, 0, 0)
	switch {
	case errno != 0:
		return errno
	case pid == 0:
		syscall.RawSyscall(syscall.SYS_EXIT_GROUP, 0, 0, 0)
	}
	_, err := syscall.Wait4(int(pid), nil, 0, nil)
	return err
}

// raises takes a limit away.
func raises() error {
	const unlimited = 1<<64 - 1
	return syscall.Setrlimit(syscall.RLIMIT_CPU, &syscall.Rlimit{Cur: unlimited, Max: unlimited})
}
