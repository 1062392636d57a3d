package engine

import (
	"context"
	"os"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Programs that leave what they can where the next one might find it. Each says what
// it finds.
var leavers = []string{`package main

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
)

type board struct{ size int8 }

var seen = rand.Intn(1000)

func main() {
	size := flag.Int("size", 8, "")
	flag.Set("size", "9")
	fmt.Println(seen, rand.Intn(1000), *size, board{7}, os.Args)
	rand.Seed(5)
	os.Args[0] = "changed"
	fmt.Scan(size)
	_, err := os.Stdin.Seek(0, 0)
	fmt.Println(err, os.Stderr.Close(), os.Stderr.Close(), os.Stdin.Close(), os.Stdin.Close())
	os.Stdout.Close()
}
`, `package main

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand"
	"os"
)

type board struct{ name string }

func (b board) String() string { return "board " + b.name }

var seen []int

func main() {
	in := bufio.NewReader(os.Stdin)
	line, err := in.ReadString('\n')
	seen = append(seen, len(line))
	fmt.Printf("%q %v %d %v %v\n", line, err, seen, board{"b"}, os.Args)
	fmt.Println(flag.Lookup("size"), rand.Intn(1000), rand.Intn(1000))
}
`, `package main

import (
	"fmt"
	"sort"
	"strings"
)

type board []int

func (b board) Len() int           { return len(b) }
func (b board) Less(i, j int) bool { return b[i] > b[j] }
func (b board) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

var seen strings.Builder

func main() {
	b := board{3, 1, 2}
	sort.Sort(b)
	fmt.Fprint(&seen, b)
	fmt.Println(seen.String())
}
`}

// A worker that has done a program does another, as if it had done none.
func TestWorkerForgetsPrograms(t *testing.T) {
	var spares Spares
	t.Cleanup(spares.Close)
	in := Interpreter{Spares: &spares}
	trials := []Trial{{Stdin: []byte("12\n34\n")}, {Stdin: []byte("queen")}}
	for _, i := range []int{0, 1, 2, 1, 0, 0, 2} {
		p := checked(t, leavers[i])
		got, err := in.Batch(t.Context(), p, trials)
		require.NoError(t, err)
		require.Len(t, got, len(trials), "program %d", i)
		for k, trial := range trials {
			alone, err := Interpreter{}.Run(t.Context(), p, trial.Stdin, Limits{})
			require.NoError(t, err)
			assert.Equal(t, string(alone.Stdout), string(got[k].Stdout), "program %d", i)
			assert.Equal(t, alone.Steps, got[k].Steps, "program %d", i)
		}
		require.Len(t, spares.workers, 1)
	}
	assert.Len(t, processesOf(t, os.Getpid(), 4), 1, "one process did it all")
	spares.Close()
	assert.Empty(t, processesOf(t, os.Getpid(), 4))
}

const idle = "package main\n\nfunc main() {}\n"

// A worker serves no other once it has met a program that does not end in order, once
// it has worked enough, or for programs that may hold another amount of memory.
func TestWorkersThatAreDone(t *testing.T) {
	for name, tt := range map[string]struct {
		program string
		limits  Limits
		used    bool
		want    int // workers
	}{
		"it can go on":         {program: idle, want: 1},
		"a panic":              {program: "package main\n\nfunc main() { panic(1) }\n"},
		"an exit":              {program: "package main\n\nimport \"os\"\n\nfunc main() { os.Exit(0) }\n"},
		"too many steps":       {program: "package main\n\nfunc main() {\n\tfor {\n\t}\n}\n", limits: Limits{Steps: 1000}},
		"too much output":      {program: "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Print(12345678) }\n", limits: Limits{Output: 4}},
		"it has worked enough": {program: idle, used: true},
		"more memory":          {program: idle, limits: Limits{Memory: 1 << 30}, want: 2},
	} {
		t.Run(name, func(t *testing.T) {
			var spares Spares
			t.Cleanup(spares.Close)
			in := Interpreter{Spares: &spares}
			_, err := in.Batch(t.Context(), checked(t, idle), []Trial{{}})
			require.NoError(t, err)
			require.Len(t, spares.workers, 1)
			if tt.used {
				w := spares.workers[0]
				spares.workers = nil
				w.used = workerLife
				spares.keep(w)
			} else {
				_, err = in.Batch(t.Context(), checked(t, tt.program), []Trial{{Limits: tt.limits}})
				require.NoError(t, err)
			}
			assert.Len(t, spares.workers, tt.want)
			assert.Len(t, processesOf(t, os.Getpid(), 4), tt.want)
		})
	}
}

// A program may hold as much memory after others have held all of it.
func TestWorkerGivesMemoryBack(t *testing.T) {
	if raced {
		t.Skip("the race detector takes the memory")
	}
	const src = `package main

import "fmt"

var board [][]byte

func main() {
	for range 200 {
		row := make([]byte, 1<<20)
		row[0], row[len(row)-1] = 1, 1
		board = append(board, row)
	}
	fmt.Println(len(board))
}
`
	var spares Spares
	t.Cleanup(spares.Close)
	for range 3 {
		got, err := Interpreter{Spares: &spares}.Batch(t.Context(), checked(t, src), []Trial{{}, {}})
		require.NoError(t, err)
		require.Len(t, got, 2)
		assert.Equal(t, "200\n", string(got[0].Stdout))
	}
	assert.Len(t, spares.workers, 1)
}

// A worker that was killed while it waited is found out, and what it should have run
// is left to Run.
func TestWorkerKilledWhileItWaits(t *testing.T) {
	var spares Spares
	t.Cleanup(spares.Close)
	in, p := Interpreter{Spares: &spares}, checked(t, idle)
	_, err := in.Batch(t.Context(), p, []Trial{{}})
	require.NoError(t, err)
	require.Len(t, spares.workers, 1)
	require.NoError(t, syscall.Kill(spares.workers[0].cmd.Process.Pid, syscall.SIGKILL))
	got, err := in.Batch(t.Context(), p, []Trial{{}})
	require.NoError(t, err)
	assert.Empty(t, got)
	got, err = in.Batch(t.Context(), p, []Trial{{}})
	require.NoError(t, err)
	assert.Len(t, got, 1)
}

// A batch that is cancelled leaves nothing.
func TestWorkerCancelled(t *testing.T) {
	var spares Spares
	t.Cleanup(spares.Close)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	open := descriptors(t)
	_, err := Interpreter{Spares: &spares}.Batch(ctx, checked(t, idle), []Trial{{}})
	require.ErrorIs(t, err, context.Canceled)
	assert.Empty(t, spares.workers)
	assert.Empty(t, processesOf(t, os.Getpid(), 4))
	assert.Equal(t, open, descriptors(t))
}

// Whenever a grading is cancelled, nothing is left when its spares are closed.
func TestWorkerCancelledAtAnyMoment(t *testing.T) {
	p := checked(t, leavers[1])
	open, routines := descriptors(t), runtime.NumGoroutine()
	var spares Spares
	in := Interpreter{Spares: &spares}
	for i := range 20 {
		ctx, cancel := context.WithTimeout(t.Context(), time.Duration(i)*4*time.Millisecond)
		long := Trial{Stdin: []byte(strings.Repeat("8", 1<<20)), Limits: Limits{Output: 2 << 20}} // it prints what it reads
		got, err := in.Batch(ctx, p, []Trial{{}, long, {}})
		cancel()
		if err != nil {
			require.ErrorIs(t, err, context.DeadlineExceeded)
		} else {
			assert.Len(t, got, 3)
		}
	}
	spares.Close()
	assert.Empty(t, processesOf(t, os.Getpid(), 4))
	assert.Equal(t, open, descriptors(t))
	for end := time.Now().Add(time.Minute); runtime.NumGoroutine() > routines && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	assert.LessOrEqual(t, runtime.NumGoroutine(), routines)
}
