package engine

import (
	"cmp"
	"context"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestCrashes holds the words and the line of everything that ends a program
// early. The interpreter says the same, though it may not know the line, or
// leaves it to the compiler.
func TestCrashes(t *testing.T) {
	tests := []struct {
		name, source string
		words        string
		interpreted  string // the interpreter's words, where they are not the same
		line         int
		stdout       string
	}{
		{
			name:   "panic with words",
			source: "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tfmt.Print(\"so far\")\n\tpanic(\"no queens\")\n}\n",
			words:  "panic: no queens", line: 7, stdout: "so far",
		},
		{
			name:   "panic with an error",
			source: "package main\n\nimport \"errors\"\n\nfunc main() {\n\tpanic(errors.New(\"no queens\"))\n}\n",
			words:  "panic: no queens", line: 6,
		},
		{
			name:   "panic with a number",
			source: "package main\n\nfunc main() {\n\tpanic(8)\n}\n",
			words:  "panic: 8", line: 4,
		},
		{
			name:   "panic with a type of its own",
			source: "package main\n\ntype column int\n\nfunc main() {\n\tpanic(column(8))\n}\n",
			words:  "panic: main.column(8)", line: 6,
		},
		{
			name:   "panic with nil",
			source: "package main\n\nfunc main() {\n\tpanic(nil)\n}\n",
			words:  "panic: panic called with nil argument", line: 4,
		},
		{
			name:   "panic during a panic",
			source: "package main\n\nfunc main() {\n\tdefer func() {\n\t\tpanic(\"second\")\n\t}()\n\tpanic(\"first\")\n}\n",
			words:  "panic: first\n\tpanic: second", line: 5, interpreted: "panic: second",
		},
		{
			name:   "panic over two lines",
			source: "package main\n\nfunc main() {\n\tpanic(\"no queens\\non the board\")\n}\n",
			words:  "panic: no queens\n\ton the board", line: 4,
		},
		{
			name:   "panic after a line like one",
			source: "package main\n\nfunc main() {\n\tprintln(\"panic: never\\n\")\n\tpanic(\"now\")\n}\n",
			words:  "panic: now", line: 5,
		},
		{
			name:   "index, in a method",
			source: "package main\n\ntype board [9]int\n\nfunc (b *board) put(row int) {\n\tb[row]++\n}\n\nfunc main() {\n\tvar b board\n\tfor row := 0; ; row++ {\n\t\tb.put(row)\n\t}\n}\n",
			words:  "panic: runtime error: index out of range [9] with length 9", line: 6,
		},
		{
			name:   "index below zero, in a closure",
			source: "package main\n\nfunc main() {\n\trows := make([]int, 4)\n\tput := func(at int) {\n\t\trows[at] = 1\n\t}\n\tput(0)\n\tput(len(rows) - 5)\n}\n",
			words:  "panic: runtime error: index out of range [-1]", line: 6,
		},
		{
			name:   "slice bounds",
			source: "package main\n\nfunc main() {\n\trows := make([]int, 4)\n\tn := 5\n\trows = rows[:n]\n}\n",
			words:  "panic: runtime error: slice bounds out of range [:5] with capacity 4", line: 6,
		},
		{
			name:   "nil map",
			source: "package main\n\nvar seen map[string]bool\n\nfunc main() {\n\tseen[\"Q\"] = true\n}\n",
			words:  "panic: assignment to entry in nil map", line: 6,
		},
		{
			name:   "nil pointer",
			source: "package main\n\ntype node struct{ next *node }\n\nfunc main() {\n\tvar head *node\n\thead = head.next\n}\n",
			words:  "panic: runtime error: invalid memory address or nil pointer dereference", line: 7,
		},
		{
			name:   "nil function",
			source: "package main\n\nvar each func()\n\nfunc main() {\n\teach()\n}\n",
			words:  "panic: runtime error: invalid memory address or nil pointer dereference", line: 6,
		},
		{
			name:   "division",
			source: "package main\n\nfunc main() {\n\tn := 0\n\tprintln(8 / n)\n}\n",
			words:  "panic: runtime error: integer divide by zero", line: 5,
		},
		{
			name:   "type assertion",
			source: "package main\n\nfunc main() {\n\tvar x any = \"Q\"\n\tprintln(x.(int))\n}\n",
			words:  "panic: interface conversion: interface {} is string, not int", line: 5,
		},
		{
			name:   "negative length",
			source: "package main\n\nfunc main() {\n\tn := -1\n\tprintln(len(make([]int, n)))\n}\n",
			words:  "panic: runtime error: makeslice: len out of range", line: 5,
		},
		{
			name:   "a channel closed twice",
			source: "package main\n\nfunc main() {\n\tc := make(chan int)\n\tclose(c)\n\tclose(c)\n}\n",
			words:  "panic: close of closed channel", line: 6,
		},
		{
			name:   "inside the library",
			source: "package main\n\nimport \"strings\"\n\nfunc main() {\n\tn := -1\n\tprintln(strings.Repeat(\"Q\", n))\n}\n",
			words:  "panic: strings: negative Repeat count", line: 7,
		},
		{
			name:   "before main",
			source: "package main\n\nvar first = rows()[4]\n\nfunc rows() []int { return nil }\n\nfunc main() { println(first) }\n",
			words:  "panic: runtime error: index out of range [4] with length 0", line: 3,
		},
		{
			name:   "in a goroutine",
			source: "package main\n\nfunc main() {\n\tgo func() {\n\t\tvar rows []int\n\t\trows[0] = 1\n\t}()\n\tselect {}\n}\n",
			words:  "panic: runtime error: index out of range [0] with length 0", line: 6,
		},
		{
			name:   "recursion without end",
			source: "package main\n\nfunc place(row int) int {\n\treturn place(row+1) + 1\n}\n\nfunc main() { println(place(0)) }\n",
			words:  "fatal error: stack overflow", line: 3,
		},
		{
			name:   "a deadlock",
			source: "package main\n\nfunc main() {\n\tc := make(chan int)\n\tc <- 1\n}\n",
			words:  "fatal error: all goroutines are asleep - deadlock!", line: 5,
		},
		{
			name:   "an unlocked lock",
			source: "package main\n\nimport \"sync\"\n\nfunc main() {\n\tvar mutex sync.Mutex\n\tmutex.Unlock()\n}\n",
			words:  "fatal error: sync: unlock of unlocked mutex", line: 7,
		},
	}
	var sources []string
	for _, test := range tests {
		sources = append(sources, test.source)
	}
	for _, e := range []Engine{compileMains(t, compilerOf(t), sources), Interpreter{}} {
		t.Run(e.Name(), func(t *testing.T) {
			for _, test := range tests {
				t.Run(test.name, func(t *testing.T) {
					t.Parallel()
					r, err := e.Run(t.Context(), checked(t, test.source), nil, Limits{})
					if e.Name() == "yaegi" && declined(t, err) {
						return
					}
					require.NoError(t, err)
					require.Equal(t, Crashed, r.How, "%.2000s", r.Stderr)
					assert.Equal(t, 2, r.ExitCode)
					want := Failure{Message: test.words, Line: test.line}
					if e.Name() == "yaegi" {
						want.Message = cmp.Or(test.interpreted, want.Message)
						if r.Failure.Line == 0 {
							want.Line = 0
						}
					}
					assert.Equal(t, want, *r.Failure, "%.2000s", r.Stderr)
					assert.Equal(t, test.stdout, string(r.Stdout))
				})
			}
		})
	}
}

// TestSteps checks that the limit is exact.
func TestSteps(t *testing.T) {
	tests := []struct {
		name, source string
		steps        int64
	}{
		{"a loop", "package main\n\nfunc main() {\n\tfor i := 0; i < 99; i++ {\n\t}\n}\n", 100},
		{"recursion", "package main\n\nfunc down(n int) {\n\tif n > 0 {\n\t\tdown(n - 1)\n\t}\n}\n\nfunc main() { down(98) }\n", 100},
		{"a function that calls nothing, at the end", "package main\n\nfunc same(n int) int { return n }\n\nfunc main() {\n\tfor i := range 49 {\n\t\tsame(i)\n\t}\n\tsame(0)\n}\n", 100},
		{"a loop in a function that calls nothing", "package main\n\nfunc sum(n int) (all int) {\n\tfor i := 0; i < n; i++ {\n\t\tall += i\n\t}\n\treturn all\n}\n\nfunc main() { sum(98) }\n", 100},
		{"a loop by goto", "package main\n\nfunc main() {\n\tn := 0\nagain:\n\tif n++; n < 99 {\n\t\tgoto again\n\t}\n}\n", 100},
		{"two goroutines", "package main\n\nimport \"sync\"\n\nfunc main() {\n\tvar both sync.WaitGroup\n\tfor range 2 {\n\t\tboth.Go(func() {\n\t\t\tfor range 499 {\n\t\t\t}\n\t\t})\n\t}\n\tboth.Wait()\n}\n", 1003},
	}
	for _, e := range []Engine{compilerOf(t), Interpreter{}} {
		t.Run(e.Name(), func(t *testing.T) {
			for _, test := range tests {
				t.Run(test.name, func(t *testing.T) {
					t.Parallel()
					p := checked(t, test.source)
					r, err := e.Run(t.Context(), p, nil, Limits{Steps: test.steps})
					if e.Name() == "yaegi" && declined(t, err) {
						return
					}
					require.NoError(t, err)
					assert.Equal(t, Exited, r.How)
					assert.Equal(t, test.steps, r.Steps)

					r, err = e.Run(t.Context(), p, nil, Limits{Steps: test.steps - 1})
					require.NoError(t, err)
					assert.Equal(t, StepLimit, r.How)
					assert.GreaterOrEqual(t, r.Steps, test.steps)
					assert.Nil(t, r.Failure)
				})
			}
		})
	}
}

// TestStepLimitIsFinal has programs that would like to go on.
func TestStepLimitIsFinal(t *testing.T) {
	for _, e := range []Engine{compilerOf(t), Interpreter{}} {
		for name, body := range map[string]string{
			"recover":           "defer func() { recover(); fmt.Println(\"on\") }()\n\tfor {\n\t}",
			"a deferred call":   "defer fmt.Println(\"on\")\n\tfor {\n\t}",
			"os.Exit past it":   "same := func(n int) int { return n }\n\tfor i := range 49 {\n\t\tsame(i)\n\t}\n\tleaf(leaf(0))\n\tos.Exit(0)",
			"another goroutine": "go func() {\n\t\tfor {\n\t\t}\n\t}()\n\tselect {}",
			"the library":       "sort.Sort(endless{})\n\tfmt.Println(\"on\")",
			"calls in a loop":   "turns()",
			"calls that double": "doubled(30)",
			"by the library":    "sort.Search(1<<62, func(int) bool { return doubled(30) })",
		} {
			t.Run(e.Name()+", "+name, func(t *testing.T) {
				t.Parallel()
				p := checked(t, "package main\n\nimport (\n\t\"fmt\"\n\t\"os\"\n\t\"sort\"\n)\n\nvar _, _, _ = fmt.Sprint(), os.Args, sort.Sort\n\nfunc leaf(n int) int { return n }\n\nfunc turns() {\n\tif leaf(1) == 2 {\n\t\tfmt.Println()\n\t}\n\tfor range 2 {\n\t\tturns()\n\t}\n}\n\nfunc doubled(n int) bool { return n == 0 || doubled(n-1) && doubled(n-1) }\n\ntype endless struct{}\n\nfunc (endless) Len() int           { return 1 << 40 }\nfunc (endless) Less(i, j int) bool { return i < j }\nfunc (endless) Swap(i, j int)      {}\n\nfunc main() {\n\t"+body+"\n}\n")
				r, err := e.Run(t.Context(), p, nil, Limits{Steps: 100})
				if e.Name() == "yaegi" && name == "another goroutine" && declined(t, err) {
					return
				}
				require.NoError(t, err)
				assert.Equal(t, StepLimit, r.How)
				assert.EqualValues(t, 101, r.Steps)
				assert.Empty(t, r.Stdout)
			})
		}
	}
}

// TestOutput checks that the limit on output is exact, over both streams.
func TestOutput(t *testing.T) {
	p := checked(t, "package main\n\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() {\n\tfmt.Fprint(os.Stderr, \"12345\")\n\tfmt.Print(\"67890\")\n}\n")
	for _, e := range []Engine{compilerOf(t), Interpreter{}} {
		t.Run(e.Name(), func(t *testing.T) {
			r, err := e.Run(t.Context(), p, nil, Limits{Output: 10})
			require.NoError(t, err)
			assert.Equal(t, Exited, r.How)
			assert.Equal(t, "67890", string(r.Stdout))
			assert.Equal(t, "12345", string(r.Stderr))

			r, err = e.Run(t.Context(), p, nil, Limits{Output: 9})
			require.NoError(t, err)
			assert.Equal(t, OutputLimit, r.How)
			assert.Zero(t, r.Steps, "whether it could still report them is chance")
			assert.Equal(t, -1, r.ExitCode)
		})
	}
}

// TestOutputAndCrash: what Go says of a program's end is none of what the program
// printed, whichever stream is read first.
func TestOutputAndCrash(t *testing.T) {
	for name, tc := range map[string]struct {
		body   string
		output int64
		how    How
	}{
		"just enough":         {`fmt.Print("12345"); println("678"); panic("no")`, 9, Crashed},
		"too much before it":  {`fmt.Print("12345"); println("678"); panic("no")`, 8, OutputLimit},
		"many goroutines":     {`for range 800 { go func() { select {} }() }; fmt.Print("12345"); panic("no")`, 5, Crashed},
		"a message as long":   {`fmt.Print("12345"); panic(strings.Repeat("no", 100))`, 5, Crashed},
		"too much by far":     {`fmt.Print(strings.Repeat("no", 100_000)); panic("no")`, 5, OutputLimit},
		"errors and no trace": {`for range 1000 { println("panic: no") }`, 5000, OutputLimit},
	} {
		p := checked(t, "package main\n\nimport (\n\t\"fmt\"\n\t\"strings\"\n)\n\nvar _ = strings.Repeat\nvar _ = fmt.Sprint()\n\nfunc main() { "+tc.body+" }\n")
		for _, e := range []Runner{compilerOf(t), Interpreter{}} {
			t.Run(name+", "+e.Name(), func(t *testing.T) {
				t.Parallel()
				for _, s := range []Streams{{Stdout: lateReader{}, Stderr: io.Discard}, {Stdout: io.Discard, Stderr: lateReader{}}} {
					r, err := e.Stream(t.Context(), p, s, Limits{Output: tc.output})
					if e.Name() == "yaegi" && declined(t, err) {
						continue
					}
					require.NoError(t, err)
					assert.Equal(t, tc.how, r.How, "%.200s", r.Stderr)
					if tc.how == Crashed {
						require.NotNil(t, r.Failure)
						assert.Contains(t, r.Failure.Message, "panic: no")
					}
				}
			})
		}
	}
}

// TestOutputOfTheDead has a program end before its parent has read all that it
// printed.
func TestOutputOfTheDead(t *testing.T) {
	p := checked(t, "package main\n\nimport (\n\t\"fmt\"\n\t\"time\"\n)\n\nfunc main() {\n\tfmt.Print(\"12345\")\n\ttime.Sleep(200 * time.Millisecond)\n\tfmt.Print(\"67890\")\n}\n")
	for _, e := range []Runner{compilerOf(t), Interpreter{}} {
		t.Run(e.Name(), func(t *testing.T) {
			t.Parallel()
			r, err := e.Stream(t.Context(), p, Streams{Stdout: lateReader{}, Stderr: io.Discard}, Limits{Output: 9})
			require.NoError(t, err)
			assert.Equal(t, OutputLimit, r.How)
			assert.Equal(t, "123456789", string(r.Stdout))
		})
	}
}

// A lateReader takes its time.
type lateReader struct{}

func (lateReader) Write(p []byte) (int, error) {
	time.Sleep(300 * time.Millisecond)
	return len(p), nil
}

// TestExitElsewhere has goroutines end the program, while main waits or runs.
func TestExitElsewhere(t *testing.T) {
	c := compilerOf(t)
	for name, main := range map[string]string{
		"main waits":  "select {}",
		"main sleeps": "time.Sleep(time.Minute)",
		"main runs":   "for { time.Since(time.Now()) }",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := checked(t, "package main\n\nimport (\n\t\"os\"\n\t\"time\"\n)\n\nvar _ time.Time\n\nfunc main() {\n\tgo os.Exit(4)\n\t"+main+"\n}\n")
			r, err := c.Run(t.Context(), p, nil, Limits{Steps: 1 << 40})
			require.NoError(t, err)
			assert.Equal(t, Exited, r.How)
			assert.Equal(t, 4, r.ExitCode)
			assert.Positive(t, r.Steps)
		})
	}
}

