package cli_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"nqueens/checker/internal/cli"
)

// scripts is their folder.
var scripts = filepath.Join("testdata", "script")

// inTurn has scripts run one after the other, as calls of the checker change what
// belongs to the whole process.
type inTurn struct{ *testing.T }

// Parallel implements testscript.T, as do the others: the other scripts wait.
func (inTurn) Parallel() {}

func (inTurn) Verbose() bool { return testing.Verbose() }

func (t inTurn) Run(name string, do func(testscript.T)) {
	t.T.Run(name, func(t *testing.T) { do(inTurn{t}) })
}

// variables is the key of the names of the variables that a script begins with.
const variables = "variables"

// names are those of a list of NAME=VALUE.
func names(list []string) []string {
	var all []string
	for _, v := range list {
		name, _, _ := strings.Cut(v, "=")
		all = append(all, name)
	}
	return all
}

// call runs the checker in this process, in the folder and the environment of a
// script, and gives its exit status. What it is asked for takes no longer, mostly, than
// a process takes to start.
func call(ts *testscript.TestScript, args []string) int {
	dir, err := os.Getwd()
	ts.Check(err)
	set := ts.Value(variables).([]string)
	text, err := os.ReadFile(filepath.Join(scripts, ts.Name()+".txtar"))
	ts.Check(err)
	for _, m := range setting.FindAllSubmatch(text, -1) {
		set = append(set, string(m[1]))
	}
	environ := os.Environ()
	os.Clearenv()
	defer func() {
		os.Clearenv()
		for _, v := range environ {
			name, value, _ := strings.Cut(v, "=")
			ts.Check(os.Setenv(name, value))
		}
		ts.Check(os.Chdir(dir))
	}()
	for _, name := range set {
		if value := ts.Getenv(name); value != "" {
			ts.Check(os.Setenv(name, value))
		}
	}
	ts.Check(os.Chdir(ts.MkAbs(".")))
	ts.Check(os.Setenv("PWD", ts.MkAbs(".")))
	return cli.Main(args, strings.NewReader(""), ts.Stdout(), ts.Stderr())
}

// setting is a line of a script that sets a variable.
var setting = regexp.MustCompile(`(?m)^env (\w+)=`)
