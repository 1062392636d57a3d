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
	Version int              `json:"version"`
	Results []submissionJSON `json:"results"`
}

type submissionJSON struct {
	Exercise    string                `json:"exercise"`
	File        string                `json:"file"`
	Verdict     judge.Verdict         `json:"verdict"`
	Score       *float64              `json:"score"` // null for IE
	Diagnostics []frontend.Diagnostic `json:"diagnostics"`
	Tests       []testJSON            `json:"tests"`
}

type testJSON struct {
	Name    string        `json:"name"`
	Verdict judge.Verdict `json:"verdict"`
	Engine  string        `json:"engine"`
	Steps   int64         `json:"steps"`
	TimeMS  float64       `json:"time_ms"`
	Message string        `json:"message"`
}

// JSON writes all results as one document, version 1. The same results give the
// same bytes but for time_ms, which has one decimal.
func JSON(w io.Writer, results []judge.Result) error {
	doc := document{Version: 1, Results: []submissionJSON{}}
	for _, r := range results {
		doc.Results = append(doc.Results, toJSON(r))
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(doc)
}

func toJSON(r judge.Result) submissionJSON {
	s := submissionJSON{Exercise: r.Exercise, File: filepath.ToSlash(r.File), Verdict: r.Verdict,
		Diagnostics: []frontend.Diagnostic{}, Tests: []testJSON{}}
	if r.Verdict != judge.InternalError {
		s.Score = &r.Score
	}
	for _, d := range r.Diagnostics {
		d.Message = Plain(d.Message)
		s.Diagnostics = append(s.Diagnostics, d)
	}
	for _, t := range r.Tests {
		s.Tests = append(s.Tests, testJSON{Name: t.Name, Verdict: t.Verdict, Engine: t.Engine, Steps: t.Steps,
			TimeMS: milliseconds(t.Time), Message: Plain(t.Message)})
	}
	return s
}

func milliseconds(d time.Duration) float64 {
	return math.Round(float64(d)/float64(time.Millisecond)*10) / 10
}
