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

// isolate gives the child a process group of its own, which is killed whole
// when the command's context ends.
func isolate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	dieWithParent(cmd.SysProcAttr)
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// killGroup ends what is left of the child's process group.
func killGroup(cmd *exec.Cmd) {
	syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
}
