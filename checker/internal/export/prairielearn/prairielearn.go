// Package prairielearn writes the exercises as questions for a PrairieLearn course:
// a folder questions/nqueens with one externally graded question an exercise, and
// serverFilesCourse/nqueens with the checker and the script that grades. The form
// of both is on PrairieLearn's page "External Grading" (docs/externalGrading.md) and
// in its schema of info.json (infoQuestion.json).
//
// The package makes files in memory and runs nothing. The command line calls it.
package prairielearn

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/export"
	"nqueens/checker/internal/folder"
	"nqueens/checker/internal/starter"
)

//go:embed grade.sh
var grade []byte

// Image is where submissions are graded if the instructor has no image of their own:
// it has the Go toolchain, which the checker compiles programs with.
const Image = "golang:1.26"

// timeout is in seconds; PrairieLearn allows 600. It leaves time for Go to compile
// its own packages first, which in an image like golang:1.26 no program has done yet.
const timeout = 300

// The info.json of a question, version 3.
type info struct {
	UUID          string   `json:"uuid"`
	Title         string   `json:"title"`
	Topic         string   `json:"topic"`
	Tags          []string `json:"tags"`
	Type          string   `json:"type"`
	GradingMethod string   `json:"gradingMethod"`
	SingleVariant bool     `json:"singleVariant"`
	PartialCredit bool     `json:"partialCredit"`
	Grading       grading  `json:"externalGradingOptions"`
}

type grading struct {
	Enabled           bool     `json:"enabled"`
	Image             string   `json:"image"`
	Entrypoint        []string `json:"entrypoint"`
	ServerFilesCourse []string `json:"serverFilesCourse"`
	Timeout           int      `json:"timeout"` // seconds
	EnableNetworking  bool     `json:"enableNetworking"`
}

// Files are all that is copied into a PrairieLearn course, by paths from its folder.
// Checker is the program for Linux on amd64; image is that of every question.
func Files(c *course.Course, checker []byte, image string) (folder.Files, error) {
	files := folder.Files{
		"serverFilesCourse/nqueens/checker":  checker,
		"serverFilesCourse/nqueens/grade.sh": grade,
		"serverFilesCourse/nqueens/go.mod":   []byte(export.Module),
	}
	for i := range c.Exercises {
		e := &c.Exercises[i]
		if e.Err != nil {
			return nil, e.Err
		}
		if err := addQuestion(files, e, image); err != nil {
			return nil, fmt.Errorf("exercise %s cannot be made a question: %w", e.Name, err)
		}
	}
	return files, nil
}

// addQuestion adds one question. Its folder tests/ is the exercise's own folder, so
// that tests can be added to tests/tests/ as they can here.
func addQuestion(files folder.Files, e *course.Exercise, image string) error {
	dir := "questions/nqueens/" + e.Name + "/"
	exercise, err := export.Exercise(e)
	if err != nil {
		return err
	}
	for name, text := range exercise {
		files[dir+"tests/"+name] = text
	}
	var written bytes.Buffer
	enc := json.NewEncoder(&written)
	enc.SetIndent("", "  ")
	err = enc.Encode(info{
		UUID: uuid(e.Name), Title: e.Title, Topic: "Backtracking", Tags: []string{"code", "Go"},
		Type: "v3", GradingMethod: "External", SingleVariant: true, PartialCredit: true,
		Grading: grading{Enabled: true, Image: image, Entrypoint: []string{"/grade/serverFilesCourse/nqueens/grade.sh", e.Name},
			ServerFilesCourse: []string{"nqueens/"}, Timeout: timeout},
	})
	if err != nil {
		return err
	}
	files[dir+"info.json"] = written.Bytes()
	if files[dir+"question.html"], err = question(exercise["README.md"]); err != nil {
		return err
	}
	files[dir+"starter.go"], err = begin(e)
	return err
}

// begin is what the editor of a question shows at first.
func begin(e *course.Exercise) ([]byte, error) {
	if text, err := starter.Of(e.Name); err == nil {
		return text, nil
	}
	return os.ReadFile(e.Starter())
}

// uuid is the question's identity in a course. It depends on the exercise's name
// alone, so that a question that is exported anew stays the same question. It has
// the form of RFC 9562, version 8.
func uuid(name string) string {
	sum := sha256.Sum256([]byte("nqueens prairielearn question " + name))
	sum[6] = sum[6]&0x0f | 0x80
	sum[8] = sum[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", sum[0:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
}
