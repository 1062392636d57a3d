package judge

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
)

// together is an interpreter that takes tests in batches, and gives each its input
// back, up to one that is "endless".
type together struct {
	scripted
	batches [][]string // inputs
}

func (e *together) Batch(_ context.Context, _ *frontend.Program, trials []engine.Trial) ([]engine.Result, error) {
	var inputs []string
	var results []engine.Result
	for _, t := range trials {
		inputs = append(inputs, string(t.Stdin))
		results = append(results, engine.Result{Stdout: t.Stdin})
	}
	e.batches = append(e.batches, inputs)
	if end := slices.Index(inputs, "endless"); end >= 0 {
		results = results[:end]
	}
	return results, nil
}

// The tests of a batch run in the order of the lengths of their answers, and what is
// the same input runs once.
func TestBatchBeginsWithTheSmallest(t *testing.T) {
	ex := exerciseWith()
	for i, text := range []string{"22", "333333", "1", "22"} {
		ex.Tests = append(ex.Tests, course.Test{Name: fmt.Sprint(i), Input: []byte(text), Answer: []byte(text), Limits: course.Limits{Steps: 1 << 40}})
	}
	e := &together{}
	r := grade(t, Grader{Interpreter: e, Jobs: 2}, ex)
	assert.Equal(t, Accepted, r.Verdict)
	assert.Equal(t, [][]string{{"1", "22", "333333"}}, e.batches)
}

// The test at which a batch ends is the one that shows what is worth trying with the
// others; what the batch did before is not done again.
func TestTheEndOfABatch(t *testing.T) {
	ex := exerciseWith()
	for i, text := range []string{"22", "4444444444", "1", "endless", "55555555555"} {
		ex.Tests = append(ex.Tests, course.Test{Name: fmt.Sprint(i), Input: []byte(text), Answer: []byte(text), Limits: course.Limits{Steps: 1 << 40}})
	}
	e := &together{scripted: scripted{name: "yaegi", outcome: map[string]outcome{"*": prints("", 1<<20)}}}
	compiler := golang(map[string]outcome{"endless": prints("endless", 1<<20), "4444444444": prints("4444444444", 10), "55555555555": prints("55555555555", 10)})
	r := grade(t, Grader{Interpreter: e, Compiler: compiler}, ex)
	assert.Equal(t, "AC/yaegi AC/go AC/yaegi AC/go AC/go", verdicts(r))
	assert.Equal(t, []string{"endless@300000"}, e.asked)
}
