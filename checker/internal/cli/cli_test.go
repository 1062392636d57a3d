package cli_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"nqueens/checker/internal/cli"
	"nqueens/checker/internal/engine"
)

// TestMain makes this test binary the command `checker`, too, and the child in
// which that command interprets a program.
func TestMain(m *testing.M) {
	engine.Main()
	testscript.Main(m, map[string]func(){
		"checker": func() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// The scripts in testdata/script read like sessions in a terminal, each in a
// fresh copy of the course of testdata/course.txtar. Beside the usual commands
// they have
//
//	exits STATUS checker ARGUMENT...   the checker must end with this status
//	exits STATUS exec COMMAND...       so must a command in a process of its own
//	timeless FILE...                   write 0 for every time_ms of a JSON report
//	zeros SIZE FILE                    make a file of so many zero bytes
//	latin1 FILE                        rewrite a UTF-8 file in Latin-1
//
// the conditions [root], [raced] and [full], and $NO_GO, a PATH with no Go toolchain. A checker that
// reads standard input needs a process of its own.
func TestScripts(t *testing.T) {
	cache, err := os.UserCacheDir()
	require.NoError(t, err)
	toolchain := goEnv(t, "GOCACHE", "GOPATH", "GOMODCACHE", "GOROOT")
	testscript.RunT(inTurn{t}, testscript.Params{
		Dir:                 scripts,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			env.Vars = append(env.Vars, toolchain...)
			env.Setenv("XDG_STATE_HOME", filepath.Join(env.WorkDir, "state"))
			env.Setenv("XDG_CACHE_HOME", cache) // what has been built once need not be again
			checker, err := exec.LookPath("checker")
			if err != nil {
				return err
			}
			env.Setenv("NO_GO", filepath.Dir(checker))
			env.Cd = filepath.Join(env.WorkDir, "course")
			env.Values[variables] = names(env.Vars)
			return unpack(filepath.Join("testdata", "course.txtar"), env.Cd)
		},
		Condition: func(name string) (bool, error) {
			switch name {
			case "root":
				return os.Geteuid() == 0, nil
			case "raced":
				return raced, nil
			case "full":
				return *full, nil
			}
			return false, errors.New("no such condition")
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":    exits,
			"timeless": timeless,
			"zeros":    zeros,
			"latin1":   latin1,
		},
	})
}

// goEnv is what a child needs of `go env` to build with the caches there are,
// as NAME=VALUE.
func goEnv(t *testing.T, names ...string) []string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"env"}, names...)...).Output()
	require.NoError(t, err)
	values := strings.Split(strings.TrimRight(string(out), "\r\n"), "\n")
	require.Len(t, values, len(names))
	for i, name := range names {
		values[i] = name + "=" + strings.TrimSpace(values[i])
	}
	return values
}

// unpack writes the files of an archive below a folder.
func unpack(archive, dir string) error {
	parsed, err := txtar.ParseFile(archive)
	if err != nil {
		return err
	}
	for _, f := range parsed.Files {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.Data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 || args[1] != "checker" && args[1] != "exec" {
		ts.Fatalf("usage: exits STATUS checker ARGUMENT..., or exits STATUS exec COMMAND...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if args[1] == "checker" {
		got = call(ts, args[2:])
	} else {
		got = start(ts, args[2:])
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

// start runs a command in a process of its own and gives its exit status.
func start(ts *testscript.TestScript, args []string) int {
	err := ts.Exec(args[0], args[1:]...)
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode()
	}
	ts.Check(err)
	return 0
}

var timeMS = regexp.MustCompile(`"time_ms": [0-9.]+`)

func timeless(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 {
		ts.Fatalf("usage: timeless FILE...")
	}
	for _, name := range args {
		path := ts.MkAbs(name)
		text := timeMS.ReplaceAllString(ts.ReadFile(name), `"time_ms": 0`)
		ts.Check(os.WriteFile(path, []byte(text), 0o644))
	}
}

func zeros(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: zeros SIZE FILE")
	}
	size, err := strconv.ParseInt(args[0], 10, 64)
	ts.Check(err)
	path := ts.MkAbs(args[1])
	ts.Check(os.WriteFile(path, nil, 0o644))
	ts.Check(os.Truncate(path, size))
}

func latin1(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: latin1 FILE")
	}
	var text []byte
	for _, r := range ts.ReadFile(args[0]) {
		text = append(text, byte(r))
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), text, 0o644))
}
