package engine

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

// compilerOf is a compiler for the test, which is skipped without a toolchain.
func compilerOf(t *testing.T) *Compiler {
	t.Helper()
	c := NewCompiler()
	t.Cleanup(func() { assert.NoError(t, c.Close()) })
	if !c.Available() {
		t.Skip("needs the go command on the PATH")
	}
	return c
}

func checked(t *testing.T, src string) *frontend.Program {
	t.Helper()
	p, err := frontend.Check([]byte(src))
	require.NoError(t, err)
	return p
}

// declined reports whether the interpreter left a program to the compiler. Any
// other error fails the test.
func declined(t *testing.T, err error) bool {
	t.Helper()
	var d *Declined
	if errors.As(err, &d) {
		assert.Equal(t, "yaegi", d.Engine)
		assert.NotEmpty(t, d.Reason)
		return true
	}
	require.NoError(t, err)
	return false
}

// ordinary are programs that end in order.
var ordinary = []struct {
	name, source, stdin string
	stdout, stderr      string
	exit                int
	steps               int64
	compiledOnly        bool // the interpreter may decline it
}{
	{
		name:   "the shortest",
		source: "package main\n\nfunc main() {}\n",
		steps:  1,
	},
	{
		name: "loops in loops", // 1 + 3 + 3*4
		source: `package main

import "fmt"

func main() {
	sum := 0
	for row := 0; row < 3; row++ {
		for column := 0; column < 4; column++ {
			sum += row * column
		}
	}
	fmt.Println(sum)
}
`,
		stdout: "18\n",
		steps:  16,
	},
	{
		name: "recursion", // 153 calls, 152 turns of loops, main
		source: `package main

import "fmt"

func count(full, columns, left, right int) int {
	if columns == full {
		return 1
	}
	total := 0
	for free := full &^ (columns | left | right); free != 0; free &= free - 1 {
		bit := free & -free
		total += count(full, columns|bit, (left|bit)<<1, (right|bit)>>1)
	}
	return total
}

func main() { fmt.Println(count(1<<6-1, 0, 0, 0)) }
`,
		stdout: "4\n",
		steps:  306,
	},
	{
		name: "methods, closures and values", // main, 2 x add, the literal and 3 turns
		source: `package main

import "fmt"

type board struct {
	rows  [3]int
	total int
}

func (b *board) add(row, n int) { b.rows[row] += n; b.total += n }

func main() {
	var b board
	add := b.add
	add(1, 4)
	copied := b
	b.add(2, 1)
	each := func(f [3]int) (out []string) {
		for _, n := range f {
			out = append(out, fmt.Sprint(n))
		}
		return out
	}
	fmt.Println(each(b.rows), copied, len(each([3]int{})))
}
`,
		stdout:       "[0 4 1] {[0 4 0] 4} 3\n",
		steps:        11,
		compiledOnly: true,
	},
	{
		name: "input line by line",
		source: `package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	sum := 0
	for lines.Scan() {
		n, err := strconv.Atoi(lines.Text())
		if err != nil || n == 0 {
			break
		}
		sum += n
	}
	fmt.Printf("%d\n", sum)
}
`,
		stdin:  "1\n8\n5\n0\n7\n",
		stdout: "14\n",
		steps:  5,
	},
	{
		name: "input to its end",
		source: `package main

import "fmt"

func main() {
	var n int
	for {
		if _, err := fmt.Scan(&n); err != nil {
			fmt.Println(err)
			return
		}
		fmt.Print(n*n, " ")
	}
}
`,
		stdin:  "1 2\n\n 3",
		stdout: "1 4 9 EOF\n",
		steps:  5,
	},
	{
		name: "maps, slices, strings", // main, 3 turns, 2 turns
		source: `package main

import (
	"fmt"
	"sort"
	"strings"
)

func main() {
	seen := map[string]int{}
	for _, word := range strings.Fields("queen rook queen") {
		seen[word]++
	}
	var words []string
	for word := range seen {
		words = append(words, word)
	}
	sort.Strings(words)
	fmt.Println(strings.ToUpper(strings.Join(words, "+")), seen)
}
`,
		stdout: "QUEEN+ROOK map[queen:2 rook:1]\n",
		steps:  6,
	},
	{
		name: "a status of its own, deep inside", // main, 2 x f; no deferred call
		source: `package main

import (
	"fmt"
	"os"
)

func f(n int) {
	defer fmt.Println("never")
	if n == 0 {
		os.Exit(3)
	}
	f(n - 1)
}

func main() {
	fmt.Println("before")
	f(1)
}
`,
		stdout: "before\n",
		exit:   3,
		steps:  3,
		// A deferred call with arguments.
		compiledOnly: true,
	},
	{
		name: "exit with 2 is no crash",
		source: `package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "panic: not really")
	os.Exit(2)
}
`,
		stderr: "panic: not really\n",
		exit:   2,
		steps:  1,
	},
	{
		name: "exit by another name",
		source: `package main

import . "os"

var leave = Exit

func main() { leave(0) }
`,
		steps:        1,
		compiledOnly: true,
	},
	{
		name: "initialisation", // three, two turns, init, init, main
		source: `package main

import "fmt"

var a = b + 1

var b = three()

func three() (n int) {
	for n < 2 {
		n++
	}
	return n + 1
}

func init() { a *= 2 }

func init() { a++ }

func main() { fmt.Println(a, b) }
`,
		stdout:       "9 3\n",
		steps:        6,
		compiledOnly: true,
	},
	{
		name: "functions that the library calls", // main and a call for each letter
		source: `package main

import (
	"fmt"
	"strings"
)

func main() {
	fmt.Println(strings.Map(func(r rune) rune { return r + 1 }, "PHHM"))
}
`,
		stdout: "QIIN\n",
		steps:  5,
	},
	{
		name: "jumps", // main, 1 arrival from above, 3 from below, turns 1 + 2 + 2 + 2
		source: `package main

import "fmt"

func main() {
	n := 0
rows:
	for i := 0; i < 2; i++ {
		if n < 3 && i == n%2 {
			n++
			goto rows
		}
		continue rows
	}
	fmt.Println(n)
}
`,
		stdout:       "3\n",
		steps:        11,
		compiledOnly: true,
	},
	{
		name: "goroutines are counted exactly", // main, 4 turns, 4 literals, 4 x 2500 turns
		source: `package main

import (
	"fmt"
	"sync"
)

func main() {
	var all sync.WaitGroup
	var mutex sync.Mutex
	total := 0
	for range 4 {
		all.Go(func() {
			for n := range 2500 {
				mutex.Lock()
				total += n & 1
				mutex.Unlock()
			}
		})
	}
	all.Wait()
	fmt.Println(total)
}
`,
		stdout:       "5000\n",
		steps:        10_009,
		compiledOnly: true,
	},
	{
		name: "channels", // main, the literal, 4 turns, 4 turns
		source: `package main

import "fmt"

func main() {
	rows := make(chan int)
	go func() {
		for row := 1; row <= 4; row++ {
			rows <- row
		}
		close(rows)
	}()
	for row := range rows {
		fmt.Print(row, ";")
	}
	fmt.Println()
}
`,
		stdout:       "1;2;3;4;\n",
		steps:        10,
		compiledOnly: true,
	},
	{
		name: "a panic that is recovered", // main, try, the deferred literal
		source: `package main

import "fmt"

func try(columns []int) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("caught: %v", r)
		}
	}()
	columns[4] = 1
	return nil
}

func main() { fmt.Println(try([]int{1, 2})) }
`,
		stdout:       "caught: runtime error: index out of range [4] with length 2\n",
		steps:        3,
		compiledOnly: true,
	},
	{
		name: "generic functions, iterators and new loops", // main, pick 2 times, seq's literal 1, its 3 turns, the body 3, turns 3
		source: `package main

import (
	"fmt"
	"iter"
)

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

func upTo(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func main() {
	var kept []func() int
	for i := range upTo(3) {
		kept = append(kept, func() int { return i })
	}
	sum := 0
	for _, f := range kept {
		sum = sum*10 + f()
	}
	fmt.Println(pick(true, sum, 0), pick(false, "a", "b"), max(3, 4))
}
`,
		stdout:       "12 b 4\n",
		steps:        17,
		compiledOnly: true,
	},
	{
		name: "standard error",
		source: `package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Println("out")
	fmt.Fprintln(os.Stderr, "error")
	println(4)
}
`,
		stdout:       "out\n",
		stderr:       "error\n4\n",
		steps:        1,
		compiledOnly: true,
	},
	{
		name: "its arguments",
		source: `package main

import (
	"fmt"
	"os"
)

func main() { fmt.Println(os.Args) }
`,
		stdout: "[main]\n",
		steps:  1,
	},
	{
		name: "left out of builds by its author",
		source: `//go:build ignore

package main

import "fmt"

//line queens.y:100
func main() { fmt.Println("built all the same") }
`,
		stdout: "built all the same\n",
		steps:  1,
	},
	{
		name: "functions that may not grow the stack",
		source: `package main

import "fmt"

//go:nosplit
func count(rest [100]int, n int) int {
	if n == 0 {
		return rest[0]
	}
	return 1 + count(rest, n-1)
}

func main() { fmt.Println(count([100]int{}, 8)) }
`,
		stdout: "8\n",
		steps:  10,
	},
	{
		name: "standard output closed before the end",
		source: `package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Println("open")
	os.Stdout.Close()
	_, err := fmt.Println("closed")
	fmt.Fprintln(os.Stderr, err)
}
`,
		stdout: "open\n",
		stderr: "write /dev/stdout: file already closed\n",
		steps:  1,
	},
	{
		name: "goroutines left behind",
		source: `package main

import "fmt"

func main() {
	for i := 0; i < 3; i++ {
		go func() { select {} }()
	}
	fmt.Println("gone")
}
`,
		stdout:       "gone\n",
		steps:        -1, // as many of the three as had begun
		compiledOnly: true,
	},
}

func TestOrdinaryPrograms(t *testing.T) {
	var plain []string // that read nothing and begin with no comment for the go command
	for _, test := range ordinary {
		if test.stdin == "" && strings.HasPrefix(test.source, "package main") {
			plain = append(plain, test.source)
		}
	}
	for _, e := range []Engine{compileMains(t, compilerOf(t), plain), Interpreter{}} {
		t.Run(e.Name(), func(t *testing.T) {
			for _, test := range ordinary {
				t.Run(test.name, func(t *testing.T) {
					t.Parallel()
					r, err := e.Run(t.Context(), checked(t, test.source), []byte(test.stdin), Limits{})
					if e.Name() == "yaegi" && test.compiledOnly {
						if declined(t, err) {
							return
						}
					}
					require.NoError(t, err)
					assert.Equal(t, Exited, r.How, "%+v", r)
					assert.Equal(t, test.exit, r.ExitCode)
					assert.Nil(t, r.Failure)
					assert.Equal(t, test.stdout, string(r.Stdout))
					assert.Equal(t, test.stderr, string(r.Stderr))
					if test.steps >= 0 {
						assert.Equal(t, test.steps, r.Steps)
					}
					assert.Positive(t, r.Time)
				})
			}
		})
	}
}
