package course

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// config is what an exercise.yaml says.
type config struct {
	file   string
	title  string
	source string
	output Layout
	cells  bool
	limits limitFields
	tests  []testLimits
}

// limitFields are the limits that were given; 0 stands for one that was not.
type limitFields struct {
	steps  int64
	memory int
	output int
}

// over replaces the limits that were given.
func (f limitFields) over(base Limits) Limits {
	if f.steps != 0 {
		base.Steps = f.steps
	}
	if f.memory != 0 {
		base.MemoryMiB = f.memory
	}
	if f.output != 0 {
		base.OutputKiB = f.output
	}
	return base
}

// testLimits is an entry below `tests:`.
type testLimits struct {
	name   string
	line   int
	limits limitFields
}

// limit sets the limits of an exercise's tests.
func (c *config) limit(e *Exercise) error {
	for i := range e.Tests {
		e.Tests[i].Limits = e.Limits
	}
	var errs []error
	for _, entry := range c.tests {
		i := slices.IndexFunc(e.Tests, func(t Test) bool { return t.Name == entry.name })
		if i < 0 {
			errs = append(errs, fmt.Errorf("%s:%d: there is no test %s; there are %s", c.file, entry.line, entry.name, testNames(e.Tests)))
			continue
		}
		e.Tests[i].Limits = entry.limits.over(e.Limits)
		e.Tests[i].Long = entry.limits.steps >= e.Limits.Steps
		e.Tests[i].Heavy = e.Tests[i].Limits.Steps > e.Limits.Steps
	}
	return errors.Join(errs...)
}

func testNames(tests []Test) string {
	var names []string
	for _, t := range tests {
		names = append(names, t.Name)
	}
	return strings.Join(names, ", ")
}
