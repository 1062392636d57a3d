package course

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestConfig(t *testing.T) {
	c, err := parseConfig("exercise.yaml", []byte("title: Every board\nsource: \"843\"\nlimits: {steps: 20_000, memory_mib: 64}\noutput: permutations+count\ncells: true\ntests:\n  n-is-9: {steps: 6, output_kib: 2}\n  9:\n    memory_mib: 1\n  plain:\n"))
	require.NoError(t, err)
	assert.Equal(t, &config{
		file: "exercise.yaml", title: "Every board", source: "843", output: PermutationsCount, cells: true,
		limits: limitFields{steps: 20_000, memory: 64},
		tests: []testLimits{
			{name: "n-is-9", line: 7, limits: limitFields{steps: 6, output: 2}},
			{name: "9", line: 8, limits: limitFields{memory: 1}},
			{name: "plain", line: 10},
		},
	}, c)
}

func TestConfigWithOneKeyOnly(t *testing.T) {
	c, err := parseConfig("exercise.yaml", []byte("title: >\n  Every\n  board\noutput: lines\n"))
	require.NoError(t, err)
	assert.Equal(t, &config{file: "exercise.yaml", title: "Every board", output: Lines}, c)
}

func TestConfigFaults(t *testing.T) {
	const rest = "title: A\noutput: lines\n"
	tests := []struct{ name, src, err string }{
		{"empty", "", "exercise.yaml: title is missing"},
		{"only a comment", "# nothing\n", "exercise.yaml: title is missing"},
		{"no output", "title: A\n", "exercise.yaml: output is missing; it is one of lines, numbered, permutations+count, counts, boards, number, rules"},
		{"unknown key", rest + "colour: red\n", `exercise.yaml:3: unknown key "colour"; there are title, source, limits, output, cells and tests`},
		{"key in capitals", "Title: A\noutput: lines\n", `exercise.yaml:1: unknown key "Title"; there are title, source, limits, output, cells and tests`},
		{"twice", "title: A\ntitle: B\n", `exercise.yaml:2: "title" stands in line 1 already`},
		{"unknown output", "title: A\noutput: box\n", `exercise.yaml:2: unknown output "box"; it is one of lines, numbered, permutations+count, counts, boards, number, rules`},
		{"a number for a title", "title: 12\noutput: lines\n", "exercise.yaml:1: title must be text, not 12; put it in quotes if it is meant so"},
		{"a list for a title", "title: [a, b]\noutput: lines\n", "exercise.yaml:1: title must be text, not [a, b]; put it in quotes if it is meant so"},
		{"no title after the colon", "title:\noutput: lines\n", "exercise.yaml:1: title must be text, not nothing; put it in quotes if it is meant so"},
		{"empty title", "title: ''\noutput: lines\n", "exercise.yaml:1: title must not be empty"},
		{"cells as text", rest + "cells: \"true\"\n", `exercise.yaml:3: cells must be true or false, not "true"`},
		{"cells as yes", rest + "cells: yes\n", `exercise.yaml:3: cells must be true or false, not yes`},
		{"zero", rest + "limits: {steps: 0}\n", "exercise.yaml:3: steps must be from 1 to 9223372036854775807, not 0"},
		{"negative", rest + "limits:\n  memory_mib: -1\n", "exercise.yaml:4: memory_mib must be from 1 to 2147483647, not -1"},
		{"too big", rest + "limits: {output_kib: 3000000000}\n", "exercise.yaml:3: output_kib must be from 1 to 2147483647, not 3000000000"},
		{"quoted", rest + "limits: {steps: \"5\"}\n", `exercise.yaml:3: steps must be a whole number, not "5"`},
		{"a fraction", rest + "limits: {steps: 1.5}\n", "exercise.yaml:3: steps must be a whole number, not 1.5"},
		{"unknown limit", rest + "limits: {step: 5}\n", `exercise.yaml:3: unknown limit "step"; there are steps, memory_mib and output_kib`},
		{"limits as a number", rest + "limits: 5\n", "exercise.yaml:3: limits must be keys with values, as in `steps: 1000`"},
		{"a list of tests", rest + "tests:\n  - a\n", "exercise.yaml:4: tests must be keys with values, as in `steps: 1000`"},
		{"a bad limit of a test", rest + "tests:\n  a: {steps: -5}\n", "exercise.yaml:4: steps must be from 1 to 9223372036854775807, not -5"},
		{"not a mapping", "hello\n", "exercise.yaml:1: the file must be keys with values, as in `steps: 1000`"},
		{"two documents", rest + "---\n" + rest, "exercise.yaml:3: a second document begins; there must be one"},
		{"two faults", "title: 1\noutput: lines\ncells: 2\n", "exercise.yaml:1: title must be text, not 1; put it in quotes if it is meant so\nexercise.yaml:3: cells must be true or false, not 2"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := parseConfig("exercise.yaml", []byte(test.src))
			assert.EqualError(t, err, test.err)
		})
	}
}

func TestConfigSyntaxFault(t *testing.T) {
	_, err := parseConfig("exercise.yaml", []byte("title: A\nlimits: {steps: 5\noutput: lines\n"))
	require.Error(t, err)
	assert.Regexp(t, `^exercise\.yaml:\d+: `, err.Error())
	assert.NotContains(t, err.Error(), "\n")
}

func FuzzConfig(f *testing.F) {
	f.Add([]byte("title: Every board\nsource: AcWing 843\nlimits: {steps: 20000000, memory_mib: 256, output_kib: 1024}\noutput: boards # drawn\ncells: true\ntests:\n  n-is-9: {steps: 60000000}\n"))
	f.Add([]byte("title: &a x\nsource: *a\ntests:\n  ? [1]\n  : {}\n"))
	f.Add([]byte("{title: |\n a\n, output: !!str lines}\n---\n"))
	f.Fuzz(func(t *testing.T, src []byte) {
		c, err := parseConfig("exercise.yaml", src)
		if err != nil {
			assert.True(t, strings.HasPrefix(err.Error(), "exercise.yaml"), "%v", err)
			return
		}
		assert.NotEmpty(t, c.title)
		assert.Contains(t, Layouts(), c.output)
		limits := c.limits.over(DefaultLimits())
		assert.Positive(t, limits.Steps)
		assert.Positive(t, limits.MemoryMiB)
		assert.Positive(t, limits.OutputKiB)
	})
}
