package engine

import (
	"bytes"
	"errors"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine/interpret"
)

// unexpectedEnd is a host of programs that panic in main.
type unexpectedEnd struct{ t *testing.T }

func (unexpectedEnd) Done(int64)              {}
func (h unexpectedEnd) Exit(int64, int)       { h.t.Fatal("it called os.Exit") }
func (h unexpectedEnd) Stop(int64)            { h.t.Fatal("it passed its limit") }
func (h unexpectedEnd) Decline(reason string) { panic(errors.New("declined: " + reason)) }

// TestExactRuntimeErrors: what a program exactly lowered says of its run-time
// error is what the compiled one says. Its line is the same, or not known.
func TestExactRuntimeErrors(t *testing.T) {
	// Interpreting sets these for its process, which is that of the other tests.
	stack, growth := debug.SetMaxStack(interpret.MaxStack), debug.SetGCPercent(100)
	defer func() { debug.SetMaxStack(stack); debug.SetGCPercent(growth) }()
	tests := []struct {
		body string
		line bool // it is known
	}{
		{"board := []int{1, 2}\ni := 2\nboard[i]++", true},
		{"var board [4][4]int\ni := -1\nboard[1][i] = 5", true},
		{"board := make([][]int, 3)\nfor r := range board {\nboard[r][0] = 1\n}", true},
		{"word := \"queen\"\nn := 5\nprintln(word[n])", true},
		{"f := func(n int) int {\nreturn n\n}\na := []int{1}\n\nif f(0) == 0 && a[f(1)] == 1 {\n}", true},
		{"a, i, j := []int{1}, 0, 1\na[i], a[j] = a[j], a[i]", true},
		{"p := &[3]int{}\nn := 3\np[n]--", true},
		{"a, n := []int{1, 2}, 3\na = a[:n]", false},
		{"n := 0\nprintln(1 / n)", true},
		{"n, k := 7, uint8(0)\nprintln(n)\nn %= int(k)", true},
		{"var x, y = 0.0, 0.0\nprintln(x / y, 7 / int(x))", true},
		{"var seen map[int]bool\nseen[1] = true", false},
		{"var p *struct{ next *int }\nprintln(p.next)", false},
		{"n := -1\n_ = make([]int, n)", false},
		{"var x any = 1\nprintln(x.(string))", false},
		{"var f func()\nf()", false},
	}
	sourceOf := func(body string) string { return "package main\n\nfunc main() {\n" + body + "\n}\n" }
	var sources []string
	for _, tt := range tests {
		sources = append(sources, sourceOf(tt.body))
	}
	compiled := compileMains(t, compilerOf(t), sources)
	for _, tt := range tests {
		t.Run(tt.body, func(t *testing.T) {
			p := checked(t, sourceOf(tt.body))
			want, err := compiled.Run(t.Context(), p, nil, Limits{})
			require.NoError(t, err)
			require.Equal(t, Crashed, want.How)

			exact, err := interpret.LowerExactly(p, 1000)
			require.NoError(t, err)
			err = interpret.Run(exact, unexpectedEnd{t})
			var raised *interpret.Panic
			require.ErrorAs(t, err, &raised)
			assert.Equal(t, want.Failure.Message, raised.Message)
			if tt.line {
				assert.Equal(t, want.Failure.Line, raised.Line)
			} else {
				assert.Zero(t, raised.Line)
			}
		})
	}
}

