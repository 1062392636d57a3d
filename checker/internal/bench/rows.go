package bench

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"time"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
)

// small is the whole command on one small accepted submission.
func (b *Bench) small(ctx context.Context) (Row, error) {
	return b.whole(ctx, "check of a small accepted submission, against go build and running it", "at least 8", smallExercise)
}

// long is the same where tests take millions of steps, so that the program has to be built.
func (b *Bench) long(ctx context.Context) (Row, error) {
	return b.whole(ctx, "check of exercise 06, which the checker has to build, too, against the same", "", "06")
}

func (b *Bench) whole(ctx context.Context, name, aim, exercise string) (Row, error) {
	ex, src, err := b.solution(exercise)
	if err != nil {
		return Row{}, err
	}
	return b.compare(name, aim,
		func() (time.Duration, error) { return b.command(ctx, ex, src) },
		func() (time.Duration, error) { return b.byHand(ctx, ex, src) })
}

// warm is the same where a process of the interpreter waits for it.
func (b *Bench) warm(ctx context.Context) (Row, error) {
	ex, src, err := b.solution(smallExercise)
	if err != nil {
		return Row{}, err
	}
	return b.compare("the same in a checker that is running, as watch is", "",
		func() (time.Duration, error) { return b.grade(ctx, ex, src, judge.Accepted) },
		func() (time.Duration, error) { return b.byHand(ctx, ex, src) })
}

// smallExercise has nine tests, of up to 84,000 steps.
const smallExercise = "02"

// A submission of the class and the verdict it gets.
type submission struct {
	ex   *course.Exercise
	src  []byte
	want judge.Verdict
}

func (b *Bench) acceptedClass(ctx context.Context) (Row, error) {
	class, err := b.class(b.accepted)
	if err != nil {
		return Row{}, err
	}
	return b.classRow(ctx, fmt.Sprintf("a class of %d accepted submissions, against a loop of go build", len(class)), "at least 10", class)
}

// wholeClass is accepted submissions of every exercise of the course, in turn.
func (b *Bench) wholeClass(ctx context.Context) (Row, error) {
	class, err := b.class(func(i int) (submission, error) {
		ex, src, err := b.solution(b.Course.Exercises[i%len(b.Course.Exercises)].Name)
		return submission{ex, src, judge.Accepted}, err
	})
	if err != nil {
		return Row{}, err
	}
	return b.classRow(ctx, fmt.Sprintf("a class of %d accepted submissions of all exercises, against the same", len(class)), "", class)
}

func (b *Bench) mixedClass(ctx context.Context) (Row, error) {
	class, err := b.class(b.mixed)
	if err != nil {
		return Row{}, err
	}
	return b.classRow(ctx, fmt.Sprintf("a mixed class of %d, with its confirmations", len(class)), "", class)
}

// class makes submission number i by make, for the whole class.
func (b *Bench) class(make func(i int) (submission, error)) ([]submission, error) {
	var class []submission
	for i := range b.Class {
		s, err := make(i)
		if err != nil {
			return nil, err
		}
		class = append(class, s)
	}
	return class, nil
}

// accepted takes turns between the exercises without heavy tests.
func (b *Bench) accepted(i int) (submission, error) {
	ex, src, err := b.solution([]string{"01", "02"}[i%2])
	return submission{ex, src, judge.Accepted}, err
}

// mixed is what a class hands in: half of it is right.
func (b *Bench) mixed(i int) (submission, error) {
	s, err := b.accepted(i)
	if err != nil || i%2 == 0 {
		return s, err
	}
	switch i % 8 {
	case 1:
		s.src, s.want = []byte("package main\n\nfunc main() {\n\tx := 1\n}\n"), judge.CompileError
	case 3, 5:
		s.src, s.want = []byte("package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(\"Q\") }\n"), judge.WrongAnswer
	case 7:
		s.src, s.want = []byte("package main\n\nfunc main() {\n\tfor {\n\t}\n}\n"), judge.TimeLimit
	}
	return s, nil
}

