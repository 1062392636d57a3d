package trace

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
)

// TestMain makes this test binary the child in which programs are interpreted.
func TestMain(m *testing.M) {
	engine.Main()
	os.Exit(m.Run())
}

// limits are those of a run, for the learner's part of the program.
var limits = engine.Limits{Steps: 300_000 * Steps, Output: 1<<20 + 160*int64(Long.Events)}

// traced is what came of a run.
type traced struct {
	tracer                 *Tracer
	report, stdout, stderr string
	how                    engine.How
}

// Options shape a report.
type Options struct {
	Lines int
	Other string
}

// run traces a program in the interpreter and reports on it.
func run(t *testing.T, file, stdin string, opts Options) traced {
	t.Helper()
	got := ran(t, file, stdin)
	var report bytes.Buffer
	require.NoError(t, Text(&report, got.tracer.Record(opts.Other), opts.Lines))
	got.report = ansi.Strip(report.String())
	for line := range strings.SplitSeq(got.report, "\n") {
		assert.LessOrEqual(t, ansi.StringWidth(line), 80, line)
	}
	return got
}

// runs are those there have been, by file and input: what a program does is looked at
// in several tests.
var runs = map[[2]string]traced{}

// ran traces a program in the interpreter, once for all tests.
func ran(t *testing.T, file, stdin string) traced {
	t.Helper()
	if got, found := runs[[2]string{file, stdin}]; found {
		return got
	}
	tracer, err := Prepare(checked(t, file), Long)
	require.NoError(t, err)
	var stdout, stderr bytes.Buffer
	streams := engine.Streams{Stdin: tracer.Stdin(strings.NewReader(stdin)), Stdout: &stdout, Stderr: tracer.Stderr(&stderr)}
	result, err := engine.Interpreter{}.Stream(context.Background(), tracer.Program(), streams, limits)
	require.NoError(t, err)
	got := traced{tracer: tracer, stdout: stdout.String(), stderr: stderr.String(), how: result.How}
	runs[[2]string{file, stdin}] = got
	return got
}

func checked(t *testing.T, file string) *frontend.Program {
	t.Helper()
	src, err := os.ReadFile(file)
	require.NoError(t, err)
	p, err := frontend.Check(src)
	require.NoError(t, err)
	return p
}

// sample is the path of a program of testdata.
func sample(name string) string { return filepath.Join("testdata", name+".go") }

// oneLine undoes the wrapping of a report.
func oneLine(report string) string { return strings.Join(strings.Fields(report), " ") }

const (
	onThePath = "✓ It never leaves the reference's path: row by row, columns from the left."
	asFarAs   = "✓ As far as it came, it is on the reference's path."
)

// The report for the masks is short, for only free cells are tried.
func TestReport(t *testing.T) {
	got := run(t, filepath.Join("..", "..", "..", "solutions", "04-bitmasks", "main.go"), "4\n3\n", Options{Lines: 200})
	want, err := os.ReadFile(filepath.Join("testdata", "masks.txt"))
	require.NoError(t, err)
	assert.Equal(t, string(want), got.report)
	assert.Equal(t, "2\n0\n", got.stdout)
	assert.Empty(t, got.stderr)
}

func TestSolutionsStayOnThePath(t *testing.T) {
	for _, test := range []struct{ solution, stdin, columns, summary string }{
		{"01-pairwise-check", "", "columns are the turns of the loop in line ", "2,057 calls, 15,720 choices tried, 13,664 refused, deepest row 8, 92 solutions reached."},
		{"02-diagonal-arrays", "4", "columns are the turns of the loop in line ", "17 calls, 60 choices tried, 44 refused, deepest row 4, 2 solutions reached."},
		{"03-grid-counters", "6", "columns are the turns of the loop in line ", "153 calls, 894 choices tried, 742 refused, deepest row 6, 4 solutions reached."},
		{"04-bitmasks", "1\n2\n5\n0\n", "columns are the bits of columns", "59 calls, 56 choices tried, 0 refused, deepest row 5, 11 solutions reached."},
	} {
		t.Run(test.solution, func(t *testing.T) {
			got := run(t, filepath.Join("..", "..", "..", "solutions", test.solution, "main.go"), test.stdin, Options{Lines: 50})
			assert.Contains(t, got.report, test.columns)
			assert.Contains(t, oneLine(got.report), test.summary)
			assert.Contains(t, got.report, onThePath)
		})
	}
}

