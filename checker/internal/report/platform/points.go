package platform

import (
	"encoding/json"
	"io"
	"math"

	"nqueens/checker/internal/judge"
)

// fullMarks are the points of a submission that is accepted, on platforms that
// count in points and not in shares.
const fullMarks = 100

// marks is the score of a submission in points, rounded down to hundredths as in a
// gradebook, so that only a program with every test accepted has full marks.
func marks(r judge.Result) float64 {
	if r.Verdict == judge.InternalError {
		return 0
	}
	return math.Floor(r.Score*fullMarks*100+1e-6) / 100
}

// wholeMarks shares the full marks out to tests in whole points: test i of n, from
// 0. Together they are the full marks, whatever n.
func wholeMarks(i, n int) int { return fullMarks*(i+1)/n - fullMarks*i/n }

// encode writes a JSON document. Characters such as < stay as they are: whoever
// puts a text into a page escapes it there.
func encode(w io.Writer, document any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(document)
}
