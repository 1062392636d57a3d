package engine

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hostile runs a program that no frontend has seen: it may call what it likes,
// and its steps are not counted. Only the walls hold it.
func hostile(t *testing.T, source, stdin string, limits Limits) Result {
	t.Helper()
	limits = limits.withDefaults(slowestCompiled)
	counted := strings.Replace(source, "package main", "package main; import _ \""+meterPath+"\"", 1)
	p, err := compilerOf(t).execute(t.Context(), []byte(counted), input([]byte(stdin)), limits)
	require.NoError(t, err)
	p.crash()
	return p.Result
}

func TestWallsHold(t *testing.T) {
	for name, probe := range map[string]func(context.Context) ([]Wall, error){
		"interpreted": Interpreter{}.Probe,
		"compiled":    compilerOf(t).Probe,
	} {
		t.Run(name, func(t *testing.T) {
			found, err := probe(t.Context())
			require.NoError(t, err)
			var tried []string
			for _, wall := range found {
				if wall.Name == "Landlock" {
					continue // not on every kernel, nor in a checker with cgo
				}
				tried = append(tried, wall.Name)
				if raced && name == "interpreted" && wall.Name == "memory" {
					continue // it ends there, but in the words of the race detector
				}
				assert.Empty(t, wall.Fault, wall.Name)
			}
			assert.Equal(t, []string{"resource limits", "seccomp", "files", "programs", "network", "processes", "signals", "limits",
				"memory", "processor", "waiting", "output"}, tried)
		})
	}
}

// Without walls the same attempts get through, so it is the walls that hold.
func TestProbeSeesMissingWalls(t *testing.T) {
	c := compilerOf(t)
	binary, err := c.build(t.Context(), []byte("package main; import \""+enginePath+"/escape\"; func main() { escape.Main() }"))
	require.NoError(t, err)
	found, err := probeWalls(t.Context(), func(ctx context.Context, what string, limits Limits) (process, error) {
		return execute(ctx, binary, nil, nil, input([]byte(what)), limits)
	})
	require.NoError(t, err)
	for _, wall := range found {
		if slices.Contains([]string{"files", "programs", "network", "processes", "signals"}, wall.Name) {
			assert.NotEmpty(t, wall.Fault, wall.Name)
		}
	}
	assert.Len(t, found, 6)
}