func TestBlockedCellsAreAnotherGame(t *testing.T) {
	got := run(t, filepath.Join("..", "..", "..", "solutions", "05-two-colours", "main.go"), "2\n1 1\n1 0\n", Options{Lines: 50})
	assert.Contains(t, oneLine(got.report), "The input is a board with blocked cells. So no attack is named")
	assert.Contains(t, got.report, "search(0, 0, 0, 0, 0)\n  search(1, 1, 2, 0, 1)\n    col = 0: no call\n")
	got = run(t, sample("closure"), "4", Options{Lines: 50, Other: "It is a game of rooks."})
	assert.Contains(t, oneLine(got.report), "It is a game of rooks. So no attack is named")
	assert.NotContains(t, got.report, "attacked by")
}

// Every way to write a right search is on the path.
func TestOnThePath(t *testing.T) {
	for _, test := range []struct{ name, board, says string }{
		{"pairwise_function", "search(…, 4): a board of 4", onThePath},
		{"closure", "search(0): a board of 5", onThePath},
		{"method", "search(): a board of 4", onThePath},
		{"generic", "search(0, …): a board of 4", onThePath},
		{"mutual", "search(1): a board of 4", onThePath},
		{"checks_inside", "search(0): a board of 5", onThePath},
		{"last_row_uncalled", "search(0, 0, 0, 0): a board of 4", onThePath},
		{"masks_from_the_top", "count(31, 0, 0, 5, 0): a board of 5", onThePath},
		{"recovers", "search(0, 0, 0, 0): a board of 4", onThePath},
		{"counter_in_array", "put(0): a board of 4", onThePath},
		{"fib_beside_search", "search(0): a board of 4", onThePath},
		{"first_only", "solve(6): a board of 6", "✓ It stops at its first solution, and up to there it is on the reference's path."},
		{"row_too_many", "search(0): a board of 4", onThePath + " It tries one row more when every row has its queen. Does it notice a full board?"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := run(t, sample(test.name), "4", Options{Lines: 20})
			assert.Contains(t, got.report, test.board)
			assert.Contains(t, oneLine(got.report), test.says)
			assert.NotContains(t, got.report, "✗")
		})
	}
}

