package gradebook

import (
	"bufio"
	"io"

	"nqueens/checker/internal/report/platform"
)

// JUnit writes JUnit XML: a suite for each submission, named by its student, its
// exercise and its file, and a case for each test.
func (b *Book) JUnit(w io.Writer) error {
	out := bufio.NewWriter(w)
	j, err := platform.NewJUnit(out)
	if err != nil {
		return err
	}
	for i := range b.Class.Submissions {
		s := &b.Class.Submissions[i]
		g, err := b.Result(s)
		if err != nil {
			return err
		}
		if err := j.Add(s.Student+" "+s.Exercise+" "+s.File, g.Result); err != nil {
			return err
		}
	}
	if err := j.Close(); err != nil {
		return err
	}
	return out.Flush()
}