func TestHostilePrograms(t *testing.T) {
	short := Limits{Processor: 2 * time.Second, Waiting: 400 * time.Millisecond}
	tests := []struct {
		name, source, stdin string
		limits              Limits
		how                 How
		stdout              string // all of it, where it is not ""
		failure             string // begins the failure's message
	}{
		{
			name: "calls that only the kernel should refuse",
			source: `package main
				import ("fmt"; "syscall")
				func main() {
					// memfd_create, io_uring_setup, bpf, perf_event_open, userfaultfd, unshare,
					// setns, process_vm_readv, pidfd_open, keyctl, add_key, open_by_handle_at
					for _, n := range []uintptr{` + strange[runtime.GOARCH] + `} {
						_, _, errno := syscall.Syscall6(n, 0, 0, 0, 0, 0, 0)
						if errno != syscall.EPERM { fmt.Println(n, errno) }
					}
					fmt.Println("done")
				}`,
			stdout: "done\n",
		},
		{
			name: "fork bomb",
			source: `package main
				import ("fmt"; "os"; "syscall")
				func main() {
					children := 0
					for range 1000 {
						pid, _, errno := syscall.RawSyscall6(syscall.SYS_CLONE, uintptr(syscall.SIGCHLD), 0, 0, 0, 0, 0)
						if errno == 0 && pid == 0 { for { syscall.RawSyscall(syscall.SYS_SCHED_YIELD, 0, 0, 0) } }
						if errno == 0 { children++ }
						if p, err := os.StartProcess("/proc/self/exe", nil, &os.ProcAttr{}); err == nil { children++; p.Release() }
					}
					fmt.Println(children, "children")
				}`,
			stdout: "0 children\n",
		},
		{
			name: "kill itself as if someone else had",
			source: `package main
				import ("fmt"; "syscall")
				func main() {
					fmt.Println(syscall.Kill(syscall.Getpid(), syscall.SIGKILL), syscall.Kill(0, syscall.SIGKILL))
				}`,
			stdout: "operation not permitted operation not permitted\n",
		},
		{
			name: "kill itself with a signal",
			source: `package main
				import ("syscall"; "time")
				func main() {
					syscall.Kill(syscall.Getpid(), syscall.SIGTERM)
					time.Sleep(time.Hour)
				}`,
			how:     Crashed,
			failure: "the program was killed by a signal",
		},
		{
			name: "look for the answer",
			source: `package main
				import ("fmt"; "os"; "path/filepath"; "syscall")
				func main() {
					found, _ := filepath.Glob("/*")
					fmt.Println(len(found), len(os.Environ()), os.Args)
					for fd := range 64 {
						var st syscall.Stat_t
						// All that is open is a pipe, or the runtime's: an epoll or an event, or
						// the processor quota of its control group.
						if syscall.Fstat(fd, &st) == nil && st.Mode&syscall.S_IFMT == syscall.S_IFDIR { fmt.Println(fd, "is a folder") }
					}
					_, err := os.Getwd()
					fmt.Println(err)
				}`,
			stdout: "0 0 [main]\ngetwd: operation not permitted\n",
		},
		{
			name: "thread bomb",
			source: `package main
				import ("runtime"; "syscall"; "time")
				func main() {
					var pipe [2]int
					syscall.Pipe2(pipe[:], 0)
					for range 5000 {
						go func() { runtime.LockOSThread(); syscall.Read(pipe[0], make([]byte, 1)) }()
					}
					time.Sleep(time.Hour)
				}`,
			how:     Crashed,
			failure: "fatal error: thread exhaustion",
		},
		{
			name:    "goroutine bomb",
			source:  "package main\nfunc main() { for { go func() { select {} }() } }",
			limits:  Limits{Memory: 64 << 20},
			how:     MemoryLimit,
			failure: "fatal error: out of memory",
		},
		{
			name: "memory in small pieces",
			source: `package main
				type node struct { next *node; pad [10]int }
				func main() { var head *node; for { head = &node{next: head} } }`,
			limits:  Limits{Memory: 64 << 20},
			how:     MemoryLimit,
			failure: "fatal error: out of memory",
		},
		{
			name: "memory in one piece",
			source: `package main
				import ("fmt"; "os")
				func main() { b := make([]byte, len(os.Args)<<32); fmt.Println(len(b)) }`,
			how:     MemoryLimit,
			failure: "fatal error: out of memory",
		},
		{
			name: "200 MiB that live, and as much garbage",
			source: `package main
				import "fmt"
				func main() {
					live := make([][]byte, 200<<10)
					for i := range 3 * len(live) { live[i%len(live)] = make([]byte, 1<<10) }
					fmt.Println(len(live))
				}`,
			stdout: "204800\n",
		},
		{
			name:    "flood of lines",
			source:  "package main\nimport \"fmt\"\nfunc main() { for { fmt.Println() } }",
			how:     OutputLimit,
			failure: "",
		},
		{
			name:   "flood on standard error",
			source: "package main\nimport \"os\"\nfunc main() { b := make([]byte, 1<<20); for { os.Stderr.Write(b) } }",
			how:    OutputLimit,
		},
		{
			name:   "input left unread",
			source: "package main\nfunc main() {}",
			stdin:  strings.Repeat("8\n", 5<<20),
		},
		{
			name:   "input never closed from within",
			source: "package main\nimport (\"fmt\"; \"io\"; \"os\")\nfunc main() { b, _ := io.ReadAll(os.Stdin); fmt.Println(len(b)) }",
			stdin:  strings.Repeat("8\n", 5<<20),
			stdout: "10485760\n",
		},
		{
			name:   "streams closed early",
			source: "package main\nimport (\"fmt\"; \"os\"; \"time\")\nfunc main() { fmt.Println(8); os.Stdout.Close(); os.Stdin.Close(); os.Stderr.Close(); time.Sleep(time.Millisecond) }",
			stdin:  "8\n",
			stdout: "8\n",
		},
		{
			name:   "sleep for ever",
			source: "package main\nimport \"time\"\nfunc main() { time.Sleep(time.Hour) }",
			limits: short,
			how:    Stalled,
		},
		{
			name:   "sleep for ever in small portions",
			source: "package main\nimport \"time\"\nfunc main() { for { time.Sleep(time.Millisecond) } }",
			limits: short,
			how:    Stalled,
		},
		{
			name:   "wait for ever for one that sleeps",
			source: "package main\nimport (\"sync\"; \"time\")\nfunc main() { var wg sync.WaitGroup; wg.Go(func() { <-time.After(time.Hour) }); wg.Wait() }",
			limits: short,
			how:    Stalled,
		},
		{
			name:   "sleep for a while",
			source: "package main\nimport (\"fmt\"; \"time\")\nfunc main() { time.Sleep(300 * time.Millisecond); fmt.Println(8) }",
			limits: Limits{Waiting: 2 * time.Second},
			stdout: "8\n",
		},
		{
			name:   "run for ever",
			source: "package main\nfunc main() { for {} }",
			limits: Limits{Processor: 300 * time.Millisecond},
			how:    TimeLimit,
		},
		{
			name:   "run for ever in a library call, on all processors",
			source: "package main\nimport \"math/big\"\nfunc f() { x := big.NewInt(3); for { x.Mul(x, x) } }\nfunc main() { go f(); f() }",
			limits: Limits{Processor: 500 * time.Millisecond, Memory: 1 << 30},
			how:    TimeLimit,
		},
		{
			name:   "goroutines left running",
			source: "package main\nimport (\"fmt\"; \"time\")\nfunc main() { for range 4 { go func() { for {} }(); go time.Sleep(time.Hour) }; fmt.Println(8) }",
			stdout: "8\n",
		},
		{
			name: "concurrent map writes",
			source: `package main
				func main() {
					m := map[int]int{}
					for range 4 { go func() { for i := 0; ; i++ { m[i%100] = i } }() }
					select {}
				}`,
			how:     Crashed,
			failure: "fatal error: concurrent map writes",
		},
		{
			name:    "panic in a goroutine",
			source:  "package main\nfunc main() { go func() { panic(\"no queens\") }(); select {} }",
			how:     Crashed,
			failure: "panic: no queens",
		},
		{
			name:    "panic after words like one",
			source:  "package main\nfunc main() { println(\"panic: not yet\"); var a []int; _ = a[len(a)] }",
			how:     Crashed,
			failure: "panic: runtime error: index out of range [0] with length 0",
		},
		{
			name:    "runaway recursion",
			source:  "package main\nfunc f(n int) int { return f(n+1) + 1 }\nfunc main() { f(0) }",
			how:     Crashed,
			failure: "fatal error: stack overflow",
		},
		{
			name:    "deadlock",
			source:  "package main\nimport \"sync\"\nfunc main() { var mu sync.Mutex; mu.Lock(); mu.Lock() }",
			how:     Crashed,
			failure: "fatal error: all goroutines are asleep - deadlock!",
		},
	}
	var silent []string // that have no input, so that it can be their number
	for _, tc := range tests {
		if tc.stdin == "" {
			silent = append(silent, tc.source)
		}
	}
	all, parts := mergeMains(t, silent)
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			source, stdin := tc.source, tc.stdin
			if part, ok := parts[source]; ok {
				source, stdin = all, fmt.Sprintln(part.number)
			}
			r := hostile(t, source, stdin, tc.limits)
			assert.Equal(t, tc.how, r.How, "%v\n%.2000s", r.Failure, r.Stderr)
			if tc.stdout != "" {
				assert.Equal(t, tc.stdout, string(r.Stdout))
			}
			if tc.how == Exited {
				assert.Zero(t, r.ExitCode, "%.2000s", r.Stderr)
			}
			if tc.failure == "" {
				assert.Nil(t, r.Failure)
			} else if assert.NotNil(t, r.Failure) {
				assert.Contains(t, r.Failure.Message, tc.failure)
			}
		})
	}
}

