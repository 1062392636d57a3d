// Package icpc makes problem packages of the exercises, in the format that DOMjudge,
// Kattis and their relatives install: statement, data, validators, submissions with
// known verdicts, limits.
//
// There are two specifications of it at icpc.io/problem-package-format: `legacy`, of
// which `legacy-icpc` is a part, and `2025-09`. What a judge needs and the course does
// not have, the kit of the exercise holds, a folder problems/NN-slug beside this file:
//
//	package.yaml       the time limit, and which mistakes are the wrong submissions
//	input.py           what an input must look like, in the words of reader.py
//	output.py          for exercises that are judged by rules: is an output right
//	invalid_input/     inputs that input.py must refuse, NAME.in
//	valid_output/      outputs that output.py must accept: NAME.in, NAME.ans, NAME.out
//	invalid_output/    and those that it must refuse
//
// Validators are in Python 3, the one language that both specifications promise beside
// C++; accepted submissions are the course's own programs, wrong ones come from package
// mistakes. The package reads the course and makes files; it runs nothing and writes
// nothing. The command `export icpc` calls it.
package icpc

import (
	"fmt"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
)

// A Spec is a version of the format.
type Spec string

const (
	Legacy   Spec = "legacy"  // icpc.io/problem-package-format/spec/legacy-icpc
	Spec2025 Spec = "2025-09" // icpc.io/problem-package-format/spec/2025-09
)

// Specs are all versions, in the order in which they are listed to people.
func Specs() []Spec { return []Spec{Legacy, Spec2025} }

// Files are the packages of some exercises, each in a folder of its own. The error
// says which exercise cannot be packed and what to do; then there are no files.
func Files(c *course.Course, exercises []*course.Exercise, spec Spec) (folder.Files, error) {
	all := folder.Files{}
	for _, e := range exercises {
		files, err := problemFiles(c, e, spec)
		if err != nil {
			return nil, fmt.Errorf("exercise %s cannot be packed: %w", e.Name, err)
		}
		for name, text := range files {
			all[ShortName(e)+"/"+name] = text
		}
	}
	return all, nil
}

// ShortName is the name of an exercise's package, such as "04bitmasks": the format
// has small letters and digits only.
func ShortName(e *course.Exercise) string { return strings.ReplaceAll(e.Name, "-", "") }

// problemFiles are the files of one package.
func problemFiles(c *course.Course, e *course.Exercise, spec Spec) (folder.Files, error) {
	k, err := readKit(c, e)
	if err != nil {
		return nil, err
	}
	p := problem{course: c, exercise: e, kit: k, spec: spec, files: folder.Files{}}
	for _, part := range []func() error{p.metadata, p.statement, p.data, p.validators, p.submissions} {
		if err := part(); err != nil {
			return nil, err
		}
	}
	return p.files, p.checkTexts()
}
