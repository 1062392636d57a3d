package engine

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A program that other processes keep from running has neither run nor waited.
func TestStarvedProgramIsNotBlamed(t *testing.T) {
	const counts = `package main
		import ("fmt"; "time")
		func main() {
			sum := 0
			for i := range 200_000_000 { sum += i & 1 }
			time.Sleep(50 * time.Millisecond)
			for range 100 { fmt.Println(sum) }
		}`
	hostile(t, counts, "", Limits{}) // so that it is built while there are processors
	for range 4 * runtime.NumCPU() {
		busy := exec.Command("sh", "-c", "while :; do :; done")
		busy.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
		require.NoError(t, busy.Start())
		defer busy.Wait()
		defer busy.Process.Kill()
	}
	r := hostile(t, counts, "", Limits{Waiting: 300 * time.Millisecond, Processor: 4 * time.Second})
	assert.Equal(t, Exited, r.How)
	assert.Equal(t, strings.Repeat("100000000\n", 100), string(r.Stdout))
}

// slow takes its time with each piece.
type slow struct{ took int }

func (s *slow) Write(p []byte) (int, error) {
	time.Sleep(20 * time.Millisecond)
	s.took += len(p)
	return len(p), nil
}

func (s *slow) Read(p []byte) (int, error) {
	if s.took++; s.took > 20 {
		return 0, errors.New("no more")
	}
	time.Sleep(50 * time.Millisecond)
	return copy(p, "8\n"), nil
}

// Nor is one to blame that waits for its input, or for its output to be read.
func TestWaitingForTheParentIsNotBlamed(t *testing.T) {
	limits := Limits{Waiting: 200 * time.Millisecond}.withDefaults(slowestCompiled)
	for name, source := range map[string]string{
		"input":  `package main; import ("fmt"; "io"; "os"; _ "` + meterPath + `"); func main() { b, _ := io.ReadAll(os.Stdin); fmt.Println(len(b)) }`,
		"output": `package main; import ("os"; _ "` + meterPath + `"); func main() { for range 100 { os.Stdout.Write(make([]byte, 10<<10)) } }`,
	} {
		t.Run(name, func(t *testing.T) {
			from, to := &slow{}, &slow{}
			p, err := compilerOf(t).execute(t.Context(), []byte(source), Streams{from, to, to}, limits)
			require.NoError(t, err)
			assert.Equal(t, Exited, p.How)
			assert.Equal(t, len(p.Stdout), to.took)
			assert.NotEmpty(t, p.Stdout)
		})
	}
}

// Nor is one that something else on the machine kills.
func TestKilledFromOutside(t *testing.T) {
	c := compilerOf(t)
	p := checked(t, "package main\nfunc main() { select {} }\nfunc init() { go func() { for {} }() }")
	_, err := c.Build(t.Context(), p)
	require.NoError(t, err)
	go func() {
		for len(processesOf(t, os.Getpid(), 4)) == 0 {
			time.Sleep(time.Millisecond)
		}
		for _, stat := range processesOf(t, os.Getpid(), 4) {
			pid, _, _ := strings.Cut(stat, " ")
			n, _ := strconv.Atoi(pid)
			syscall.Kill(n, syscall.SIGKILL)
		}
	}()
	_, err = c.Run(t.Context(), p, nil, Limits{Steps: 1 << 50})
	assert.ErrorContains(t, err, "something outside the checker killed the program's process")
}