// TestUnknownWordsAreNotGuessed: where the interpreter cannot say how Go words a panic,
// it does not say what the program panicked with either, which may be a secret input.
func TestUnknownWordsAreNotGuessed(t *testing.T) {
	const secret = "8 12"
	for name, tt := range map[string]struct{ body, want string }{
		"a structure":         {`panic(struct{ a, b any }{secret, 3})`, ""},
		"several lines":       {`panic("\n" + secret)`, ""},
		"an error of several": {`panic(errors.New("\n" + secret))`, ""},
		"an error of none":    {`panic(errors.New(secret[:0]))`, ""},
		"while panicking":     {`defer func() { panic(secret) }(); panic(secret)`, ""},
		"a package's":         {`regexp.MustCompile("[" + secret)`, ""},
		"the interpreter's":   {`a := []int{}; a[len(secret)]++`, "reflect: slice index out of range"},
		"Go's, in a function": {`print(1 / (len(secret) - 4))`, "runtime error: integer divide by zero"},
	} {
		t.Run(name, func(t *testing.T) {
			p := checked(t, "package main\n\nimport (\n\t\"errors\"\n\t\"io\"\n\t\"os\"\n\t\"regexp\"\n)\n\nvar _, _ = regexp.MustCompile, errors.New\n\nfunc main() {\n\tread, _ := io.ReadAll(os.Stdin)\n\tsecret := string(read)\n\t"+tt.body+"\n}\n")
			_, err := Interpreter{}.Run(t.Context(), p, []byte(secret), Limits{})
			var declined *Declined
			require.ErrorAs(t, err, &declined)
			assert.NotContains(t, declined.Reason, secret)
			assert.Contains(t, declined.Reason, "whose words are the compiled program's to say")
			assert.Contains(t, declined.Reason, tt.want)
		})
	}
}

// TestExactly: what a program printed, and the words with which it ended, are those of the
// compiled one, though it ran twice.
func TestExactly(t *testing.T) {
	const head = "package main\n\nimport (\n\t\"fmt\"\n\t\"os\"\n\t\"sync\"\n)\n\nvar mu sync.Mutex\n\nfunc main() {\n\tvar n int\n\tfmt.Scan(&n)\n\tfmt.Println(\"read\", n)\n\tfmt.Fprintln(os.Stderr, \"noise\")\n\t"
	for name, body := range map[string]string{
		"an index":             "board := make([]int, n)\n\tfmt.Println(board[n])",
		"a nil pointer":        "var p *struct{ next *int }\n\tfmt.Println(p.next)",
		"a nil map":            "var seen map[int]bool\n\tseen[n] = true",
		"a negative size":      "fmt.Println(make([]int, -n))",
		"a division":           "fmt.Println(1 / (n - 8))",
		"a closed channel":     "c := make(chan int)\n\tclose(c)\n\tclose(c)",
		"in a call":            "func() { fmt.Println([]int{}[n]) }()",
		"a deadlock":           "mu.Lock()\n\tmu.Lock()",
		"a receive":            "fmt.Println(<-make(chan int))",
		"the end of the input": "for {\n\t\tif _, err := fmt.Scan(&n); err != nil {\n\t\t\tfmt.Println([]int{}[n])\n\t\t}\n\t}",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := checked(t, head+body+"\n}\n")
			const stdin = "8 12 99"
			want, err := compilerOf(t).Run(t.Context(), p, []byte(stdin), Limits{})
			require.NoError(t, err)
			require.Equal(t, Crashed, want.How)

			_, err = Interpreter{}.Run(t.Context(), p, []byte(stdin), Limits{})
			if !withoutCgoAndAsleep(want) {
				require.True(t, declined(t, err))
			}
			var out, errs bytes.Buffer
			got, err := Interpreter{Exact: true}.Stream(t.Context(), p, Streams{strings.NewReader(stdin), &out, &errs}, Limits{})
			require.NoError(t, err)
			assert.Equal(t, Crashed, got.How)
			assert.Equal(t, want.ExitCode, got.ExitCode)
			assert.Equal(t, want.Failure.Message, got.Failure.Message)
			assert.Equal(t, string(want.Stdout), string(got.Stdout))
			assert.Equal(t, string(want.Stdout), out.String(), "it is shown once")
			assert.Equal(t, "noise\n"+want.Failure.Message, strings.TrimSpace(strings.Split(errs.String(), "\n\ngoroutine")[0]))
		})
	}
}

// withoutCgoAndAsleep reports whether Go's runtime itself says that all are asleep.
func withoutCgoAndAsleep(r Result) bool { return r.Failure.Message == deadlock }

// TestTooMuchToHearAgain: a program that has read more than is kept is declined.
func TestTooMuchToHearAgain(t *testing.T) {
	p := checked(t, "package main\n\nimport (\n\t\"io\"\n\t\"os\"\n)\n\nfunc main() {\n\tall, _ := io.ReadAll(os.Stdin)\n\tprintln(all[len(all)])\n}\n")
	_, err := Interpreter{Exact: true}.Run(t.Context(), p, make([]byte, recordRoom+1), Limits{})
	require.True(t, declined(t, err))
}
