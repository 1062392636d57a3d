package grading

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
)

// A fake grader gives the verdict that the first line of a program names, and notes
// what it was asked.
type fake struct {
	mu    sync.Mutex
	asked []string
	wait  func(ctx context.Context, src string)
}

func (f *fake) Grade(ctx context.Context, ex *course.Exercise, file string, src []byte) judge.Result {
	f.mu.Lock()
	f.asked = append(f.asked, ex.Name+" "+string(src))
	f.mu.Unlock()
	if f.wait != nil {
		f.wait(ctx, string(src))
	}
	word, _, _ := strings.Cut(string(src), "\n")
	verdict := judge.Verdict(strings.TrimPrefix(word, "// "))
	r := judge.Result{Exercise: ex.Name, Title: ex.Title, File: file, Source: src, Verdict: verdict}
	switch verdict {
	case "panic":
		panic("over " + file)
	case judge.InternalError:
		r.Err = errors.New("no room")
	case judge.CompileError:
		r.Diagnostics = []frontend.Diagnostic{{Line: 1, Column: 2, Message: "declared and not used: x"}}
	case judge.Accepted:
		r.Score = 1
		r.Tests = []judge.TestResult{{Name: "sample-1", Verdict: verdict, Engine: "yaegi", Steps: 77, Time: time.Second}}
	default:
		r.Tests = []judge.TestResult{{Name: "sample-1", Verdict: verdict, Engine: "go", Message: "What is wrong.", Line: 3, Time: time.Second,
			Test: &ex.Tests[0], Output: []byte("secret output")}}
	}
	return r
}

func exercises() []course.Exercise {
	test := course.Test{Name: "sample-1", Input: []byte("4\n"), Answer: []byte("2\n")}
	return []course.Exercise{{Number: 3, Name: "03-grid-counters", Tests: []course.Test{test}},
		{Number: 4, Name: "04-bitmasks", Title: "Count", Tests: []course.Test{test}}}
}

// run is a class of programs, by their paths, that is to be graded.
func run(t *testing.T, g Grader, files map[string]string) *Run {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "class")
	for name, text := range files {
		at := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
		require.NoError(t, os.WriteFile(at, []byte(text), 0o644))
	}
	c, err := class.Find(dir, class.Options{Exercises: exercises()})
	require.NoError(t, err)
	require.Empty(t, c.Unplaced)
	t.Cleanup(func() { c.Close() })
	store, err := OpenStore(filepath.Join(t.TempDir(), "state"))
	require.NoError(t, err)
	return &Run{Class: c, Exercises: exercises(), Grader: g, Identity: "this checker", Store: store, Jobs: 2}
}

// results are what all submissions came to, by their paths.
func results(t *testing.T, r *Run) map[string]Graded {
	t.Helper()
	all := map[string]Graded{}
	for i := range r.Class.Submissions {
		g, err := r.Result(&r.Class.Submissions[i])
		require.NoError(t, err)
		all[g.File] = g
	}
	return all
}

var programs = map[string]string{"04/ada.go": "// AC", "04/bob.go": "// WA", "04/cleo.go": "// CE", "04/dan.go": "// WA", "03/dan.go": "// WA"}

func TestGrade(t *testing.T) {
	f := &fake{}
	r := run(t, f, programs)
	var last Progress
	r.Tell = func(p Progress) {
		assert.Greater(t, p.Done, last.Done)
		last = p
	}
	done, err := r.Grade(context.Background())
	require.NoError(t, err)
	assert.Equal(t, Progress{Done: 5, All: 5, Known: 1}, done)
	assert.Equal(t, done, last)
	assert.ElementsMatch(t, []string{"04-bitmasks // AC", "04-bitmasks // WA", "04-bitmasks // CE", "03-grid-counters // WA"}, f.asked, "the same program is graded once")

	all := results(t, r)
	assert.Equal(t, Graded{Result: judge.Result{Exercise: "04-bitmasks", Title: "Count", File: "04/ada.go", Verdict: judge.Accepted, Score: 1,
		Tests: []judge.TestResult{{Name: "sample-1", Verdict: judge.Accepted, Engine: "yaegi", Steps: 77}}}}, all["04/ada.go"])
	wrong := judge.Result{Exercise: "04-bitmasks", Title: "Count", File: "04/bob.go", Verdict: judge.WrongAnswer,
		Tests: []judge.TestResult{{Name: "sample-1", Verdict: judge.WrongAnswer, Engine: "go", Message: "What is wrong.", Line: 3}}}
	assert.Equal(t, wrong, all["04/bob.go"].Result)
	assert.Contains(t, all["04/bob.go"].Feedback, "What is wrong.")
	wrong.File = "04/dan.go"
	assert.Equal(t, wrong, all["04/dan.go"].Result, "each has the name of its own file")
	assert.Equal(t, all["04/bob.go"].Feedback, all["04/dan.go"].Feedback)
	assert.Equal(t, "main.go:1:2: declared and not used: x\n  │ // CE\n  │  ^", all["04/cleo.go"].Feedback)
}