// strange are the numbers of the system calls named in the test above.
var strange = map[string]string{
	"amd64": "319, 425, 321, 298, 323, 272, 308, 310, 434, 250, 248, 304",
	"arm64": "279, 425, 280, 241, 282, 97, 268, 270, 434, 219, 217, 265",
}

// withCgo reports whether this test binary was built with cgo.
func withCgo(t *testing.T) bool {
	t.Helper()
	found, err := Interpreter{}.Probe(t.Context())
	require.NoError(t, err)
	return slices.ContainsFunc(found, func(w Wall) bool { return strings.Contains(w.Fault, "cgo") })
}

// What the frontend accepts can still end in many ways, on either engine.
func TestBadEndingsOfSubmissions(t *testing.T) {
	limits := Limits{Waiting: 400 * time.Millisecond, Steps: 100_000, Output: 64 << 10}
	for _, tc := range []struct {
		name, source      string
		compiled          How
		interpreted       How
		interpreterLeaves bool // it to the compiler
	}{
		{name: "steps", source: "package main\nfunc main() { for {} }", compiled: StepLimit, interpreted: StepLimit},
		{name: "sleep", source: "package main\nimport \"time\"\nfunc main() { time.Sleep(time.Hour) }", compiled: Stalled, interpreterLeaves: true},
		// Go's runtime does not see a deadlock in a checker that was built with cgo.
		{name: "deadlock", source: "package main\nfunc main() { c := make(chan int); c <- 1 }", compiled: Crashed, interpreted: Crashed, interpreterLeaves: withCgo(t)},
		{name: "flood", source: "package main\nimport \"fmt\"\nfunc main() { for { fmt.Println() } }", compiled: OutputLimit, interpreted: OutputLimit},
		{name: "memory", source: "package main\nfunc main() { var s [][]int; for { s = append(s, make([]int, 1<<20)) } }", compiled: MemoryLimit, interpreterLeaves: true},
	} {
		t.Run(tc.name, func(t *testing.T) {
			p := checked(t, tc.source)
			r, err := compilerOf(t).Run(t.Context(), p, nil, limits)
			require.NoError(t, err)
			assert.Equal(t, tc.compiled, r.How)

			r, err = Interpreter{}.Run(t.Context(), p, nil, limits)
			left := declined(t, err)
			assert.Equal(t, tc.interpreterLeaves, left)
			if !left {
				assert.Equal(t, tc.interpreted, r.How)
			}
		})
	}
}

func TestStandardInputByItsName(t *testing.T) {
	for name, source := range map[string]string{
		"Open":     "package main\nimport (\"fmt\"; \"os\")\nfunc main() { f, err := os.Open(\"/dev/stdin\"); var n int; fmt.Fscan(f, &n); fmt.Println(n, err) }",
		"ReadFile": "package main\nimport (\"fmt\"; \"os\")\nfunc main() { b, err := os.ReadFile(\"/dev/stdin\"); fmt.Print(string(b)); fmt.Println(err) }",
		"renamed":  "package main\nimport (\"fmt\"; system \"os\")\nfunc main() { b, _ := system.ReadFile(\"/dev/\" + \"stdin\"); fmt.Print(string(b)) }",
	} {
		t.Run(name, func(t *testing.T) {
			p := checked(t, source)
			for _, e := range []Engine{compilerOf(t), Interpreter{}} {
				r, err := e.Run(t.Context(), p, []byte("8"), Limits{})
				require.NoError(t, err)
				assert.Equal(t, Exited, r.How)
				assert.Contains(t, []string{"8", "8 <nil>\n", "8<nil>\n"}, string(r.Stdout), e.Name())
			}
		})
	}
}
