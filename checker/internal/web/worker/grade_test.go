package main_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

// exercise gives an exercise of the course with those of its tests.
func exercise(t *testing.T, name string, keep func(course.Test) bool) (course.Exercise, string) {
	t.Helper()
	c, err := course.Open(root(t))
	require.NoError(t, err)
	for _, ex := range c.Exercises {
		if ex.Name != name {
			continue
		}
		ex.Tests = slices.DeleteFunc(ex.Tests, func(test course.Test) bool { return !keep(test) })
		solution, err := os.ReadFile(c.Solution(&ex))
		require.NoError(t, err)
		return ex, string(solution)
	}
	t.Fatal("there is no exercise " + name)
	return course.Exercise{}, ""
}

func limits(l course.Limits) map[string]any {
	return map[string]any{"steps": l.Steps, "memory_mib": l.MemoryMiB, "output_kib": l.OutputKiB}
}

// grade asks for a submission to be graded, with the exercise as the site has it.
func (w *worker) grade(ex course.Exercise, source string) (answer, graded) {
	w.t.Helper()
	var tests []map[string]any
	for _, test := range ex.Tests {
		tests = append(tests, map[string]any{"name": test.Name, "input": string(test.Input), "answer": string(test.Answer),
			"head": test.Head, "sample": test.Sample, "heavy": test.Heavy, "limits": limits(test.Limits)})
	}
	a := w.ask(map[string]any{"op": "grade", "source": source, "exercise": map[string]any{
		"name": ex.Name, "title": ex.Title, "output": ex.Output, "cells": ex.Cells, "limits": limits(ex.Limits), "too_slow": ex.TooSlow, "tests": tests}})
	require.Equal(w.t, "result", a.Kind, a.Message)
	var g graded
	require.NoError(w.t, json.Unmarshal(a.Report, &g))
	return a, g
}

type graded struct {
	Exercise, File, Verdict string
	Score                   float64
	Diagnostics             []struct {
		Line    int
		Message string
	}
	Tests []struct {
		Name, Verdict, Engine, Message string
		Steps                          int64
	}
}

// natively is what the command says with the interpreter alone.
func natively(t *testing.T, ex course.Exercise, source string) (text string, result judge.Result) {
	t.Helper()
	g := judge.Grader{Only: engine.Interpreter{}}
	result = g.Grade(t.Context(), &ex, "exercises/"+ex.Name+"/main.go", []byte(source))
	var b strings.Builder
	require.NoError(t, report.Text(report.Writer(&b, nil), []judge.Result{result}, report.Options{}))
	return b.String(), result
}

// TestGrade: a page says what the command says.
func TestGrade(t *testing.T) {
	w := sharedWorker(t)
	ex, solution := exercise(t, "02-diagonal-arrays", func(test course.Test) bool { return test.Limits.Steps > 0 && len(test.Answer) < 2000 })
	for _, tt := range []struct{ name, source, verdict string }{
		{"accepted", solution, "AC"},
		{"wrong answer", inMain(`"fmt"`, "var n int\nfmt.Scan(&n)\nfmt.Print(\".Q..\\n...Q\\nQ...\\n..Q.\\n\\n\")"), "WA"},
		{"presentation error", inMain(`"fmt"`, "fmt.Print(\". Q . .\\n. . . Q\\nQ . . .\\n. . Q .\\n\\n. . Q .\\nQ . . .\\n. . . Q\\n. Q . .\\n\\n\")"), "PE"},
		{"compile error", inMain(``, "x := 1"), "CE"},
		{"restricted", inMain(`"net"`, "net.Dial(``, ``)"), "RF"},
		{"exit status", inMain(`"os"`, "os.Exit(7)"), "RTE"},
		{"own panic", inMain(``, "panic(`no room`)"), "RTE"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a, got := w.grade(ex, tt.source)
			text, want := natively(t, ex, tt.source)
			assert.Equal(t, tt.verdict, got.Verdict)
			assert.Equal(t, string(want.Verdict), got.Verdict)
			assert.Equal(t, withoutTimes(text), withoutTimes(a.Text))
			assert.Equal(t, "exercises/02-diagonal-arrays/main.go", got.File)
			require.Len(t, got.Tests, len(want.Tests))
			for i, test := range want.Tests {
				assert.Equal(t, test.Message, got.Tests[i].Message)
				assert.Equal(t, test.Steps, got.Tests[i].Steps)
			}
			for i := range got.Tests {
				assert.Equal(t, i, a.progress[i])
			}
		})
	}
}

