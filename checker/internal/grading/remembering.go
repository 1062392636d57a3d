package grading

import (
	"context"
	"crypto/sha256"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/judge"
)

// Remembering is a grader that grades what its store does not know yet. Of what it
// knows it gives what reports show; sources, inputs, outputs and times are not kept.
type Remembering struct {
	Grader   Grader
	Identity string // as in Run
	Store    *Store
}

// Grade implements Grader. A store that cannot be read or written to is done without.
func (g Remembering) Grade(ctx context.Context, ex *course.Exercise, file string, src []byte) judge.Result {
	definition, err := sumOfExercise(ex)
	if err != nil {
		return g.Grader.Grade(ctx, ex, file, src)
	}
	k := keyOf(g.Identity, definition, sha256.Sum256(src))
	if known, there, err := g.Store.get(k); there && err == nil {
		return known.graded(ex.Name, ex.Title, file).Result
	}
	result := g.Grader.Grade(ctx, ex, file, src)
	if result.Verdict != judge.InternalError && ctx.Err() == nil {
		g.Store.put(k, recordOf(result)) // in vain is no harm
	}
	return result
}
