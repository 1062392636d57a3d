package engine

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

// TestBatch: the trials of a batch know nothing of each other, and the first
// that does not end in order ends the batch.
func TestBatch(t *testing.T) {
	const src = `package main

import (
	"fmt"
	"os"
	"strings"
)

var seen int

func main() {
	var n int
	fmt.Scan(&n)
	seen++
	fmt.Fprintln(os.Stderr, "noise")
	switch n {
	case 90:
		os.Exit(0)
	case 91:
		panic("no")
	case 92:
		for {
		}
	case 93:
		for {
			fmt.Println(n)
		}
	case 94:
		fmt.Fprint(os.Stderr, strings.Repeat("8", 6000))
		fmt.Print(strings.Repeat("8", 6000))
		return
	}
	for i := 0; i < n; i++ {
		fmt.Print(i, " ")
	}
	fmt.Println(seen)
}
`
	p, err := frontend.Check([]byte(src))
	require.NoError(t, err)
	ok := func(n int) Result {
		text := ""
		for i := range n {
			text += fmt.Sprint(i, " ")
		}
		return Result{Stdout: []byte(text + "1\n"), Steps: int64(n + 1)}
	}
	for _, tt := range []struct {
		inputs []string
		want   []Result
	}{
		{[]string{"1", "2", "3 and more that is not read"}, []Result{ok(1), ok(2), ok(3)}},
		{[]string{"2", "90", "3"}, []Result{ok(2)}},
		{[]string{"2", "91", "3"}, []Result{ok(2)}},
		{[]string{"2", "4", "92"}, []Result{ok(2), ok(4)}},
		{[]string{"93"}, nil},
		{[]string{"1", "94"}, []Result{ok(1)}},
		{[]string{"", "1"}, []Result{ok(0), ok(1)}},
	} {
		t.Run(fmt.Sprint(tt.inputs), func(t *testing.T) {
			var trials []Trial
			for _, in := range tt.inputs {
				trials = append(trials, Trial{Stdin: []byte(in), Limits: Limits{Steps: 10_000, Output: 10_000}})
			}
			got, err := Interpreter{}.Batch(t.Context(), p, trials)
			require.NoError(t, err)
			for i := range got {
				assert.Positive(t, got[i].Time)
				got[i].Time = 0
			}
			assert.Equal(t, tt.want, got)
		})
	}
}

// TestBatchForgets: a trial finds the package variables as the first one did, be
// they set where they are declared or not.
func TestBatchForgets(t *testing.T) {
	const src = `package main

import (
	"bufio"
	"errors"
	"fmt"
	"math/rand"
	"os"
	"sort"
	"strings"
	"sync"
)

type queen struct {
	row, col int
	seen     []int
}

func (q *queen) String() string { return fmt.Sprint(q.row, q.col, q.seen) }

type shape interface{ String() string }

type stack[T any] struct{ items []T }

func (s *stack[T]) push(x T) { s.items = append(s.items, x) }

var (
	in      = bufio.NewReader(os.Stdin)
	out     = bufio.NewWriter(os.Stdout)
	count   int
	total   = count + 1
	name    string
	board   [3][3]int
	marks   []bool
	where   map[string]int
	known   = map[string]int{"a": 1}
	filled  = []int{1, 2, 3}
	top     queen
	at      *queen
	any1    any
	any2    any = 3
	face    shape
	fault   error
	gone    = errors.New("gone")
	f       func(int) int
	g       = func() int { count++; return count }
	next    = counter()
	once    sync.Once
	mu      sync.Mutex
	anon    struct{ n int; s []string }
	words   stack[string]
	lines   chan int
	text    strings.Builder
	letters [2]string
	first   = rand.Intn(1000)
)

func counter() func() int {
	n := 0
	return func() int { n++; return n }
}

func init() { count += 10 }

func main() {
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	fmt.Fprintln(out, n, count, total, name, board, marks, where, known, filled, top, at, any1, any2, face == nil, fault, f == nil)
	fmt.Fprintln(out, g(), next(), next(), anon, words, lines == nil, text.String(), letters, first, rand.Intn(1000))
	once.Do(func() { fmt.Fprintln(out, "once") })
	fmt.Fprintln(out, mu.TryLock())
	count, total, name = 5, 6, "x"
	board[1][2] = 7
	marks = append(marks, true)
	where = map[string]int{"b": 2}
	known["c"]++
	filled[0] = 9
	sort.Sort(sort.Reverse(sort.IntSlice(filled)))
	top = queen{1, 2, []int{3}}
	at = &top
	any1, any2, face, fault = top, at, at, gone
	f = func(x int) int { return x + count }
	anon.n, anon.s = 3, append(anon.s, "z")
	words.push("w")
	lines = make(chan int, 1)
	lines <- f(1)
	text.WriteString("t")
	letters[1] = "l"
	fmt.Fprintln(out, any1, any2, face, fault, <-lines, words)
}
`
	p := checked(t, src)
	var trials []Trial
	for _, stdin := range []string{"4", "5 6", "", "4"} {
		trials = append(trials, Trial{Stdin: []byte(stdin)})
	}
	got, err := Interpreter{}.Batch(t.Context(), p, trials)
	require.NoError(t, err)
	require.Len(t, got, len(trials))
	for i, trial := range trials {
		alone, err := Interpreter{}.Run(t.Context(), p, trial.Stdin, Limits{})
		require.NoError(t, err)
		require.Contains(t, string(alone.Stdout), "once\ntrue\n")
		assert.Equal(t, string(alone.Stdout), string(got[i].Stdout))
		assert.Equal(t, alone.Steps, got[i].Steps)
	}
}

