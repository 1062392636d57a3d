package selfcheck_test

import "testing"

// ownPrograms are the checks of lessons whose programs print something else than
// a board, the count of all solutions and the table of counts.
var ownPrograms = map[string]func(t *testing.T, program string){
	"09-very-large-boards": assertVeryLargeBoards,
	"10-estimating":        assertEstimating,
}
