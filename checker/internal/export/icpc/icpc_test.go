package icpc

import (
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
)

// theCourse is read once for all tests, which do not change it.
var theCourse = sync.OnceValues(func() (*course.Course, error) { return course.Open(".") })

func openCourse(t *testing.T) *course.Course {
	t.Helper()
	c, err := theCourse()
	require.NoError(t, err)
	return c
}

// packages are those that a test has asked for, by their version and exercise. No test
// changes one, or runs beside another.
var packages = map[string]folder.Files{}

// packageOf are the files of the package of an exercise.
func packageOf(t *testing.T, c *course.Course, e *course.Exercise, spec Spec) folder.Files {
	t.Helper()
	key := string(spec) + "/" + e.Name
	if packages[key] == nil {
		files, err := problemFiles(c, e, spec)
		require.NoError(t, err)
		packages[key] = files
	}
	return packages[key]
}

// forEachPackage runs a test on the package of every exercise in both versions.
func forEachPackage(t *testing.T, test func(t *testing.T, e *course.Exercise, spec Spec, files folder.Files)) {
	c := openCourse(t)
	for _, spec := range Specs() {
		for i := range c.Exercises {
			e := &c.Exercises[i]
			t.Run(string(spec)+"/"+e.Name, func(t *testing.T) {
				test(t, e, spec, packageOf(t, c, e, spec))
			})
		}
	}
}

// below are the files of one of a package's folders.
func below(files folder.Files, dir string) folder.Files {
	found := folder.Files{}
	for name, text := range files {
		if strings.HasPrefix(name, dir+"/") {
			found[strings.TrimPrefix(name, dir+"/")] = text
		}
	}
	return found
}

// The parts that the specifications ask for, and no file that they do not know.
func TestEveryPackageHasItsParts(t *testing.T) {
	legacy := regexp.MustCompile(`^(problem\.yaml|domjudge-problem\.ini|problem_statement/problem\.(en\.tex|html)|` +
		`data/(sample|secret)/[^/]+\.(in|ans|desc)|input_validators/[^/]+\.py|output_validators/[^/]+\.py|` +
		`submissions/(accepted|wrong_answer|time_limit_exceeded|run_time_error)/[^/]+\.go)$`)
	latest := regexp.MustCompile(`^(problem\.yaml|problem\.html|statement/problem\.en\.tex|` +
		`data/(sample|secret)/[^/]+\.(in|ans|yaml)|data/invalid_input/[^/]+\.in|data/(valid|invalid)_output/[^/]+\.(in|ans|out)|` +
		`input_validators/[^/]+\.py|output_validator/[^/]+\.py|submissions/submissions\.yaml|` +
		`submissions/(accepted|wrong_answer|time_limit_exceeded|run_time_error)/[^/]+\.go)$`)
	forEachPackage(t, func(t *testing.T, e *course.Exercise, spec Spec, files folder.Files) {
		allowed := legacy
		if spec == Spec2025 {
			allowed = latest
		}
		for name := range files {
			assert.Regexp(t, allowed, name)
		}
		for _, dir := range []string{"data/secret", "input_validators", "submissions/accepted", "submissions/wrong_answer",
			"submissions/time_limit_exceeded", "submissions/run_time_error"} {
			assert.NotEmpty(t, below(files, dir), dir)
		}
		outputs := len(below(files, "output_validators")) + len(below(files, "output_validator"))
		assert.Equal(t, e.Output == course.ByRules, outputs == 1, "an output validator")
		assert.Regexp(t, `^[a-z0-9]+$`, ShortName(e))
	})
}

// All tests of the course are there, and each input has its answer.
func TestDataIsThatOfTheCourse(t *testing.T) {
	forEachPackage(t, func(t *testing.T, e *course.Exercise, _ Spec, files folder.Files) {
		inputs := 0
		for name := range files {
			base, ext := strings.TrimSuffix(name, path.Ext(name)), path.Ext(name)
			if dir := path.Dir(name); dir != "data/sample" && dir != "data/secret" || path.Base(base) == "test_group" {
				continue
			}
			assert.NotNil(t, files[base+".in"], name)
			assert.NotNil(t, files[base+".ans"], name)
			if ext == ".in" {
				inputs++
			}
		}
		whole := 0
		for _, test := range e.Tests {
			if test.Head {
				continue
			}
			whole++
			dir := "data/secret/"
			if test.Sample {
				dir = "data/sample/"
			}
			assert.Equal(t, string(test.Input), string(files[dir+test.Name+".in"]))
			assert.Equal(t, string(test.Answer), string(files[dir+test.Name+".ans"]))
		}
		assert.Equal(t, whole, inputs)
	})
}

// What a text may be, and what its name.
func TestTextsAreAsTheFormatWantsThem(t *testing.T) {
	for _, tc := range []struct{ name, text, want string }{
		{"data/secret/a b.in", "1\n", "a b.in: a name may have letters"},
		{"data/secret/-a.in", "1\n", "a name may have"},
		{"data/secret/ab.in", "1\r\n", "carriage return"},
		{"data/secret/ab.in", "1", "end of a line"},
		{"data/secret/ab.in", "\xff\n", "UTF-8"},
		{"data/secret/ab.in", "\ufeff1\n", "UTF-8"},
		{"data/secret/ab.in", "", ""},
		{"data/secret/ab.in", "1\n", ""},
	} {
		err := (&problem{files: folder.Files{tc.name: []byte(tc.text)}}).checkTexts()
		if tc.want == "" {
			assert.NoError(t, err, tc.text)
		} else {
			assert.ErrorContains(t, err, tc.want)
		}
	}
}

