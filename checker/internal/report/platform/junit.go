package platform

import (
	"encoding/xml"
	"io"
	"strconv"

	"nqueens/checker/internal/judge"
)

// A JUnit is a JUnit XML report under way: one test suite a submission, one test
// case a test. It holds none of what it has written, so a class of any size can
// pass through it.
//
// The elements are those of the schema that Jenkins publishes for the reports of
// Surefire (junit-10.xsd of its xunit plugin), which other readers of JUnit XML
// take too. There are no times: a program's time is its steps, which the checker
// counts, and a suite's properties hold the verdict and the score.
type JUnit struct {
	w   io.Writer
	xml *xml.Encoder
}

// NewJUnit begins a report. It is complete only after Close.
func NewJUnit(w io.Writer) (*JUnit, error) {
	if _, err := io.WriteString(w, xml.Header+"<testsuites name=\"checker\">\n"); err != nil {
		return nil, err
	}
	enc := xml.NewEncoder(w)
	enc.Indent("  ", "  ")
	return &JUnit{w, enc}, nil
}

// Add writes one submission under the name of its suite, which should tell it from
// all others of the report.
func (j *JUnit) Add(name string, r judge.Result) error {
	if err := j.xml.Encode(suiteOf(name, r)); err != nil {
		return err
	}
	_, err := io.WriteString(j.w, "\n")
	return err
}

// Close ends the report. It does not close the writer.
func (j *JUnit) Close() error {
	_, err := io.WriteString(j.w, "</testsuites>\n")
	return err
}

func writeJUnit(w io.Writer, results []judge.Result) error {
	j, err := NewJUnit(w)
	if err != nil {
		return err
	}
	for _, r := range results {
		if err := j.Add(r.Exercise+" "+fileOf(r), r); err != nil {
			return err
		}
	}
	return j.Close()
}

type junitSuite struct {
	XMLName    xml.Name        `xml:"testsuite"`
	Name       string          `xml:"name,attr"`
	Tests      int             `xml:"tests,attr"`
	Failures   int             `xml:"failures,attr"`
	Errors     int             `xml:"errors,attr"`
	Skipped    int             `xml:"skipped,attr"`
	File       string          `xml:"file,attr"`
	Properties []junitProperty `xml:"properties>property"`
	Cases      []junitCase     `xml:"testcase"`
}

type junitProperty struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

type junitCase struct {
	Name    string       `xml:"name,attr"`
	Class   string       `xml:"classname,attr"`
	Failure *junitReason `xml:"failure"`
	Error   *junitReason `xml:"error"`
	Skipped *junitReason `xml:"skipped"`
}

// A junitReason says why a case did not pass: the verdict's short name, its words,
// and the explanation.
type junitReason struct {
	Type    string `xml:"type,attr"`
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

func suiteOf(name string, r judge.Result) junitSuite {
	s := junitSuite{Name: line(name), File: fileOf(r),
		Properties: []junitProperty{{"exercise", line(r.Exercise)}, {"verdict", string(r.Verdict)}}}
	if r.Verdict != judge.InternalError {
		s.Properties = append(s.Properties, junitProperty{"score", strconv.FormatFloat(r.Score, 'f', 4, 64)})
	}
	for _, t := range r.Tests {
		s.add(line(t.Name), r, t.Verdict, explanation(r, t))
	}
	// A program that could not be run has no tests; its one case says so.
	switch {
	case len(r.Tests) > 0:
	case r.Verdict == judge.InternalError:
		s.add("grading", r, r.Verdict, fault(r))
	default:
		s.add("compiles", r, r.Verdict, feedback(r))
	}
	return s
}

// add adds one case. What the checker could not do is an error, and what it could
// not decide is skipped; only a verdict against the program is a failure.
func (s *junitSuite) add(name string, r judge.Result, v judge.Verdict, said string) {
	c := junitCase{Name: name, Class: line(r.Exercise)}
	reason := &junitReason{string(v), v.Words(), said}
	switch v {
	case judge.Accepted:
	case judge.Undecided:
		c.Skipped = reason
		s.Skipped++
	case judge.InternalError:
		c.Error = reason
		s.Errors++
	default:
		c.Failure = reason
		s.Failures++
	}
	s.Tests++
	s.Cases = append(s.Cases, c)
}
