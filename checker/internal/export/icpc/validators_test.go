package icpc

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
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

// statuses are the exit statuses of the input validator for each of the inputs.
func statuses(t *testing.T, dir string, all inputs) map[string]int {
	t.Helper()
	args := []string{filepath.Join("testdata", "run_validators.py"), filepath.Join(dir, "input_validators", "validate_input.py")}
	var names []string
	for name, text := range all {
		file := filepath.Join(dir, fmt.Sprintf("case-%d", len(names)))
		writeFile(t, file, text)
		args, names = append(args, file), append(names, name)
	}
	command := exec.Command(python(t), args...)
	var said, faults bytes.Buffer
	command.Stdout, command.Stderr = &said, &faults
	require.NoError(t, command.Run(), faults.String())
	lines := strings.Fields(said.String())
	require.Len(t, lines, len(names), faults.String())
	found := map[string]int{}
	for i, name := range names {
		status, err := strconv.Atoi(lines[i])
		require.NoError(t, err)
		found[name] = status
	}
	return found
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
	python(t)
	c := openCourse(t)
	for i := range c.Exercises {
		e := &c.Exercises[i]
		t.Run(e.Name, func(t *testing.T) {
			t.Parallel()
			files, err := problemFiles(c, e, Spec2025)
			require.NoError(t, err)
			dir := unpack(t, files)
			valid, invalid := inputs{}, inputs{}
			for _, test := range e.Tests {
				valid[test.Name] = string(test.Input)
			}
			for name, text := range files {
				switch filepath.ToSlash(filepath.Dir(name)) {
				case "data/invalid_input":
					invalid[name] = string(text)
				case "data/valid_output", "data/invalid_output":
					if filepath.Ext(name) == ".in" {
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
			for name, status := range statuses(t, dir, valid) {
				assert.Equal(t, validatorAccepts, status, name)
			}
			for name, status := range statuses(t, dir, invalid) {
				assert.Equal(t, validatorRefuses, status, name)
			}
		})
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
	files, err := problemFiles(c, e, Legacy)
	require.NoError(t, err)
	dir := unpack(t, files)
	validator := filepath.Join(dir, "input_validators", "validate_input.py")
	assert.True(t, bytes.HasPrefix(files["input_validators/validate_input.py"], []byte("#!/usr/bin/env python3\n")))
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

// judgeOutput runs an output validator; message is what it tells the judges.
func judgeOutput(t *testing.T, validator, input, answer, output string) (status int, message string) {
	t.Helper()
	dir := t.TempDir() + string(filepath.Separator) // as the format has it
	writeFile(t, dir+"test.in", input)
	writeFile(t, dir+"test.ans", answer)
	status, said := runValidator(t, output, validator, dir+"test.in", dir+"test.ans", dir)
	assert.Empty(t, said)
	text, err := os.ReadFile(dir + "judgemessage.txt")
	if err != nil {
		require.ErrorIs(t, err, os.ErrNotExist)
	}
	return status, string(text)
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
			files, err := problemFiles(c, e, Spec2025)
			require.NoError(t, err)
			validator := filepath.Join(unpack(t, files), "output_validator", "validate_output.py")
			rule, ok := rules.For(e.Slug())
			require.True(t, ok)
			for _, test := range e.Tests {
				status, message := judgeOutput(t, validator, string(test.Input), string(test.Answer), string(test.Answer))
				assert.Equal(t, validatorAccepts, status, "the answer of %s: %s", test.Name, message)
			}
			for _, dir := range []string{"valid_output", "invalid_output"} {
				cases := below(files, "data/"+dir)
				assert.NotEmpty(t, cases)
				for name, output := range cases {
					base, isOutput := strings.CutSuffix(name, ".out")
					if !isOutput {
						continue
					}
					status, message := judgeOutput(t, validator, string(cases[base+".in"]), string(cases[base+".ans"]), string(output))
					_, fault := rule(cases[base+".in"], output)
					assert.Equal(t, dir == "valid_output", status == validatorAccepts, "%s: %s", name, message)
					assert.Equal(t, status == validatorAccepts, fault == "", "%s: %s", name, fault)
					if status != validatorAccepts {
						assert.Equal(t, validatorRefuses, status, name)
						assert.NotEmpty(t, message, name)
					}
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
