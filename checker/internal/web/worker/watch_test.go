package main_test

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/trace"
)

// watch has a program's search recorded; the record is nil if there is none.
func (w *worker) watch(exercise, source, stdin string) (answer, *trace.Record) {
	w.t.Helper()
	a := w.ask(map[string]any{"op": "watch", "exercise": exercise, "source": source, "stdin": stdin})
	require.Equal(w.t, "done", a.Kind)
	w.t.Logf("%s: %v", a.How, a.took.Round(time.Millisecond))
	assert.Empty(w.t, a.stdout+a.stderr, "what it prints is not shown")
	if a.Record == nil {
		return a, nil
	}
	var r trace.Record
	require.NoError(w.t, json.Unmarshal(a.Record, &r))
	return a, &r
}

// traced is a program of package trace's.
func traced(t *testing.T, name string) string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join(root(t), "checker", "internal", "trace", "testdata", name+".go"))
	require.NoError(t, err)
	return string(source)
}

// shown is the record that the command makes of a run, as a page is shown it.
func shown(t *testing.T, exercise, source, stdin string) *trace.Record {
	t.Helper()
	p, err := frontend.Check([]byte(source))
	require.NoError(t, err)
	tracer, err := trace.Prepare(p, trace.Short)
	require.NoError(t, err)
	streams := engine.Streams{Stdin: tracer.Stdin(strings.NewReader(stdin)), Stdout: io.Discard, Stderr: tracer.Stderr(io.Discard)}
	_, err = engine.Interpreter{}.Stream(t.Context(), tracer.Program(), streams, engine.Limits{Steps: 2_000_000, Output: tracer.Output()})
	var declined *engine.Declined // a run-time error has no words there, and has told as much
	require.True(t, err == nil || errors.As(err, &declined), err)
	record := tracer.Record(trace.OtherGame(exercise))
	record.Shorten(20, 2000)
	return record
}

// TestWatch: a page is told of a search what the command tells.
func TestWatch(t *testing.T) {
	w := sharedWorker(t)
	solution := func(name string) string {
		source, err := os.ReadFile(filepath.Join(root(t), "solutions", name, "main.go"))
		require.NoError(t, err)
		return string(source)
	}
	for _, tt := range []struct {
		name, exercise, source, stdin string
		how, message                  string
		says                          string // somewhere in the record
	}{
		{"right", "02-diagonal-arrays", solution("02-diagonal-arrays"), "5\n", "exited", "", "It never leaves the reference's path: row by row, columns from the left."},
		{"several searches", "04-bitmasks", solution("04-bitmasks"), "1\n8\n5\n0\n", "exited", "", "the bits of columns"},
		{"wrong diagonals", "04-bitmasks", traced(t, "no_diagonal"), "4\n", "exited", "", "Yours places a queen in column 2 of row 2, which shares the diagonal \\ with the queen in row 1."},
		{"forgotten undo", "04-bitmasks", traced(t, "no_undo"), "4\n", "exited", "", "Queens have been taken back: is a mark left"},
		{"endless", "04-bitmasks", traced(t, "endless"), "4\n", "stopped", "a page watches a program for 2,000,000 steps, those of the watching among them, and no longer", "here the search was cut off"},
		{"crashes in Go's words", "04-bitmasks", strings.Replace(traced(t, "no_diagonal"), "[40]bool", "[3]bool", 1), "4\n", "crashed", "panic: runtime error: index out of range [3] with length 3", "here the search was cut off"},
		{"crashes", "04-bitmasks", traced(t, "crashes"), "4\n", "crashed", "panic: a queen is lost", "As far as it came, it is on the reference's path."},
		{"large", "04-bitmasks", solution("04-bitmasks"), "12\n", "exited", "", "here the trace ends: a run tells 20,000 events and no more"},
		{"blocked cells", "05-two-colours", solution("05-two-colours"), "2\n1 1\n1 0\n", "exited", "", "Exercise 05-two-colours has blocked cells and two colours."},
		{"not called", "04-bitmasks", traced(t, "not_called"), "", "exited", "", "There is nothing to show: search(row) was not called."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a, got := w.watch(tt.exercise, tt.source, tt.stdin)
			require.NotNil(t, got)
			assert.Equal(t, []string{tt.how, tt.message}, []string{a.How, a.Message})
			want, err := json.Marshal(shown(t, tt.exercise, tt.source, tt.stdin))
			require.NoError(t, err)
			assert.JSONEq(t, asListed(want), asListed(a.Record))
			assert.Contains(t, strings.ReplaceAll(string(a.Record), `\\`, `\`), tt.says)
		})
	}
}

// asListed is a JSON text in which a list without elements is null, as Go writes it.
func asListed(text []byte) string { return strings.ReplaceAll(string(text), "[]", "null") }

// What takes its instance with it is played up to there.
func TestWatchWithoutABottom(t *testing.T) {
	w := sharedWorker(t)
	a, got := w.watch("04-bitmasks", inMain(``, "var put func(row int)\nput = func(row int) {\nfor col := 0; col < 4; col++ {\nput(row + 1)\n}\n}\nput(0)"), "")
	assert.Equal(t, "declined", a.How)
	assert.Equal(t, "its calls went deeper than a page can follow", a.Message)
	require.NotNil(t, got)
	assert.Contains(t, got.Path.Words, "Yours places a queen in column 1 of row 2, which shares the column with the queen in row 1.")
	assert.Equal(t, trace.Beyond, got.Searches[0].Steps[6].Kind)
}

func TestWatchHasReasons(t *testing.T) {
	w := sharedWorker(t)
	for _, tt := range []struct{ source, how, message string }{
		{traced(t, "no_recursion"), "unwatchable", "this program cannot be traced: no function of it calls itself, so there is no search to follow"},
		{traced(t, "goroutines"), "unwatchable", "this program cannot be traced: it starts goroutines, and a trace follows one search at a time"},
		{inMain(`"fmt"`, "x := 1"), "refused", ""},
	} {
		a, r := w.watch("04-bitmasks", tt.source, "")
		assert.Nil(t, r)
		assert.Equal(t, []string{tt.how, tt.message}, []string{a.How, a.Message})
	}
	a := w.run(hello)
	assert.Equal(t, "exited", a.How, "after all that")
}
