//go:build unix

package engine

import (
	"os"
	"os/exec"
	"syscall"
)

// inherit has the child inherit its ends of the pipes, and says under which
// numbers it finds them.
func inherit(cmd *exec.Cmd, jobs, reports *os.File) string {
	cmd.ExtraFiles = []*os.File{jobs, reports}
	return "3 4"
}

// isolate gives the child a process group of its own, which is killed whole.
func isolate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	dieWithParent(cmd.SysProcAttr)
}

// killGroup ends what there is of the child's process group.
func killGroup(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// openPipe is os.Pipe for ends with these names.
func openPipe(reader, writer string) (r, w *os.File, err error) {
	var ends [2]int
	if err := syscall.Pipe(ends[:]); err != nil {
		return nil, nil, os.NewSyscallError("pipe", err)
	}
	for _, end := range ends {
		syscall.SetNonblock(end, true) // so that who waits holds no thread
	}
	return os.NewFile(uintptr(ends[0]), reader), os.NewFile(uintptr(ends[1]), writer), nil
}

// killed reports whether the process was killed in the way that cannot be caught.
// Behind its walls a program cannot do that to itself.
func killed(state *os.ProcessState) bool {
	status, ok := state.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && status.Signal() == syscall.SIGKILL
}

// endedItself reports whether the process came to an end of its own.
func endedItself(state *os.ProcessState) bool { return state.Exited() }
