package cli

import (
	"bytes"
	"context"
	"fmt"
	"runtime"
	"strings"
	"time"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/progress"
	"nqueens/checker/internal/report"
	"nqueens/checker/internal/starter"
	"nqueens/checker/internal/terminal"
	"nqueens/checker/internal/watch"
)

// A session is one run of watch, from exercise to exercise.
type session struct {
	*app
	course   *course.Course
	grader   *judge.Grader
	screen   screen
	exercise *course.Exercise

	results chan checked
	last    watch.Change       // of the file
	source  []byte             // what it held then
	checks  int                // begun so far
	cancel  context.CancelFunc // ends the check that runs
	moved   bool               // here after a solved exercise: the next check is that of a save
	changes int                // of the file, since we came to this exercise; the first is what it held

	state string   // a few words about the last check
	body  []string // what is said below
	note  string   // about the watching itself
}

// A checked is what became of a check.
type checked struct {
	number int
	result judge.Result
	lines  []string
}

// A turn is what comes after an event.
type turn int

const (
	stay   turn = iota
	onward      // to s.exercise, which is another now
	leave
)

func (s *session) run(ctx context.Context) error {
	if err := s.screen.open(); err != nil {
		return err
	}
	defer s.screen.close()
	s.cancel = func() {}
	defer func() { s.cancel() }()
	keys := s.screen.keys()
	for {
		next, err := s.watch(ctx, keys)
		if err != nil || next == leave {
			return err
		}
	}
}

// watch deals with all that happens around one exercise.
func (s *session) watch(ctx context.Context, keys <-chan terminal.Key) (turn, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	s.changes, s.last = 0, watch.Change{}
	w := watch.File(ctx, s.exercise.Starter(), frontend.MaxSource)
	if s.moved {
		// What the file held before is taken before its name is shown: who saves after
		// that has saved.
		s.changed(ctx, <-w.Changes)
	}
	polling := w.Polling
	for {
		if err := s.draw(); err != nil {
			return leave, err
		}
		next := stay
		select {
		case <-ctx.Done():
			return leave, nil
		case change := <-w.Changes:
			s.changed(ctx, change)
		case <-polling:
			polling = nil
			s.note = "no events from this file system: looking twice a second"
		case done := <-s.results:
			next = s.take(done)
		case key, open := <-keys:
			if !open {
				keys = nil
				continue
			}
			next = s.press(ctx, key)
		}
		if next != stay {
			return next, nil
		}
	}
}

// changed begins a check of what was saved.
func (s *session) changed(ctx context.Context, change watch.Change) {
	s.last = change
	s.source = change.Content
	s.changes++
	switch {
	case s.moved: // what the file held before the learner came to it
		s.moved = false
	case s.nothingToCheck():
	case s.isStarter():
		s.cancel()
		s.checks++ // what is still being checked is an older text
		s.state = "starter"
		s.body = s.paragraph(fmt.Sprintf("This is still the starter. Read exercises/%s/README.md, write your program at the marked place of main.go, "+
			"and save it: it is checked at once.", s.exercise.Name))
	default:
		s.check(ctx)
	}
}

// nothingToCheck says why there is no program, if there is none.
func (s *session) nothingToCheck() bool {
	switch {
	case s.last.Missing:
		s.state = "missing"
		s.body = s.paragraph(fmt.Sprintf("There is no %s. `go run ./checker reset %02d` puts the starter back.", s.file(), s.exercise.Number))
	case s.last.Err != nil:
		s.state, s.body = "unreadable", s.paragraph(report.Plain(unreadable(s.file(), s.last.Err).Error()))
	default:
		return false
	}
	s.cancel()
	return true
}

// check grades what was saved last, instead of what was saved before.
func (s *session) check(ctx context.Context) {
	s.cancel()
	ctx, s.cancel = context.WithCancel(ctx)
	s.checks++
	s.state = "checking"
	number, ex, source := s.checks, s.exercise, s.source
	go func() {
		done := s.grade(ctx, ex, source)
		done.number = number
		s.spares.Fill(runtime.GOMAXPROCS(0)) // for the next one
		select {
		case s.results <- done:
		case <-ctx.Done():
		}
	}()
}

