package icpc

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
	"nqueens/checker/internal/rules"
)

// The exit statuses of validators, in both specifications.
const validatorAccepts, validatorRefuses = 42, 43

// inputs are texts by names that say what they are.
type inputs map[string]string

// A validatorRun is one of a validator, and its arguments and standard input.
type validatorRun struct {
	Validator string   `json:"validator"`
	Args      []string `json:"args,omitempty"`
	Stdin     []byte   `json:"stdin"`
}

// A judgement is the exit status of a validator and what it says: an input validator
// on standard error, an output validator to the judges.
type judgement struct {
	Status int    `json:"status"`
	Said   string `json:"said"`
}

// validate runs validators one after the other, in one process.
func validate(t *testing.T, runs []validatorRun) []judgement {
	t.Helper()
	asked, err := json.Marshal(runs)
	require.NoError(t, err)
	command := exec.Command(python(t), filepath.Join("testdata", "run_validators.py"))
	command.Stdin = bytes.NewReader(asked)
	var said, faults bytes.Buffer
	command.Stdout, command.Stderr = &said, &faults
	require.NoError(t, command.Run(), faults.String())
	var found []judgement
	require.NoError(t, json.Unmarshal(said.Bytes(), &found), said.String())
	require.Len(t, found, len(runs))
	return found
}

// validatorIn writes the one validator in a folder of a package to a file of its own.
func validatorIn(t *testing.T, files folder.Files, dir string) string {
	t.Helper()
	found := below(files, dir)
	require.Len(t, found, 1, dir)
	path := filepath.Join(t.TempDir(), found.Paths()[0])
	writeFile(t, path, string(files[dir+"/"+found.Paths()[0]]))
	return path
}

// spoilt are texts that are near to a valid input and are none.
func spoilt(valid string) inputs {
	lines := strings.Split(strings.TrimSuffix(valid, "\n"), "\n")
	all := inputs{
		"no end of the last line":    strings.TrimSuffix(valid, "\n"),
		"carriage returns":           strings.ReplaceAll(valid, "\n", "\r\n"),
		"a space at the end":         strings.Replace(valid, "\n", " \n", 1),
		"a space before":             " " + valid,
		"an empty line at the end":   valid + "\n",
		"an empty line before":       "\n" + valid,
		"one more word":              strings.TrimSuffix(valid, "\n") + " 1\n",
		"a zero before":              "0" + valid,
		"a sign":                     "+" + valid,
		"a negative number":          "-" + valid,
		"a word":                     "x" + valid,
		"a fraction":                 strings.Replace(valid, "\n", ".0\n", 1),
		"a huge number":              strings.Replace(valid, "\n", strings.Repeat("0", 30)+"\n", 1),
		"a NUL":                      valid + "\x00\n",
		"other digits":               "٤" + valid,
		"a byte order mark":          "\ufeff" + valid,
		"a byte that is no UTF-8":    "\xff" + valid,
		"the first line twice":       lines[0] + "\n" + valid,
		"nothing":                    "",
		"tabs for spaces and a tab":  strings.ReplaceAll(valid, " ", "\t") + "\t\n",
		"the last line without text": strings.Join(lines[:len(lines)-1], "\n") + "\n\n",
	}
	for name, text := range all {
		if text == valid {
			delete(all, name)
		}
	}
	return all
}

// queries are the exercises whose input is any number of lines: there one line more or
// less is no fault.
var queries = []string{"04-bitmasks", "06-symmetry", "07-counting-fast"}

func TestInputValidators(t *testing.T) {
	c := openCourse(t)
	var runs []validatorRun
	var names []string
	var want []int
	for i := range c.Exercises {
		e := &c.Exercises[i]
		files := packageOf(t, c, e, Spec2025)
		valid, invalid := inputs{}, inputs{}
		for _, test := range e.Tests {
			valid[test.Name] = string(test.Input)
		}
		for name, text := range files {
			switch path.Dir(name) {
			case "data/invalid_input":
				invalid[name] = string(text)
			case "data/valid_output", "data/invalid_output":
				if path.Ext(name) == ".in" {
					valid[name] = string(text)
				}
			}
		}
		assert.NotEmpty(t, invalid)
		for name, text := range spoilt(string(e.Tests[0].Input)) {
			invalid[name] = text
		}
		if isQueries(e) {
			delete(invalid, "the first line twice")
		}
		validator := validatorIn(t, files, "input_validators")
		for status, all := range map[int]inputs{validatorAccepts: valid, validatorRefuses: invalid} {
			for name, text := range all {
				runs = append(runs, validatorRun{Validator: validator, Stdin: []byte(text)})
				names, want = append(names, e.Name+": "+name), append(want, status)
			}
		}
	}
	for i, got := range validate(t, runs) {
		assert.Equal(t, want[i], got.Status, "%s: %s", names[i], got.Said)
	}
}

func isQueries(e *course.Exercise) bool {
	for _, name := range queries {
		if e.Name == name {
			return true
		}
	}
	return false
}

// Judges call a validator as a program of its own, with whatever arguments.
func TestInputValidatorIsAProgram(t *testing.T) {
	c := openCourse(t)
	e, err := c.Exercise("08")
	require.NoError(t, err)
	files := packageOf(t, c, e, Legacy)
	assert.True(t, bytes.HasPrefix(files["input_validators/validate_input.py"], []byte("#!/usr/bin/env python3\n")))
	validator := validatorIn(t, files, "input_validators")
	status, _ := runValidator(t, "4 1\n2 3\n", validator)
	assert.Equal(t, validatorAccepts, status)
	status, said := runValidator(t, "4 1\n2 5\n", validator, "argument")
	assert.Equal(t, validatorRefuses, status)
	assert.Equal(t, "the column in line 2 is 5, not from 1 to 4\n", said)
}

