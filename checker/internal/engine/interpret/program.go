package interpret

import (
	"errors"
	"slices"

	"nqueens/checker/internal/box"
	"nqueens/checker/internal/engine/symbols"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/lower"
)

// A Program is all that the interpreter needs of a checked and lowered one.
type Program struct {
	Source  string
	Types   box.Types
	Imports []string
	Steps   int64 // at most; 0: any number, uncounted
	Exact   bool  // see LowerExactly
}

// Lower makes a checked program ready to be interpreted. It stops after a number
// of steps; with 0 it does not count them. The error says in the learner's terms
// why the interpreter cannot be relied on for this program.
func Lower(p *frontend.Program, steps int64) (Program, error) {
	return ready(lower.Lower(p, steps))
}

// LowerExactly is Lower for a slower program, whose run-time errors have Go's
// words.
func LowerExactly(p *frontend.Program, steps int64) (Program, error) {
	program, err := ready(lower.LowerExactly(p, steps))
	program.Exact = true
	return program, err
}

func ready(lowered *lower.Lowered, err error) (Program, error) {
	if err != nil {
		return Program{}, err
	}
	for _, path := range lowered.Imports {
		if slices.Contains(symbols.Uncallable, path) {
			return Program{}, errors.New("package " + path)
		}
	}
	return Program{Source: lowered.Source, Types: lowered.Types, Imports: lowered.Imports, Steps: lowered.Steps}, nil
}
