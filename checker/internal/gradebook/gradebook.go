// Package gradebook reports what a class came to: an overview for the terminal,
// JSON for programs, CSV for a gradebook, and a page of HTML with plots, common
// mistakes and each student's feedback.
//
// The results are read one by one when a report is written, so that a class of any
// size takes little memory, and no report holds a time or a date: the same class
// gives the same bytes. What learners have written, names of files among it, is
// escaped for each format. The package grades nothing. The command line calls it.
package gradebook

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/course"
	"nqueens/checker/internal/grading"
	"nqueens/checker/internal/judge"
)

// A Book is what reports are made of.
type Book struct {
	Class     *class.Class
	Exercises []course.Exercise // the columns, in order; every submission solves one of them
	// Result is what a submission came to.
	Result func(*class.Submission) (grading.Graded, error)
	// Compared says that programs were compared, and Alike what came of it.
	Compared bool
	Alike    []Alike
}

// A Format is a kind of report.
type Format struct {
	Name  string
	Write func(*Book, io.Writer) error
}

// Formats are all formats, in the order in which they are told to people.
func Formats() []Format {
	return []Format{{"text", (*Book).Text}, {"json", (*Book).JSON}, {"csv", (*Book).CSV}, {"html", (*Book).HTML}, {"junit", (*Book).JUnit}}
}

// A mark is what remains of a result in a table.
type mark struct {
	verdict       judge.Verdict
	score         float64 // share of tests accepted
	passed, tests int
	steps         int64 // of all tests together; 0 if one of them is not accepted
}

func markOf(g grading.Graded) mark {
	m := mark{verdict: g.Verdict, score: g.Score, passed: g.Accepted(), tests: len(g.Tests)}
	if g.Verdict == judge.Accepted {
		for _, t := range g.Tests {
			m.steps += t.Steps
		}
	}
	return m
}

// final reports whether the score of a mark is one: what could not be decided is
// no 0.
func (m mark) final() bool { return m.verdict != judge.InternalError && m.verdict != judge.Undecided }

// points is a share as points of 100, rounded down to hundredths, so that only a
// program with every test accepted has 100.
func points(share float64) float64 { return math.Floor(share*10000+1e-6) / 100 }

func number(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// marks reads what all submissions came to, in the order of the class, and hands
// each result to also.
func (b *Book) marks(also func(i int, g grading.Graded)) ([]mark, error) {
	all := make([]mark, len(b.Class.Submissions))
	for i := range b.Class.Submissions {
		g, err := b.Result(&b.Class.Submissions[i])
		if err != nil {
			return nil, err
		}
		all[i] = markOf(g)
		if also != nil {
			also(i, g)
		}
	}
	return all, nil
}

// A student's row: for each exercise the number of the submission, -1 for none.
type row []int

// rows are the rows of all students, in the order of the class.
func (b *Book) rows() ([]row, error) {
	column := map[string]int{}
	for i, ex := range b.Exercises {
		column[ex.Name] = i
	}
	at := map[string]int{}
	rows := make([]row, len(b.Class.Students))
	for i, s := range b.Class.Students {
		at[s.Label] = i
		rows[i] = slices.Repeat(row{-1}, len(b.Exercises))
	}
	for i, s := range b.Class.Submissions {
		c, ok := column[s.Exercise]
		if !ok {
			return nil, fmt.Errorf("%s solves %s, which is no column of the gradebook", s.File, s.Exercise)
		}
		rows[at[s.Student]][c] = i
	}
	return rows, nil
}