// runValidator runs a Python program and returns its exit status and its errors.
func runValidator(t *testing.T, stdin string, args ...string) (status int, said string) {
	t.Helper()
	command := exec.Command(python(t), args...)
	command.Stdin = strings.NewReader(stdin)
	var faults bytes.Buffer
	command.Stderr = &faults
	err := command.Run()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return exit.ExitCode(), faults.String()
	}
	require.NoError(t, err)
	return 0, faults.String()
}

// An outputCase is an output that a validator judges, with its input and answer.
type outputCase struct{ input, answer, output []byte }

// outputRun is the run of a validator on a case, as a judge starts it.
func outputRun(t *testing.T, validator string, c outputCase) validatorRun {
	t.Helper()
	dir := t.TempDir() + string(filepath.Separator) // as the format has it
	writeFile(t, dir+"test.in", string(c.input))
	writeFile(t, dir+"test.ans", string(c.answer))
	return validatorRun{Validator: validator, Args: []string{dir + "test.in", dir + "test.ans", dir}, Stdin: c.output}
}

// message is what an output validator has told the judges.
func message(t *testing.T, run validatorRun) string {
	t.Helper()
	text, err := os.ReadFile(run.Args[2] + "judgemessage.txt")
	if err != nil {
		require.ErrorIs(t, err, os.ErrNotExist)
	}
	return string(text)
}

// judgeOutputs has an output validator judge cases.
func judgeOutputs(t *testing.T, validator string, cases []outputCase) []judgement {
	t.Helper()
	var runs []validatorRun
	for _, c := range cases {
		runs = append(runs, outputRun(t, validator, c))
	}
	found := validate(t, runs)
	for i := range found {
		assert.Empty(t, found[i].Said)
		found[i].Said = message(t, runs[i])
	}
	return found
}

func TestOutputValidatorIsAProgram(t *testing.T) {
	c := openCourse(t)
	e, err := c.Exercise("09")
	require.NoError(t, err)
	files := packageOf(t, c, e, Legacy)
	assert.True(t, bytes.HasPrefix(files["output_validators/validate_output.py"], []byte("#!/usr/bin/env python3\n")))
	validator := validatorIn(t, files, "output_validators")
	for output, want := range map[string]judgement{
		"2 4 1 3\n": {validatorAccepts, ""},
		"2 4 1\n":   {validatorRefuses, "3 words are printed, n is 4\n"},
	} {
		run := outputRun(t, validator, outputCase{[]byte("4\n"), []byte("3 1 4 2\n"), nil})
		status, said := runValidator(t, output, append([]string{validator}, run.Args...)...)
		assert.Empty(t, said)
		assert.Equal(t, want, judgement{status, message(t, run)})
	}
}

// An output validator and the rule in this checker are of one opinion.
func TestOutputValidatorsAgreeWithTheRules(t *testing.T) {
	c := openCourse(t)
	for i := range c.Exercises {
		e := &c.Exercises[i]
		if e.Output != course.ByRules {
			continue
		}
		t.Run(e.Name, func(t *testing.T) {
			files := packageOf(t, c, e, Spec2025)
			rule, ok := rules.For(e.Slug())
			require.True(t, ok)
			var cases []outputCase
			var names []string
			for _, test := range e.Tests {
				cases, names = append(cases, outputCase{test.Input, test.Answer, test.Answer}), append(names, "the answer of "+test.Name)
			}
			answers := len(cases)
			for _, dir := range []string{"data/valid_output", "data/invalid_output"} {
				outputs := 0
				for name, output := range below(files, dir) {
					if base, isOutput := strings.CutSuffix(dir+"/"+name, ".out"); isOutput {
						cases, names = append(cases, outputCase{files[base+".in"], files[base+".ans"], output}), append(names, base)
						outputs++
					}
				}
				assert.Positive(t, outputs, dir)
			}
			for i, got := range judgeOutputs(t, validatorIn(t, files, "output_validator"), cases) {
				_, fault := rule(cases[i].input, cases[i].output)
				assert.Equal(t, i < answers || path.Dir(names[i]) == "data/valid_output", got.Status == validatorAccepts, "%s: %s", names[i], got.Said)
				assert.Equal(t, got.Status == validatorAccepts, fault == "", "%s: %s", names[i], fault)
				if got.Status != validatorAccepts {
					assert.Equal(t, validatorRefuses, got.Status, names[i])
					assert.NotEmpty(t, got.Said, names[i])
				}
			}
		})
	}
}

// Cases for the validators are whole.
func TestOutputCasesComeInThrees(t *testing.T) {
	forEachPackage(t, func(t *testing.T, _ *course.Exercise, _ Spec, files folder.Files) {
		for _, dir := range []string{"data/valid_output", "data/invalid_output"} {
			for name := range below(files, dir) {
				base := dir + "/" + strings.TrimSuffix(name, filepath.Ext(name))
				for _, ext := range []string{".in", ".ans", ".out"} {
					assert.NotNil(t, files[base+ext], base+ext)
				}
			}
		}
	})
}
