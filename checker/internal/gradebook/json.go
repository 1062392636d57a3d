package gradebook

import (
	"bufio"
	"encoding/json"
	"io"
	"math"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/report"
)

// The document's parts, their fields in the order in which they are written.
type (
	exerciseJSON struct {
		Name  string `json:"name"`
		Title string `json:"title"`
		Tests int    `json:"tests"`
	}
	studentJSON struct {
		Student  string `json:"student"`
		Name     string `json:"name"`
		ID       string `json:"id"`
		Email    string `json:"email"`
		InRoster bool   `json:"in_roster"` // true where there is no roster
		HandedIn bool   `json:"handed_in"`
	}
	resultJSON struct {
		Student string `json:"student"`
		report.Submission
		Late   bool     `json:"late"`
		Beside []string `json:"beside"` // files that came with it
	}
	attemptJSON struct {
		Student  string `json:"student"`
		Exercise string `json:"exercise"`
		File     string `json:"file"`
	}
	alikeJSON struct {
		Exercise string          `json:"exercise"`
		Students []string        `json:"students"`
		Pairs    []alikePairJSON `json:"pairs"`
		Further  int             `json:"further_pairs"`
	}
	alikePairJSON struct {
		Students   [2]string   `json:"students"`
		Similarity float64     `json:"similarity"` // two decimals, rounded down
		Lines      [2][][2]int `json:"lines"`      // of each student's file, both ends in it
	}
	unplacedJSON struct {
		File   string `json:"file"`
		Reason string `json:"reason"`
	}
)

// JSON writes everything as one document, version 1. Results have the fields of
// check's JSON report, without times. There is a list alike if programs were compared.
func (b *Book) JSON(w io.Writer) error {
	d := &documentWriter{w: bufio.NewWriter(w)}
	c := b.Class
	d.text("{\n  \"version\": 1")
	d.list("exercises", len(b.Exercises), func(i int) (any, error) {
		ex := b.Exercises[i]
		return exerciseJSON{ex.Name, ex.Title, len(ex.Tests)}, nil
	})
	d.list("students", len(c.Students), func(i int) (any, error) {
		s := c.Students[i]
		return studentJSON{report.Plain(s.Label), report.Plain(s.Name), report.Plain(s.ID), report.Plain(s.Email), s.Listed, s.Handed}, nil
	})
	d.list("results", len(c.Submissions), func(i int) (any, error) { return b.resultJSON(&c.Submissions[i]) })
	d.list("earlier", len(c.Earlier), func(i int) (any, error) {
		a := c.Earlier[i]
		return attemptJSON{report.Plain(a.Student), a.Exercise, report.Plain(a.File)}, nil
	})
	d.list("unplaced", len(c.Unplaced), func(i int) (any, error) {
		u := c.Unplaced[i]
		return unplacedJSON{report.Plain(u.File), report.Plain(u.Reason)}, nil
	})
	d.labels("missing", c.Missing())
	d.labels("unlisted", c.Unlisted())
	d.list("notes", len(c.Notes), func(i int) (any, error) { return report.Plain(c.Notes[i]), nil })
	if b.Compared {
		d.list("alike", len(b.Alike), func(i int) (any, error) { return toAlikeJSON(b.Alike[i]), nil })
	}
	d.text("\n}\n")
	if d.err != nil {
		return d.err
	}
	return d.w.Flush()
}

func (b *Book) resultJSON(s *class.Submission) (any, error) {
	g, err := b.Result(s)
	if err != nil {
		return nil, err
	}
	r := resultJSON{Student: report.Plain(s.Student), Submission: report.Of(g.Result), Late: s.Late, Beside: []string{}}
	r.File = report.Plain(r.File)
	for i := range r.Tests {
		r.Tests[i].TimeMS = nil
	}
	for _, file := range s.Beside {
		r.Beside = append(r.Beside, report.Plain(file))
	}
	return r, nil
}

func toAlikeJSON(a Alike) alikeJSON {
	doc := alikeJSON{Exercise: a.Exercise, Further: a.Further}
	for _, label := range a.Students {
		doc.Students = append(doc.Students, report.Plain(label))
	}
	for _, p := range a.Pairs {
		pair := alikePairJSON{Similarity: math.Floor(p.Similarity*100+1e-9) / 100}
		for side, label := range p.Students {
			pair.Students[side] = report.Plain(label)
			for _, l := range p.Lines[side] {
				pair.Lines[side] = append(pair.Lines[side], [2]int{l.From, l.To})
			}
		}
		doc.Pairs = append(doc.Pairs, pair)
	}
	return doc
}

// A documentWriter writes a JSON object whose lists are made one element at a time.
type documentWriter struct {
	w   *bufio.Writer
	err error
}

func (d *documentWriter) text(s string) {
	if d.err == nil {
		_, d.err = d.w.WriteString(s)
	}
}

func (d *documentWriter) list(name string, n int, element func(i int) (any, error)) {
	d.text(",\n  \"" + name + "\": [")
	enc := json.NewEncoder(untailed{d})
	enc.SetEscapeHTML(false)
	enc.SetIndent("    ", "  ")
	for i := 0; i < n && d.err == nil; i++ {
		if i > 0 {
			d.text(",")
		}
		d.text("\n    ")
		value, err := element(i)
		if err == nil {
			err = enc.Encode(value)
		}
		if d.err == nil {
			d.err = err
		}
	}
	if n > 0 {
		d.text("\n  ")
	}
	d.text("]")
}

func (d *documentWriter) labels(name string, students []class.Student) {
	d.list(name, len(students), func(i int) (any, error) { return report.Plain(students[i].Label), nil })
}

// untailed takes the line end off that an encoder writes after each value.
type untailed struct{ d *documentWriter }

func (u untailed) Write(text []byte) (int, error) {
	u.d.text(string(text[:len(text)-1]))
	return len(text), u.d.err
}