// classRow grades a class on all processors, and builds and runs it in a loop.
func (b *Bench) classRow(ctx context.Context, name, aim string, class []submission) (Row, error) {
	start := time.Now()
	if err := b.gradeAll(ctx, class); err != nil {
		return Row{}, err
	}
	ours := time.Since(start)
	start = time.Now()
	for _, s := range class {
		if _, err := b.byHand(ctx, s.ex, s.src); err != nil {
			return Row{}, err
		}
	}
	return Row{Name: name, Ours: ours, Theirs: time.Since(start), Aim: aim}, nil
}

func (b *Bench) gradeAll(ctx context.Context, class []submission) error {
	g := b.grader()
	g.Jobs = 1
	var mu sync.Mutex
	var first error
	var wg sync.WaitGroup
	free := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, s := range class {
		src := b.fresh(s.src)
		free <- struct{}{}
		wg.Go(func() {
			r := g.Grade(ctx, s.ex, "main.go", src)
			if r.Verdict != s.want {
				mu.Lock()
				first = fmt.Errorf("a program for exercise %s got %s where %s was expected", s.ex.Name, r.Verdict, s.want)
				mu.Unlock()
			}
			<-free
		})
	}
	wg.Wait()
	return first
}

// heavy grades the heaviest test of exercise 03 against building the program and
// one and a half times running it.
func (b *Bench) heavy(ctx context.Context) (Row, error) {
	ex, src, err := b.solution("03")
	if err != nil {
		return Row{}, err
	}
	one := *ex
	one.Tests = nil
	for _, t := range ex.Tests {
		if t.Heavy && (one.Tests == nil || t.Limits.Steps > one.Tests[0].Limits.Steps) {
			one.Tests = []course.Test{t}
		}
	}
	if one.Tests == nil {
		return Row{}, fmt.Errorf("exercise %s has no heavy test", ex.Name)
	}
	return b.compare("exercise 03 at n = 13, against go build and 1.5 times the run", "at least 1",
		func() (time.Duration, error) { return b.grade(ctx, &one, src, judge.Accepted) },
		func() (time.Duration, error) {
			start := time.Now()
			binary, err := b.build(ctx, src)
			built := time.Since(start)
			return built + b.run(ctx, binary, one.Tests[0].Input)*3/2, err
		})
}

// queens counts the solutions for n with three masks and prints the number.
func queens(n int) []byte {
	return fmt.Appendf(nil, `package main

import "fmt"

func count(full, row, left, right int) int {
	if row == full {
		return 1
	}
	total := 0
	for free := full &^ (row | left | right); free != 0; free &= free - 1 {
		bit := free & -free
		total += count(full, row|bit, (left|bit)<<1, (right|bit)>>1)
	}
	return total
}

func main() { fmt.Println(count(1<<%d-1, 0, 0, 0)) }
`, n)
}

// interpretedSteps is the cost of counting steps in the interpreter.
func (b *Bench) interpretedSteps(ctx context.Context) (Row, error) {
	run := func(e engine.Interpreter) func() (time.Duration, error) {
		return func() (time.Duration, error) { return b.timeOf(ctx, e, queens(10)) }
	}
	return b.compare("step counting, interpreted: counted against not counted", "at least 1/1.35 = 0.74",
		run(engine.Interpreter{}), run(engine.Interpreter{Uncounted: true}))
}

// compiledSteps is the cost of counting steps in a compiled program.
func (b *Bench) compiledSteps(ctx context.Context) (Row, error) {
	src := queens(14)
	plain, err := b.build(ctx, src)
	if err != nil {
		return Row{}, err
	}
	return b.compare("step counting, compiled: counted against not counted", "at least 1/1.2 = 0.83",
		func() (time.Duration, error) { return b.timeOf(ctx, b.Compiler, src) },
		func() (time.Duration, error) { return b.run(ctx, plain, nil), nil })
}

// timeOf is how long a run takes, without compiling.
func (b *Bench) timeOf(ctx context.Context, e engine.Engine, src []byte) (time.Duration, error) {
	p, err := frontend.Check(src)
	if err != nil {
		return 0, err
	}
	r, err := e.Run(ctx, p, nil, engine.Limits{Steps: 1 << 40})
	return r.Time, err
}