// TestBatchDeclines: programs whose runs may touch each other are not run
// together, nor those that open their standard input by its name.
func TestBatchDeclines(t *testing.T) {
	for name, src := range map[string]string{
		"goroutines":     "package main\n\nfunc main() { go println(1) }\n",
		"/dev/stdin":     "package main\n\nimport \"os\"\n\nfunc main() {\n\tall, _ := os.ReadFile(\"/dev/stdin\")\n\tos.Stdout.Write(all)\n}\n",
		"the end of all": "package main\n\nimport . \"io\"\n\nfunc main() { EOF = nil }\n",
	} {
		t.Run(name, func(t *testing.T) {
			got, err := Interpreter{}.Batch(t.Context(), checked(t, src), []Trial{{Stdin: []byte("1")}, {Stdin: []byte("2")}})
			require.NoError(t, err)
			assert.Empty(t, got)
		})
	}
}

// TestBatchFlags: each trial of a batch has flags of its own.
func TestBatchFlags(t *testing.T) {
	const src = `package main

import (
	"flag"
	"fmt"
)

var size = flag.Int("size", 8, "of the board")

func main() {
	flag.Usage()
	flag.CommandLine.Usage = func() {}
	flag.Parse()
	before := *size
	flag.Set("size", "9")
	fmt.Println(before, *size, flag.NFlag(), flag.CommandLine.Name())
}
`
	p, err := frontend.Check([]byte(src))
	require.NoError(t, err)
	got, err := Interpreter{}.Batch(t.Context(), p, []Trial{{Limits: Limits{Output: 1000}}, {Limits: Limits{Output: 1000}}})
	require.NoError(t, err)
	require.Len(t, got, 2)
	assert.Equal(t, "8 9 1 main\n", string(got[0].Stdout))
	assert.Equal(t, got[0], Result{Stdout: got[1].Stdout, Steps: got[1].Steps, Time: got[0].Time})
}

// TestUnknownFlag: package flag ends the process, of which only the compiled
// program can tell what came before.
func TestUnknownFlag(t *testing.T) {
	const src = `package main

import "flag"

func main() {
	flag.NewFlagSet("queens", flag.ExitOnError).Parse([]string{"-h"})
}
`
	p, err := frontend.Check([]byte(src))
	require.NoError(t, err)
	_, err = Interpreter{}.Run(t.Context(), p, nil, Limits{})
	var declined *Declined
	require.ErrorAs(t, err, &declined)
}