func (s *session) grade(ctx context.Context, ex *course.Exercise, source []byte) checked {
	if len(source) > frontend.MaxSource {
		return checked{lines: []string{"", fmt.Sprintf("The file is larger than %d KiB and cannot be a submission.", frontend.MaxSource>>10)}}
	}
	r := s.grader.Grade(ctx, ex, display(s.course, ex.Starter()), source)
	var text bytes.Buffer
	if err := report.Screen(&text, r, report.Options{Width: s.screen.width()}); err != nil {
		fmt.Fprintln(&text, err)
	}
	if err := s.compare(ctx, &text, s.grader, s.course, ex, r, s.screen.width()); err != nil {
		fmt.Fprintln(&text, err)
	}
	return checked{result: r, lines: lines(text.String())}
}

func lines(text string) []string { return strings.Split(strings.Trim(text, "\n"), "\n") }

// take shows the outcome of a check, keeps the progress, and moves on from a
// solved exercise.
func (s *session) take(done checked) turn {
	if done.number != s.checks {
		return stay // it was for an older text
	}
	s.body, s.state = done.lines, string(done.result.Verdict)
	if s.state == "" {
		s.state = "too large"
	}
	if done.result.Verdict != judge.Accepted {
		return stay
	}
	if err := progress.Record(time.Now(), s.exercise.Name); err != nil {
		s.note = "your progress could not be kept: " + err.Error()
	}
	next := nextUnsolved(s.course, s.exercise.Number)
	if next == nil {
		s.body = append(s.body, "", "All exercises are solved.")
		return stay
	}
	if s.changes <= 1 { // it was solved before we came: the learner is here to look, or to make it better
		s.body = append(s.body, "")
		s.body = append(s.body, s.paragraph("Solved. Go on changing it if you like; n goes to the next exercise.")...)
		return stay
	}
	s.body = append(s.body, "")
	s.body = append(s.body, s.paragraph(fmt.Sprintf("Next: %s. Read lessons/%s/README.md and exercises/%s/README.md, then save main.go there.",
		next.Title, next.Name, next.Name))...)
	s.exercise, s.moved, s.state = next, true, ""
	return onward
}

// press does what a key asks for.
func (s *session) press(ctx context.Context, key terminal.Key) turn {
	switch key {
	case "q", terminal.Interrupt:
		return leave
	case "n":
		s.cancel()
		s.exercise, s.state, s.body, s.moved = following(s.course, s.exercise), "", nil, false
		return onward
	case "r":
		if !s.nothingToCheck() {
			s.check(ctx)
		}
	case "h":
		s.hint()
	case "l":
		s.list()
	default:
		s.screen.scroll(key)
	}
	return stay
}

// hint shows the next hint.
func (s *session) hint() {
	hints, err := s.course.Hints(s.exercise)
	if err != nil {
		s.body = s.paragraph(report.Plain(err.Error()))
		return
	}
	shown, err := progress.HintsShown(s.exercise.Name)
	number := min(shown+1, len(hints))
	if err == nil {
		err = progress.RecordHints(s.exercise.Name, number)
	}
	if err != nil {
		s.note = "which hints you have seen could not be kept: " + err.Error()
	}
	s.body = s.lay(hintText(s.exercise, hints, number, "h"))
}

// paragraph lays out a few words of our own.
func (s *session) paragraph(text string) []string { return s.lay([]byte(text)) }

// lay lays Markdown out for the screen.
func (s *session) lay(markdown []byte) []string {
	var laid []string
	for _, line := range s.renderTo(s.screen.width(), markdown) {
		laid = append(laid, line.Text)
	}
	return laid
}

// isStarter reports whether nothing has been written into the file yet.
func (s *session) isStarter() bool {
	text, err := starter.Of(s.exercise.Name)
	return err == nil && bytes.Equal(s.source, text)
}

// list shows the map.
func (s *session) list() {
	var text bytes.Buffer
	solved, err := progress.Load()
	if err != nil {
		s.note = "your progress cannot be read: " + err.Error()
	}
	writeTable(&text, s.course, solved)
	s.body = lines(text.String())
}

// file is the file that is watched, as the screen names it.
func (s *session) file() string { return display(s.course, s.exercise.Starter()) }

func (s *session) draw() error {
	return s.screen.draw(frame{title: s.file(), state: s.state, body: s.body, note: s.note})
}
