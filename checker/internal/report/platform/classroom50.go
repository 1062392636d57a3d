package platform

import (
	"fmt"
	"io"
	"strings"

	"nqueens/checker/internal/judge"
)

// The result.json of Classroom 50, version 1, as the project publishes it
// (foundation50/classroom50, schemas/result-v1.schema.json, and its page Advanced
// Autograding).
type classroom50Result struct {
	Schema         string            `json:"schema"`
	Classroom      string            `json:"classroom"`
	Assignment     string            `json:"assignment"`
	AssignmentType string            `json:"assignment_type"`
	Owner          string            `json:"owner"`
	Submission     string            `json:"submission"`
	Commit         string            `json:"commit"`
	Release        string            `json:"release"`
	Review         string            `json:"review"`
	Datetime       string            `json:"datetime"` // UTC; the runner puts the commit's own in its place
	Score          int               `json:"score"`
	MaxScore       int               `json:"max-score"`
	Tests          []classroom50Test `json:"tests"`
}

type classroom50Test struct {
	Name     string `json:"test-name"`
	Passed   bool   `json:"passed"`
	Score    int    `json:"score"`
	MaxScore int    `json:"max-score"`
	Message  string `json:"message,omitempty"`
}

// writeClassroom50 reports a submission in whole points out of 100. Whose it is
// comes from the variables that Classroom 50's runner sets for every autograder.
func writeClassroom50(w io.Writer, r judge.Result, s Surroundings) error {
	doc := classroom50Result{Schema: "classroom50/result/v1", MaxScore: fullMarks,
		Datetime: s.Now().UTC().Format("2006-01-02T15:04:05Z"), Tests: []classroom50Test{}}
	var missing []string
	for _, field := range []struct {
		to       *string
		names    []string // the first that is set counts
		fallback string
	}{
		{&doc.Classroom, []string{"CLASSROOM"}, ""},
		{&doc.Assignment, []string{"ASSIGNMENT"}, ""},
		{&doc.AssignmentType, []string{"ASSIGNMENT_TYPE"}, "individual"},
		{&doc.Owner, []string{"OWNER", "USERNAME"}, ""},
		{&doc.Submission, []string{"SUBMISSION_TAG"}, ""},
		{&doc.Commit, []string{"COMMIT_URL"}, ""},
		{&doc.Release, []string{"RELEASE_URL"}, ""},
		{&doc.Review, []string{"REVIEW_URL", "COMMIT_URL"}, ""},
	} {
		*field.to = field.fallback
		for _, name := range field.names {
			if value := s.Getenv(name); value != "" {
				*field.to = line(value)
				break
			}
		}
		if *field.to == "" {
			missing = append(missing, field.names[0])
		}
	}
	if missing != nil {
		return fmt.Errorf("--format classroom50 is for an autograder that Classroom 50's runner has started: %s not set", strings.Join(missing, ", "))
	}
	doc.addTests(r)
	return encode(w, doc)
}

// addTests shares the points out. A program that could not be run has one test, so
// that its learner sees why.
func (doc *classroom50Result) addTests(r judge.Result) {
	for i, t := range r.Tests {
		test := classroom50Test{Name: line(t.Name), Passed: t.Verdict == judge.Accepted, MaxScore: wholeMarks(i, len(r.Tests))}
		if test.Passed {
			test.Score = test.MaxScore
		} else {
			test.Message = explanation(r, t)
		}
		if test.Name == "" {
			test.Name = "test"
		}
		doc.Score += test.Score
		doc.Tests = append(doc.Tests, test)
	}
	if len(r.Tests) == 0 {
		doc.Tests = append(doc.Tests, classroom50Test{Name: "compiles", MaxScore: fullMarks, Message: feedback(r)})
	}
}
