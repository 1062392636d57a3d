package report

import (
	"encoding/json"
	"io"
	"math"
	"path/filepath"
	"time"

	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
)

// The document, its fields in the order in which they are written.
type document struct {
	Version int          `json:"version"`
	Results []Submission `json:"results"`
}

// A Submission is one result as JSON documents show it.
type Submission struct {
	Exercise    string                `json:"exercise"`
	File        string                `json:"file"`
	Verdict     judge.Verdict         `json:"verdict"`
	Score       *float64              `json:"score"` // null for IE
	Diagnostics []frontend.Diagnostic `json:"diagnostics"`
	Tests       []Test                `json:"tests"`
}

// A Test is what one test came to, in a Submission.
type Test struct {
	Name    string        `json:"name"`
	Verdict judge.Verdict `json:"verdict"`
	Engine  string        `json:"engine"`
	Steps   int64         `json:"steps"`
	TimeMS  *float64      `json:"time_ms,omitempty"` // of what is to be the same each time it is left out
	Message string        `json:"message"`
}

// JSON writes all results as one document, version 1. The same results give the
// same bytes but for time_ms, which has one decimal.
func JSON(w io.Writer, results []judge.Result) error {
	doc := document{Version: 1, Results: []Submission{}}
	for _, r := range results {
		doc.Results = append(doc.Results, Of(r))
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(doc)
}

// Of is a result as JSON documents show it.
func Of(r judge.Result) Submission {
	s := Submission{Exercise: r.Exercise, File: filepath.ToSlash(r.File), Verdict: r.Verdict,
		Diagnostics: []frontend.Diagnostic{}, Tests: []Test{}}
	if r.Verdict != judge.InternalError {
		s.Score = &r.Score
	}
	for _, d := range r.Diagnostics {
		d.Message = Plain(d.Message)
		s.Diagnostics = append(s.Diagnostics, d)
	}
	for _, t := range r.Tests {
		took := milliseconds(t.Time)
		s.Tests = append(s.Tests, Test{Name: t.Name, Verdict: t.Verdict, Engine: t.Engine, Steps: t.Steps,
			TimeMS: &took, Message: Plain(t.Message)})
	}
	return s
}

func milliseconds(d time.Duration) float64 {
	return math.Round(float64(d)/float64(time.Millisecond)*10) / 10
}