// TestCancel checks that a run that nobody waits for any more ends at once.
// TestPanicWithoutStandardError: the words about a panic go where Go's runtime writes
// them, whatever the program has made of os.Stderr, and where they cannot be written the
// interpreter does not know better than the compiled program.
func TestPanicWithoutStandardError(t *testing.T) {
	for what, stderr := range map[string]string{
		"os.Stderr = os.Stdout":   "panic: no",
		"*os.Stderr = *os.Stdout": "panic: no",
		"os.Stderr = nil":         "panic: no",
		"os.Stderr.Close()":       "",
	} {
		for _, e := range []Engine{compilerOf(t), Interpreter{}} {
			t.Run(what+"/"+e.Name(), func(t *testing.T) {
				p := checked(t, "package main\n\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() {\n\t"+what+"\n\tfmt.Print(1)\n\tpanic(\"no\")\n}\n")
				r, err := e.Run(t.Context(), p, nil, Limits{})
				if e.Name() == "yaegi" && stderr == "" {
					var no *Declined
					require.ErrorAs(t, err, &no)
					return
				}
				require.NoError(t, err)
				assert.Equal(t, exitCrashed, r.ExitCode)
				assert.Equal(t, "1", string(r.Stdout))
				first, _, _ := strings.Cut(string(r.Stderr), "\n")
				assert.Equal(t, stderr, first)
			})
		}
	}
}

func TestCancel(t *testing.T) {
	p := checked(t, "package main\n\nimport \"time\"\n\nfunc main() { time.Sleep(time.Hour) }\n")
	for _, e := range []Runner{compilerOf(t), Interpreter{}} {
		t.Run(e.Name(), func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			ended := make(chan error, 1)
			go func() {
				_, err := e.Run(ctx, p, nil, Limits{Waiting: time.Hour})
				ended <- err
			}()
			select {
			case err := <-ended:
				t.Fatal("it ended by itself:", err)
			case <-time.After(time.Second):
			}
			cancel()
			select {
			case err := <-ended:
				assert.ErrorIs(t, err, context.Canceled)
			case <-time.After(time.Minute):
				t.Fatal("it goes on")
			}
		})
	}
}