func TestDepartures(t *testing.T) {
	for _, test := range []struct{ name, says, board string }{
		{"no_diagonal", `After 1 the reference places a queen in column 3 of row 2. Yours places a queen in column 2 of row 2, which shares the diagonal \ with the queen in row 1.`, "Q...|.!..|....|...."},
		{"no_undo", `After 1 4 the reference places a queen in column 2 of row 3. Yours refuses column 2 of row 3, which no queen attacks. Queens have been taken back: is a mark left, of the diagonal / of the queen that stood in column 3 of row 2?`, "Q...|...Q|.?..|...."},
		{"half_undo", `Yours refuses column 2 of row 1, which no queen attacks. Queens have been taken back: is a mark left, of the column of the queen that stood in column 2 of row 3 or the diagonal \ of the queen that stood in column 3 of row 2?`, ".?..|....|....|...."},
		{"forgetful", `After 1 the reference places a queen in column 4 of row 2. Yours refuses column 4 of row 2, which no queen attacks. Is the choice undone after each call, or does the check look at another cell?`, "Q...|...?|....|...."},
		{"wrong_cell", `Yours refuses column 3 of row 2, which no queen attacks. No queen has been taken back yet, so it is not a mark left behind: does the check look at another cell?`, "Q...|..?.|....|...."},
		{"from_the_right", `The reference tries the columns from left to right. Yours goes from right to left, so its solutions come in another order. Seen in a mirror it is the same path.`, "?...|....|....|...."},
		{"without_the_first", `With an empty board the reference places a queen in column 1 of row 1. Yours goes to column 2 and never tries column 1: where does its loop begin?`, "?...|....|....|...."},
		{"without_the_last", `After 1 the reference places a queen in column 4 of row 2. Yours tries no column beyond 3 in any row: where does its loop end?`, "Q...|...?|....|...."},
		{"one_too_many", `After 1 3 the reference goes back, for every cell of row 3 is attacked. Yours places a queen in column 5 of row 3, outside the board of 4 columns: where does the loop end?`, "Q...|..Q.|....|...."},
		{"returns", `After 1 the reference places a queen in column 4 of row 2. Yours tries no more of row 2 once it has come back from column 3: does its loop end there, or is there a return or a break?`, "Q...|...?|....|...."},
		{"half_of_the_first_row", `With an empty board the reference places a queen in column 3 of row 1. Yours tries no more of row 1 once it has come back from column 2`, "..?..|.....|.....|.....|....."},
		{"row_too_few", `After 2 4 1 the reference places a queen in column 3 of row 4. Yours goes back without a try in row 4: does it take the board for full too early?`, ".Q..|...Q|Q...|..?."},
		{"mask_unshifted", `After 1 4 the reference places a queen in column 2 of row 3. Yours has no free cell in row 3. Is each diagonal moved by one column from row to row, and the right way?`, "Q...|...Q|.?..|...."},
		{"repeats", `After 1 the reference places a queen in column 4 of row 2. Yours places a queen in column 3 of row 2 a second time.`, "Q...|..!.|....|...."},
		{"splits_the_first_row", `It is called 4 times from elsewhere. If a queen stands before each of these calls, its path cannot be compared.`, "?...|....|....|...."},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := run(t, sample(test.name), "4", Options{Lines: 20})
			assert.Contains(t, got.report, "← leaves the path\n")
			assert.Contains(t, oneLine(got.report), test.says)
			drawn := strings.ReplaceAll(strings.ReplaceAll(test.board, "|", ""), "", " ")
			assert.Contains(t, oneLine(got.report), strings.TrimSpace(drawn))
		})
	}
}

func TestWithoutABoard(t *testing.T) {
	for _, test := range []struct{ name, tree, says string }{
		{"fib", "fib(5)\n  fib(4)\n    fib(3)\n", "No board can be drawn, and nothing is compared with the reference: it calls itself outside of any loop of choices."},
		{"permutations", "permute(0)\n  permute(1)\n", "i, which the loop in line 12 counts from a parameter, may be no column."},
		{"own_println", "search(0)\n  search(1)\n    search(2)\n", "the loop in line 15 has no variable that counts the columns."},
		{"two_results_on_lines", "measure(0)\n  measure(255)\n    measure(254)\n", "5 calls, 0 choices tried, 0 refused, deepest call 2."},
		{"deep", "down(3000, …, …)\n  down(2999, …, …)\n", "… 2,981 lines are left out"},
		{"not_called", "", "There is nothing to show: search(row) was not called."},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := run(t, sample(test.name), "4", Options{Lines: 20})
			assert.Contains(t, got.report, test.tree)
			assert.Contains(t, oneLine(got.report), test.says)
			assert.NotContains(t, got.report, "reference's path")
		})
	}
}

