package diagnosis

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
)

// The beginning of an output that was cut off says whether too much is found.
func TestAttacked(t *testing.T) {
	for _, tc := range []struct {
		name   string
		layout course.Layout
		output string
		want   string
	}{
		{"too much is found", course.Boards, boards(found(4, noColumns)...) + "Q..", "In board 1 the queens at row 1, column 1 and row 2, column 1 share a column." +
			"\n\nQ...\nQ...\nQ...\nQ..."},
		{"only solutions", course.Boards, boards(firstSolutions(4, 2)...) + boards(firstSolutions(4, 2)...), ""},
		{"other boards", course.Boards, boards(found(3, noColumns)...), ""},
		{"numbers", course.Counts, "1\n1\n1\n", ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			assert.Equal(t, tc.want, Attacked(example{input: "4\n", answer: boardsOf4, output: tc.output}.asCase(tc.layout)))
		})
	}
}
