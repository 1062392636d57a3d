// Package grading grades all submissions of a class, several at a time, and keeps
// each result as it comes.
//
// What is the same need not be graded twice: the same program for the same exercise
// is graded once, for whoever handed it in, in this run or an earlier one. So a run
// that was interrupted, or killed, is resumed by starting it again, and a run after
// a correction grades what the correction touches. A result is found again by the
// sum of all that it came from: the checker itself, the engines, the exercise with
// its tests and limits, and the program.
//
// No submission can end a run: what goes wrong with one is its verdict, IE if it is
// the checker's own fault. IE is not kept, so that the next run tries again. The
// package judges nothing itself and writes no report; of the learners' programs it
// holds only those that are being graded. The command line calls it.
package grading

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"
	"sync/atomic"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/course"
	"nqueens/checker/internal/judge"
)

// A Grader grades one submission, as judge.Grader does.
type Grader interface {
	Grade(ctx context.Context, ex *course.Exercise, file string, src []byte) judge.Result
}

// A Run grades a class.
type Run struct {
	Class     *class.Class
	Exercises []course.Exercise // all that submissions may solve
	Grader    Grader
	Identity  string // tells apart the checkers and engines whose results may differ, see Identity
	Store     *Store
	Jobs      int            // submissions at a time; 0 means one for each processor
	Tell      func(Progress) // called after each submission, never twice at the same time; may be nil

	exercises map[string]exercise
	mu        sync.Mutex
	faults    map[key]record // IE, which is not kept
}

// exercise is one with the sum of its definition.
type exercise struct {
	*course.Exercise
	sum [sha256.Size]byte
}

// Progress is how far a run is, in submissions.
type Progress struct {
	Done, All int
	Known     int // of those done: not graded now, but known from an earlier run or from the same program
}

// Identity is the sum of the checker's own executable and of what else may change a
// result, such as the engine and the toolchain.
func Identity(more ...string) (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", fmt.Errorf("cannot find the checker's own file: %w", err)
	}
	f, err := os.Open(path)
	if err != nil {
		return "", fmt.Errorf("cannot read the checker's own file: %w", err)
	}
	defer f.Close()
	sum := sha256.New()
	fmt.Fprintf(sum, "%q\n", more)
	if _, err := io.Copy(sum, f); err != nil {
		return "", fmt.Errorf("cannot read the checker's own file: %w", err)
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// Stamp tells the checker's own executable from others by its place, size and age,
// in no time. It is an identity where a result decides no grade.
func Stamp() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", fmt.Errorf("cannot find the checker's own file: %w", err)
	}
	info, err := os.Stat(path)
	if err != nil {
		return "", fmt.Errorf("cannot find the checker's own file: %w", err)
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%q %d %d", path, info.Size(), info.ModTime().UnixNano()))
	return hex.EncodeToString(sum[:]), nil
}

// Grade grades all submissions. The error is the context's if the run is ended
// early, or says that results cannot be kept; what has been kept by then stays.
func (r *Run) Grade(ctx context.Context) (Progress, error) {
	if err := r.prepare(); err != nil {
		return Progress{}, err
	}
	jobs := r.Jobs
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	count := &counter{progress: Progress{All: len(r.Class.Submissions)}, tell: r.Tell}
	groups := r.groups()
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(jobs, len(groups)) {
		workers.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= len(groups) {
					return
				}
				known, err := r.one(ctx, groups[i].first)
				if err != nil {
					stop(err)
					return
				}
				count.add(groups[i].size, known)
			}
		})
	}
	workers.Wait()
	return count.progress, context.Cause(ctx)
}

