package engine

import (
	"fmt"
	"os"
	"os/exec"
	"syscall"
)

// inherit has the child inherit its ends of the pipes, and says under which
// numbers it finds them.
func inherit(cmd *exec.Cmd, jobs, reports *os.File) string {
	for _, f := range []*os.File{jobs, reports} {
		handle := syscall.Handle(f.Fd())
		syscall.SetHandleInformation(handle, syscall.HANDLE_FLAG_INHERIT, syscall.HANDLE_FLAG_INHERIT)
		cmd.SysProcAttr.AdditionalInheritedHandles = append(cmd.SysProcAttr.AdditionalInheritedHandles, handle)
	}
	return fmt.Sprintf("%d %d", jobs.Fd(), reports.Fd())
}

// isolate keeps the parent's console signals from the child.
func isolate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

// killGroup ends the child. Windows has no process groups to kill; a submission
// cannot start processes of its own.
func killGroup(cmd *exec.Cmd) { cmd.Process.Kill() }

// openPipe is os.Pipe for ends with these names.
func openPipe(reader, writer string) (r, w *os.File, err error) {
	var ends [2]syscall.Handle
	if err := syscall.Pipe(ends[:]); err != nil {
		return nil, nil, os.NewSyscallError("pipe", err)
	}
	return os.NewFile(uintptr(ends[0]), reader), os.NewFile(uintptr(ends[1]), writer), nil
}

// killed cannot be told here from a program that ends with the same status.
func killed(*os.ProcessState) bool { return false }

// endedItself cannot be told here from having been killed.
func endedItself(*os.ProcessState) bool { return false }