func TestWhatIsKnownIsNotGradedAgain(t *testing.T) {
	first := run(t, &fake{}, programs)
	_, err := first.Grade(context.Background())
	require.NoError(t, err)
	for _, tc := range []struct {
		name   string
		change func(*Run)
		graded int
	}{
		{"nothing has changed", func(*Run) {}, 0},
		{"another checker", func(r *Run) { r.Identity = "the next" }, 4},
		{"a test has changed", func(r *Run) { r.Exercises[1].Tests[0].Answer = []byte("3\n") }, 3},
		{"a test has more steps", func(r *Run) { r.Exercises[1].Tests[0].Limits.Steps = 9 }, 3},
		{"another layout", func(r *Run) { r.Exercises[0].Cells = true }, 1},
		{"a result is torn", func(r *Run) { tear(t, r.Store) }, 4},
	} {
		t.Run(tc.name, func(t *testing.T) {
			f := &fake{}
			again := run(t, f, programs)
			again.Store = first.Store
			tc.change(again)
			done, err := again.Grade(context.Background())
			require.NoError(t, err)
			assert.Len(t, f.asked, tc.graded)
			assert.Equal(t, 5, done.Done)
			assert.Len(t, results(t, again), 5)
		})
	}
}

// tear cuts the last byte off every result in a store.
func tear(t *testing.T, s *Store) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(s.dir, "??", "*"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		info, err := os.Stat(file)
		require.NoError(t, err)
		require.NoError(t, os.Truncate(file, info.Size()-1))
	}
}

func TestFaultsAreNotKept(t *testing.T) {
	files := map[string]string{"04/ada.go": "// IE", "04/bob.go": "// panic", "04/cleo.go": "// AC", "04/dan.go": "// IE"}
	r := run(t, &fake{}, files)
	_, err := r.Grade(context.Background())
	require.NoError(t, err)
	all := results(t, r)
	assert.EqualError(t, all["04/ada.go"].Err, "no room")
	assert.EqualError(t, all["04/dan.go"].Err, "no room")
	assert.Equal(t, judge.InternalError, all["04/bob.go"].Verdict)
	assert.EqualError(t, all["04/bob.go"].Err, "the checker broke down over it (over main.go); please report it to the maintainers of the checker")
	assert.Equal(t, judge.Accepted, all["04/cleo.go"].Verdict)

	f := &fake{}
	again := run(t, f, files)
	again.Store = r.Store
	_, err = again.Grade(context.Background())
	require.NoError(t, err)
	assert.ElementsMatch(t, []string{"04-bitmasks // IE", "04-bitmasks // panic"}, f.asked)
}

func TestAFileThatIsGoneIsAFaultOfThatOne(t *testing.T) {
	r := run(t, nil, map[string]string{"04/ada.go": "// AC", "04/bob.go": "// WA"})
	r.Jobs = 1
	gone := &fake{wait: func(context.Context, string) {}}
	r.Grader = gone
	require.NoError(t, r.Class.Close())
	_, err := r.Grade(context.Background())
	require.NoError(t, err)
	assert.Empty(t, gone.asked)
	assert.ErrorContains(t, results(t, r)["04/ada.go"].Err, "04/ada.go can no longer be read")
}

// Parts of a class may be graded in different places, and their stores put together.
func TestStoresPutTogether(t *testing.T) {
	together := run(t, &fake{}, programs)
	for name, text := range programs {
		part := run(t, &fake{}, map[string]string{name: text})
		_, err := part.Grade(context.Background())
		require.NoError(t, err)
		kept, err := filepath.Glob(filepath.Join(part.Store.dir, "??", "*"))
		require.NoError(t, err)
		for _, file := range kept {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			rel, err := filepath.Rel(part.Store.dir, file)
			require.NoError(t, err)
			require.NoError(t, os.MkdirAll(filepath.Join(together.Store.dir, filepath.Dir(rel)), 0o755))
			require.NoError(t, os.WriteFile(filepath.Join(together.Store.dir, rel), text, 0o644))
		}
	}
	done, err := together.Grade(context.Background())
	require.NoError(t, err)
	assert.Equal(t, Progress{Done: 5, All: 5, Known: 5}, done)
}