// prepare sums the exercises up.
func (r *Run) prepare() error {
	r.exercises, r.faults = map[string]exercise{}, map[key]record{}
	for i := range r.Exercises {
		ex := &r.Exercises[i]
		sum, err := sumOfExercise(ex)
		if err != nil {
			return err
		}
		r.exercises[ex.Name] = exercise{ex, sum}
	}
	for _, s := range r.Class.Submissions {
		ex, ok := r.exercises[s.Exercise]
		if !ok {
			return fmt.Errorf("%s: the course has no exercise %s", s.File, s.Exercise)
		}
		if ex.Err != nil {
			return fmt.Errorf("exercise %s cannot be graded: %w", ex.Name, ex.Err)
		}
	}
	return nil
}

func (r *Run) key(s *class.Submission) key {
	return keyOf(r.Identity, r.exercises[s.Exercise].sum, s.Digest)
}

// sumOfExercise is the sum of all of an exercise that a result comes from.
func sumOfExercise(ex *course.Exercise) ([sha256.Size]byte, error) {
	text, err := json.Marshal([]any{ex.Name, ex.Title, ex.Output, ex.Cells, ex.Limits, ex.Tests})
	return sha256.Sum256(text), err
}

// keyOf names the result of a program for an exercise, by their sums.
func keyOf(identity string, exercise, program [sha256.Size]byte) key {
	return sha256.Sum256(fmt.Appendf(nil, "%s %x %x", identity, exercise, program))
}

// A group are submissions that are the same program for the same exercise.
type group struct{ first, size int }

func (r *Run) groups() []group {
	at := make(map[key]int, len(r.Class.Submissions))
	var groups []group
	for i := range r.Class.Submissions {
		k := r.key(&r.Class.Submissions[i])
		n, seen := at[k]
		if !seen {
			n = len(groups)
			at[k] = n
			groups = append(groups, group{first: i})
		}
		groups[n].size++
	}
	return groups
}

// one sees to it that there is a result for a submission, and tells whether there
// was one already.
func (r *Run) one(ctx context.Context, i int) (known bool, err error) {
	s := &r.Class.Submissions[i]
	k := r.key(s)
	if _, known, err := r.Store.get(k); known || err != nil {
		return known, err
	}
	result := recordOf(r.grade(ctx, s))
	if err := context.Cause(ctx); err != nil {
		return false, err // what came of it may come of the interruption
	}
	if result.Verdict != judge.InternalError {
		return false, r.Store.put(k, result)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.faults[k] = result
	return false, nil
}

// grade grades a submission, whatever happens. It has the same name for everybody
// who has handed it in.
func (r *Run) grade(ctx context.Context, s *class.Submission) (result judge.Result) {
	ex := r.exercises[s.Exercise]
	fault := func(err error) judge.Result {
		return judge.Result{Exercise: ex.Name, Title: ex.Title, Verdict: judge.InternalError, Err: err}
	}
	defer func() {
		if broken := recover(); broken != nil {
			result = fault(judge.BrokeDown(broken))
		}
	}()
	src, err := r.Class.Read(s)
	if err != nil {
		return fault(err)
	}
	return r.Grader.Grade(ctx, ex.Exercise, "main.go", src)
}

// Result is what a submission of the class came to. Grade must have been through.
func (r *Run) Result(s *class.Submission) (Graded, error) {
	k := r.key(s)
	title := r.exercises[s.Exercise].Title
	r.mu.Lock()
	fault, broken := r.faults[k]
	r.mu.Unlock()
	if broken {
		return fault.graded(s.Exercise, title, s.File), nil
	}
	kept, there, err := r.Store.get(k)
	if err == nil && !there {
		err = errors.New("it is gone from " + r.Store.dir + "; run the same command again")
	}
	if err != nil {
		return Graded{}, fmt.Errorf("the result of %s: %w", s.File, err)
	}
	return kept.graded(s.Exercise, title, s.File), nil
}

// A counter tells how far a run is.
type counter struct {
	mu       sync.Mutex
	progress Progress
	tell     func(Progress)
}

// add counts a group of submissions. Of those that were graded now only the first
// is not known.
func (c *counter) add(size int, known bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.progress.Done += size
	c.progress.Known += size
	if !known {
		c.progress.Known--
	}
	if c.tell != nil {
		c.tell(c.progress)
	}
}