// withoutTimes leaves out what depends on the machine.
func withoutTimes(text string) string {
	var kept []string
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if n := len(words); n > 1 && (words[n-1] == "ms" || words[n-1] == "s") {
			words = words[:n-2]
		}
		kept = append(kept, strings.Join(words, " "))
	}
	return strings.Join(kept, "\n")
}

func TestGradeHeavy(t *testing.T) {
	w := sharedWorker(t)
	ex, solution := exercise(t, "03-grid-counters", func(test course.Test) bool { return test.Sample || test.Heavy })
	a, got := w.grade(ex, solution)
	assert.Equal(t, "undecided", got.Verdict)
	for i, test := range ex.Tests {
		if !test.Heavy {
			assert.Equal(t, "AC", got.Tests[i].Verdict)
			continue
		}
		assert.Equal(t, "undecided", got.Tests[i].Verdict)
		assert.Equal(t, "It cannot be decided here: this test takes more steps than a page is made for. To have it decided: go run ./checker check 03", got.Tests[i].Message)
	}
	assert.Contains(t, a.Text, "go run ./checker check 03")
}

// TestGradeEndings: each test ends in another way, and what a run does to its
// instance is not seen by the next.
func TestGradeEndings(t *testing.T) {
	w := sharedWorker(t)
	l := course.Limits{Steps: 100_000, MemoryMiB: 256, OutputKiB: 4}
	ex := course.Exercise{Name: "09-any", Title: "Any", Output: course.Lines, Limits: l}
	for _, name := range []string{"fine", "status", "endless", "flood", "deadlock", "index", "left", "deep", "closed", "fine again"} {
		ex.Tests = append(ex.Tests, course.Test{Name: name, Input: []byte(name + "\n"), Answer: []byte("1\n"), Limits: l})
	}
	source := inMain(`"fmt"; "os"`, `var what string
fmt.Scan(&what)
fmt.Println(1)
switch what {
case "status":
	os.Exit(4)
case "endless":
	for {
	}
case "flood":
	for {
		fmt.Println("and on")
	}
case "deadlock":
	<-make(chan int)
case "index":
	fmt.Println([]int{1}[len(what)])
case "left":
	go func() { <-make(chan int) }()
case "deep":
	var f func(int) int
	f = func(n int) int { return f(n+1) + 1 }
	f(0)
case "closed":
	os.Stdout.Close()
}`)
	_, got := w.grade(ex, source)
	want := map[string]string{"fine": "AC", "status": "RTE", "endless": "undecided", "flood": "OLE", "deadlock": "RTE",
		"index": "undecided", "left": "AC", "deep": "undecided", "closed": "AC", "fine again": "AC"}
	require.Len(t, got.Tests, len(want))
	for _, test := range got.Tests {
		assert.Equal(t, want[test.Name], test.Verdict, "%s: %s", test.Name, test.Message)
	}
	assert.Equal(t, "RTE", got.Verdict)
	assert.Contains(t, got.Tests[4].Message, "all goroutines are asleep - deadlock!")
}

// TestGradeWithoutEnd: a submission that never ends is given up.
func TestGradeWithoutEnd(t *testing.T) {
	w := sharedWorker(t)
	l := course.Limits{Steps: 200_000, MemoryMiB: 256, OutputKiB: 4}
	ex := course.Exercise{Name: "09-any", Title: "Any", Output: course.Lines, Limits: l}
	for _, name := range []string{"a", "b", "c"} {
		ex.Tests = append(ex.Tests, course.Test{Name: name, Answer: []byte("1\n"), Limits: l})
	}
	_, got := w.grade(ex, inMain(``, "for {\n}"))
	require.Len(t, got.Tests, 3)
	assert.Equal(t, []string{"TLE", "TLE", "undecided"}, []string{got.Tests[0].Verdict, got.Tests[1].Verdict, got.Tests[2].Verdict})
	assert.Contains(t, got.Tests[2].Message, "it was not tried, as tests before did not end")
}