func TestWhatARunDidBeforeItStopped(t *testing.T) {
	crashed := run(t, sample("crashes"), "4", Options{Lines: 20})
	assert.Equal(t, engine.Crashed, crashed.how)
	assert.Contains(t, crashed.stderr, "panic: a queen is lost")
	assert.Contains(t, crashed.report, "every row has its queen: solution 1")
	assert.Contains(t, crashed.report, "here the search was cut off\n")
	assert.Contains(t, crashed.report, asFarAs)

	endless := run(t, sample("endless"), "4", Options{Lines: 100})
	assert.Equal(t, engine.StepLimit, endless.how)
	assert.Contains(t, endless.report, "      row 4: no more columns, back to row 3\nhere the search was cut off\n")
	assert.Contains(t, endless.report, asFarAs)
}

func TestALargeBoardIsCut(t *testing.T) {
	got := run(t, filepath.Join("..", "..", "..", "solutions", "04-bitmasks", "main.go"), "9", Options{Lines: 20})
	assert.Contains(t, oneLine(got.report), "A board of 9 is large for a trace; one of 4 to 6 shows how the search works.")
	assert.Contains(t, got.report, "lines are left out")
}

func TestUntraceable(t *testing.T) {
	for name, reason := range map[string]string{
		"no_recursion":    "no function of it calls itself, so there is no search to follow",
		"goroutines":      "it starts goroutines, and a trace follows one search at a time",
		"recovers_itself": "search calls recover itself, and would not get the panic",
	} {
		_, err := Prepare(checked(t, sample(name)), Long)
		assert.EqualError(t, err, "this program cannot be traced: "+reason, name)
	}
}

// A traced program prints what the learner's prints, and ends as it does.
func TestTracedProgramsDoTheSame(t *testing.T) {
	files, err := filepath.Glob(sample("*"))
	require.NoError(t, err)
	var spares engine.Spares
	defer spares.Close()
	compared := 0
	for _, file := range files {
		p := checked(t, file)
		if _, err := Prepare(p, Long); err != nil {
			continue
		}
		got := ran(t, file, "4")
		want := untraced(t, p, &spares, got)
		assert.Equal(t, want.How, got.how, file)
		assert.Equal(t, string(want.Stdout), got.stdout, file)
		assert.Equal(t, string(want.Stderr), got.stderr, file)
		compared++
	}
	assert.Greater(t, compared, 30)
}

// untraced is a run of a program as the learner wrote it. One of which no words on
// standard error are expected shares a process with others, as long as it prints no
// more than is expected in all.
func untraced(t *testing.T, p *frontend.Program, spares *engine.Spares, expected traced) engine.Result {
	t.Helper()
	in := engine.Interpreter{Spares: spares}
	if expected.stdout != "" && expected.stderr == "" {
		limits := engine.Limits{Steps: 300_000, Output: int64(len(expected.stdout))}
		all, err := in.Batch(context.Background(), p, []engine.Trial{{Stdin: []byte("4"), Limits: limits}})
		require.NoError(t, err)
		if len(all) == 1 {
			return all[0]
		}
	}
	result, err := in.Run(context.Background(), p, []byte("4"), engine.Limits{Steps: 300_000})
	require.NoError(t, err)
	return result
}

// What the learner's program prints on standard error comes through as it is.
func TestStandardErrorOfTheProgram(t *testing.T) {
	got := run(t, sample("own_println"), "4", Options{Lines: 20})
	assert.Equal(t, strings.Repeat("row ", 7), got.stderr)
}

// No line moves, so that a crash is reported where it happens.
func TestLinesStay(t *testing.T) {
	for _, name := range []string{"two_results_on_lines", "method", "closure"} {
		p := checked(t, sample(name))
		tracer, err := Prepare(p, Long)
		require.NoError(t, err)
		lines := strings.Split(string(tracer.Program().Source()), "\n")
		for i, line := range strings.Split(strings.TrimSpace(string(p.Source())), "\n") {
			if word := strings.TrimSpace(line); word != "}" {
				assert.Contains(t, lines[i], strings.TrimSuffix(word, "}"), "%s:%d", name, i+1)
			}
		}
	}
}
