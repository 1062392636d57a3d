package engine

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"os"
	"strconv"
	"syscall"
	"time"
	"unsafe"
)

// period is the time between two looks at a child. A run that ends within it,
// as most do, is never looked at.
const period = 50 * time.Millisecond

// watch stops a child that uses too much processor time beyond what it had used
// before, or waits for too long while its parent owes it nothing, until over is closed.
//
// Nothing here is measured on the clock, so that a child which other processes
// keep from running is not blamed for it. Processor time is what the system
// accounts to the process. Waiting is counted in looks that found every thread
// asleep; a thread that could run if it were let is not. A look that comes late
// counts as one.
func watch(c *child, owes func() bool, before time.Duration, limits Limits, over <-chan struct{}) {
	looks := time.NewTicker(period)
	defer looks.Stop()
	var waited time.Duration
	for {
		select {
		case <-over:
			return
		case <-looks.C:
		}
		excused := owes()
		seen, err := look(c.cmd.Process.Pid)
		if err != nil {
			continue // it has just ended
		}
		if seen.asleep && !excused {
			waited += period
		}
		switch {
		case seen.processor-before > limits.Processor:
			c.stop(TimeLimit)
		case waited > limits.Waiting:
			c.stop(Stalled)
		}
	}
}

const fionread = 0x541b

// unread is the number of bytes in a pipe, 0 if it has been closed.
func unread(pipe *os.File) int {
	raw, err := pipe.SyscallConn()
	if err != nil {
		return 0
	}
	var n int32
	raw.Control(func(fd uintptr) {
		syscall.Syscall(syscall.SYS_IOCTL, fd, fionread, uintptr(unsafe.Pointer(&n)))
	})
	return int(n)
}

// A sight is what one look at a process shows.
type sight struct {
	processor time.Duration // of all its threads so far, to 10 ms
	asleep    bool          // every thread is; none waits for a processor or a disk, or was stopped
}

// look reads the process's state from /proc, where the checker finds its own
// binary as well.
func look(pid int) (sight, error) {
	process := fmt.Sprintf("/proc/%d/", pid)
	whole, err := readStat(process + "stat")
	if err != nil {
		return sight{}, err
	}
	if whole.state == 'Z' {
		return sight{}, errors.New("it is dead")
	}
	s := sight{processor: whole.processor, asleep: true}
	threads, err := os.ReadDir(process + "task")
	if err != nil {
		return sight{}, err
	}
	for _, thread := range threads {
		one, err := readStat(process + "task/" + thread.Name() + "/stat")
		if err == nil && one.state != 'S' && one.state != 'Z' && one.state != 'X' {
			s.asleep = false
			break
		}
	}
	return s, nil
}

// processorTime is what a process has used so far, and more than any may if it is dead.
func processorTime(pid int) time.Duration {
	s, err := look(pid)
	if err != nil {
		return math.MaxInt64
	}
	return s.processor
}

type stat struct {
	state     byte
	processor time.Duration
}

// tick is the unit of the times in /proc, the same on every Linux that Go runs on.
const tick = 10 * time.Millisecond

// readStat reads a file of the form described in proc_pid_stat(5).
func readStat(path string) (stat, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return stat{}, err
	}
	// The second field is a name in parentheses; the state is the third, user and
	// system time are the 14th and 15th.
	fields := bytes.Fields(text[bytes.LastIndexByte(text, ')')+1:])
	if len(fields) < 13 {
		return stat{}, fmt.Errorf("%s: %d fields", path, len(fields))
	}
	user, _ := strconv.ParseInt(string(fields[11]), 10, 64)
	system, _ := strconv.ParseInt(string(fields[12]), 10, 64)
	return stat{state: fields[0][0], processor: time.Duration(user+system) * tick}, nil
}
