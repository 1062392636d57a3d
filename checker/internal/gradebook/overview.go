package gradebook

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"nqueens/checker/internal/grading"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/pattern"
	"nqueens/checker/internal/report"
)

// An overview is what the class as a whole came to.
type overview struct {
	marks     []mark
	rows      []row
	exercises []exerciseOverview
	mistakes  []mistake // the most frequent first
}

type exerciseOverview struct {
	name, title string
	number      int
	verdicts    map[judge.Verdict]int
	scores      []float64 // of those that are final
	steps       []int64   // of the accepted, in rising order
}

// A mistake is one that several submissions to an exercise may share.
type mistake struct {
	exercise string
	verdict  judge.Verdict
	message  string
	students []string
}

func (b *Book) overview() (overview, error) {
	var o overview
	at := map[string]int{}
	for i, ex := range b.Exercises {
		at[ex.Name] = i
		o.exercises = append(o.exercises, exerciseOverview{name: ex.Name, title: ex.Title, number: ex.Number, verdicts: map[judge.Verdict]int{}})
	}
	found := map[[3]string]*mistake{}
	var err error
	o.marks, err = b.marks(func(i int, g grading.Graded) {
		o.exercises[at[g.Exercise]].add(markOf(g))
		message := said(g)
		if message == "" {
			return
		}
		k := [3]string{g.Exercise, string(g.Verdict), message}
		if found[k] == nil {
			found[k] = &mistake{exercise: g.Exercise, verdict: g.Verdict, message: message}
		}
		found[k].students = append(found[k].students, b.Class.Submissions[i].Student)
	})
	if err != nil {
		return o, err
	}
	for i := range o.exercises {
		slices.Sort(o.exercises[i].steps)
	}
	for _, m := range slices.Collect(maps.Values(found)) {
		o.mistakes = append(o.mistakes, *m)
	}
	slices.SortFunc(o.mistakes, func(a, b mistake) int {
		return cmp.Or(cmp.Compare(len(b.students), len(a.students)), cmp.Compare(a.exercise, b.exercise),
			cmp.Compare(a.verdict, b.verdict), cmp.Compare(a.message, b.message))
	})
	o.rows, err = b.rows()
	return o, err
}

func (e *exerciseOverview) add(m mark) {
	e.verdicts[m.verdict]++
	if m.final() {
		e.scores = append(e.scores, m.score)
	}
	if m.steps > 0 {
		e.steps = append(e.steps, m.steps)
	}
}

func (e *exerciseOverview) submissions() int {
	n := 0
	for _, k := range e.verdicts {
		n += k
	}
	return n
}

// mean is the mean of the scores that are final, in whole per cent rounded down; ""
// if there are none.
func (e *exerciseOverview) mean() string {
	if len(e.scores) == 0 {
		return ""
	}
	sum := 0.0
	for _, s := range e.scores {
		sum += s
	}
	return fmt.Sprintf("%d%%", int(points(sum/float64(len(e.scores)))))
}

// counts is "7 AC, 3 WA".
func (e *exerciseOverview) counts() string {
	var parts []string
	for _, v := range judge.Verdicts() {
		if n := e.verdicts[v]; n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, v))
		}
	}
	return strings.Join(parts, ", ")
}

var (
	quoted    = pattern.New(`"[^"\n]*"`)
	digits    = pattern.New(`\d[\d,]*`)
	nameAtEnd = pattern.New(`: [^ ]+$`)
)

// said is the first thing that a result says is wrong, without the numbers, words
// and names that differ from one program to the next; "" if nothing is.
func said(g grading.Graded) string {
	message := ""
	if t := g.FirstFailing(); t != nil {
		message = t.Message
	} else if len(g.Diagnostics) > 0 {
		message = nameAtEnd().ReplaceAllString(g.Diagnostics[0].Message, ": …")
	}
	message, _, _ = strings.Cut(message, "\n")
	message = quoted().ReplaceAllString(report.Plain(message), `"…"`)
	return digits().ReplaceAllString(message, "#")
}