// What is done when a run is interrupted is kept, and the same run goes on from there.
func TestInterrupted(t *testing.T) {
	files := map[string]string{}
	for i := range 40 {
		files[fmt.Sprintf("04/s%02d.go", i)] = fmt.Sprintf("// WA\n// %d", i)
	}
	ctx, interrupt := context.WithCancel(context.Background())
	asked := 0
	f := &fake{wait: func(ctx context.Context, src string) {
		if asked++; asked == 10 {
			interrupt()
		}
	}}
	r := run(t, f, files)
	r.Jobs = 1
	done, err := r.Grade(ctx)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, Progress{Done: 9, All: 40}, done, "what was under way is dropped: it may have failed for the interruption")

	f.wait = nil
	done, err = r.Grade(context.Background())
	require.NoError(t, err)
	assert.Equal(t, Progress{Done: 40, All: 40, Known: 9}, done)
	assert.Len(t, results(t, r), 40)
}

func TestNowhereToKeepResults(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	_, err := OpenStore(filepath.Join(file, "state"))
	assert.ErrorContains(t, err, "name a folder that may be written to with --state")

	r := run(t, &fake{}, programs)
	require.NoError(t, os.RemoveAll(r.Store.dir))
	require.NoError(t, os.WriteFile(r.Store.dir, nil, 0o644))
	_, err = r.Grade(context.Background())
	assert.ErrorContains(t, err, r.Store.dir)
}

func TestResultsThatGetLost(t *testing.T) {
	r := run(t, &fake{}, programs)
	_, err := r.Grade(context.Background())
	require.NoError(t, err)
	require.NoError(t, os.RemoveAll(r.Store.dir))
	_, err = r.Result(&r.Class.Submissions[0])
	assert.ErrorContains(t, err, "run the same command again")
}

func TestUnknownAndBrokenExercises(t *testing.T) {
	r := run(t, &fake{}, programs)
	r.Exercises = r.Exercises[1:]
	_, err := r.Grade(context.Background())
	assert.EqualError(t, err, "03/dan.go: the course has no exercise 03-grid-counters")
	r.Exercises = exercises()
	r.Exercises[1].Err = errors.New("exercise.yaml is missing")
	_, err = r.Grade(context.Background())
	assert.EqualError(t, err, "exercise 04-bitmasks cannot be graded: exercise.yaml is missing")
}

// Nobody's answer is lost, whoever is killed and however many grade at the same time.
func TestTheStoreIsSwept(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "results [of a class") // whose name is no pattern
	require.NoError(t, os.Mkdir(dir, 0o755))
	old, young := filepath.Join(dir, newPrefix+"1"), filepath.Join(dir, newPrefix+"2")
	for _, file := range []string{old, young} {
		require.NoError(t, os.WriteFile(file, []byte("half a res"), 0o600))
	}
	long := time.Now().Add(-2 * abandonedAge)
	require.NoError(t, os.Chtimes(old, long, long))
	_, err := OpenStore(dir)
	require.NoError(t, err)
	assert.NoFileExists(t, old)
	assert.FileExists(t, young)
}

func TestOpenCache(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", cache)
	if where, err := os.UserCacheDir(); err != nil || where != cache {
		t.Skip("the cache folder is elsewhere on this system")
	}
	id, err := Identity("auto")
	require.NoError(t, err)
	other, err := Identity("auto", "go1.99")
	require.NoError(t, err)
	assert.NotEqual(t, id, other)
	all := filepath.Join(cache, "nqueens", "results")
	unused, recent := filepath.Join(all, "unused"), filepath.Join(all, "recent")
	for _, dir := range []string{unused, recent} {
		require.NoError(t, os.MkdirAll(dir, 0o700))
	}
	long := time.Now().Add(-2 * unusedAge)
	require.NoError(t, os.Chtimes(unused, long, long))
	s, err := OpenCache(id)
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(all, id[:16]), s.dir)
	assert.NoDirExists(t, unused)
	assert.DirExists(t, recent)
}

func TestRemembering(t *testing.T) {
	store, err := OpenStore(t.TempDir())
	require.NoError(t, err)
	f := &fake{}
	ex := &exercises()[1]
	stamp, err := Stamp()
	require.NoError(t, err)
	grade := func(src string) judge.Result {
		return Remembering{f, stamp, store}.Grade(t.Context(), ex, "main.go", []byte(src))
	}
	first := grade("// AC")
	again := grade("// AC")
	assert.Len(t, f.asked, 1)
	assert.Equal(t, judge.Accepted, again.Verdict)
	assert.Equal(t, "main.go", again.File)
	assert.Equal(t, first.Tests[0].Steps, again.Tests[0].Steps)

	grade("// IE")
	assert.Equal(t, judge.InternalError, grade("// IE").Verdict)
	assert.Len(t, f.asked, 3, "a fault of the checker is not kept")

	ex.Tests[0].Answer = []byte("another")
	grade("// AC")
	assert.Len(t, f.asked, 4)
}