// Two exports are the same to the byte, and an identifier outlives them.
func TestExportsAreTheSame(t *testing.T) {
	c := openCourse(t)
	var all []*course.Exercise
	for i := range c.Exercises {
		all = append(all, &c.Exercises[i])
	}
	first, err := Files(c, all, Legacy)
	require.NoError(t, err)
	second, err := Files(c, all, Legacy)
	require.NoError(t, err)
	assert.Equal(t, first, second)
	// Made with Python: uuid.uuid5(uuid.NAMESPACE_URL, "nqueens/exercises/04-bitmasks")
	assert.Contains(t, string(first["04bitmasks/problem.yaml"]), "uuid: a8f10ae9-2b75-5977-89d8-1d5c38de6076")
}

// A course whose exercise has no kit, or a faulty one, says what to do.
func TestWhatAKitLacksIsSaid(t *testing.T) {
	const dir = kitsDir + "/01-count/"
	whole := map[string]string{
		"go.mod":                           "module nqueens\n",
		"exercises/01-count/README.md":     "# Count\n\n## Sample\n\n```input\n4\n```\n\n```output\n2\n```\n",
		"exercises/01-count/exercise.yaml": "title: Count\noutput: number\n",
		"exercises/01-count/tests/six.in":  "6\n",
		"exercises/01-count/tests/six.ans": "4\n",
		"solutions/01-count/main.go":       "// Masks: one number.\npackage main\n",
		dir + "package.yaml":               "time_limit: 1\nwrong_answer: [e01_right_to_left]\ntime_limit_exceeded: [e01_never_ends]\nrun_time_error: [e01_board_of_eight_from_one]\n",
		dir + "input.py":                   "accept()\n",
	}
	for _, tc := range []struct{ name, file, text, want string }{
		{"whole", "", "", ""},
		{"no package.yaml", dir + "package.yaml", "-", "01-count/package.yaml is missing"},
		{"no grammar", dir + "input.py", "-", "01-count/input.py is missing"},
		{"an unknown key", dir + "package.yaml", "time_limits: 1\n", "time_limits"},
		{"no time limit", dir + "package.yaml", "wrong_answer: []\n", "time_limit must be"},
		{"no wrong answer", dir + "package.yaml", "time_limit: 1\n", "wrong_answer needs the name of at least one program"},
		{"an unknown mistake", dir + "package.yaml", "time_limit: 1\nwrong_answer: [nobody]\n", `no mistake "nobody"`},
		{"another verdict", dir + "package.yaml", "time_limit: 1\nwrong_answer: [e01_never_ends]\n", "e01_never_ends is a program for exercise 01 with the verdict [TLE], and cannot stand under wrong_answer"},
		{"another exercise", dir + "package.yaml", "time_limit: 1\nwrong_answer: [e04_counts_add_up]\n", "for exercise 04"},
		{"samples only", "exercises/01-count/tests", "-", "no test beside its samples"},
		{"an answer without an end", "exercises/01-count/tests/six.ans", "4", "six.ans does not end with the end of a line"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			root := t.TempDir()
			for name, text := range whole {
				writeFile(t, filepath.Join(root, filepath.FromSlash(name)), text)
			}
			switch tc.text {
			case "":
			case "-":
				require.NoError(t, os.RemoveAll(filepath.Join(root, filepath.FromSlash(tc.file))))
			default:
				writeFile(t, filepath.Join(root, filepath.FromSlash(tc.file)), tc.text)
			}
			c, err := course.Open(root)
			require.NoError(t, err)
			require.NoError(t, c.Exercises[0].Err)
			files, err := Files(c, []*course.Exercise{&c.Exercises[0]}, Legacy)
			if tc.want == "" {
				require.NoError(t, err)
				assert.Contains(t, files, "01count/problem.yaml")
				return
			}
			assert.ErrorContains(t, err, tc.want)
			assert.ErrorContains(t, err, "exercise 01-count cannot be packed")
			assert.Empty(t, files)
		})
	}
}

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
}

// unpack writes a package into a new folder.
func unpack(t *testing.T, files folder.Files) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		writeFile(t, filepath.Join(dir, filepath.FromSlash(name)), string(text))
	}
	return dir
}

// interpreter is the path of Python 3, or empty. What stands on the PATH may be a script
// that looks for the interpreter each time, and takes longer than a validator does.
var interpreter = sync.OnceValue(func() string {
	found, err := exec.Command("python3", "-c", "import sys; print(sys.executable)").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(found))
})

// python is the interpreter that the validators need.
func python(t *testing.T) string {
	t.Helper()
	if interpreter() == "" {
		t.Skip("the validators are in Python 3, and there is no python3 here")
	}
	return interpreter()
}
