package main

import (
	"bytes"
	"flag"
	"go/version"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var full = flag.Bool("full", false, "make the symbol tables of all packages, which takes many seconds")

const (
	frontendFolder = "../frontend"
	symbolsFolder  = "../engine/symbols"
	webFolder      = "../web"
)

// sameGo skips the test where the standard library is of another version than
// the one that the checked-in files come from.
func sameGo(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("needs the go command on the PATH")
	}
	made, err := os.ReadFile(filepath.Join(frontendFolder, "exportdata", "GOVERSION"))
	require.NoError(t, err)
	from := version.Lang(strings.TrimSpace(string(made)))
	require.NotEmpty(t, from, "%q", made)
	if here := version.Lang(runtime.Version()); here != from {
		t.Skipf("the checked-in files come from %s, and this is %s", from, here)
	}
}

// assertFresh compares what is checked in with what was just made.
func assertFresh(t *testing.T, folder string, checkedIn []string, fresh map[string][]byte) {
	t.Helper()
	for name, want := range fresh {
		if filepath.Base(name) == "GOVERSION" {
			continue // tells minor versions apart, which make the same files
		}
		got, err := os.ReadFile(filepath.Join(folder, name))
		require.NoError(t, err, "run go generate ./...")
		assert.True(t, bytes.Equal(got, want), "%s is not what go generate makes here; run go generate ./...", name)
	}
	for _, file := range checkedIn {
		name, err := filepath.Rel(folder, file)
		require.NoError(t, err)
		assert.Contains(t, fresh, filepath.ToSlash(name), "go generate no longer makes this file; delete it")
	}
}

func TestExportDataIsFresh(t *testing.T) {
	sameGo(t)
	fresh, err := exportData()
	require.NoError(t, err)
	checkedIn, err := filepath.Glob(filepath.Join(frontendFolder, "exportdata", "*"))
	require.NoError(t, err)
	assertFresh(t, frontendFolder, checkedIn, fresh)
}

// some packages have the tables that the ordinary run makes: one with names that are
// left out, one that is not in the pages, one of functions alone.
var some = []string{"os", "container/ring", "unicode/utf8"}

// TestSymbolsAreFresh reads the source of the packages and of all that they import,
// anew for each, which takes many seconds for all of them.
func TestSymbolsAreFresh(t *testing.T) {
	sameGo(t)
	packages := some
	if *full {
		packages = callable()
	}
	fresh, err := tablesOf(packages)
	require.NoError(t, err)
	assertFresh(t, symbolsFolder, nil, fresh)
}

// Every package that may be called has a table, and there is no other.
func TestEveryCallablePackageHasATable(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(symbolsFolder, "*.go"))
	require.NoError(t, err)
	var made []string
	for _, file := range files {
		src, err := os.ReadFile(file)
		require.NoError(t, err)
		if bytes.HasPrefix(src, []byte("// Code generated ")) {
			made = append(made, filepath.Base(file))
		}
	}
	var want []string
	for _, path := range callable() {
		want = append(want, tableFile(path))
	}
	assert.ElementsMatch(t, want, made, "run go generate ./...; delete what it no longer makes")
	for _, path := range some {
		assert.Contains(t, made, tableFile(path))
	}
}

func TestStdList(t *testing.T) {
	list := stdList([]string{"fmt", "net/http", "internal/abi", "net/http/internal", "vendor/golang.org/x/net/idna", "bufio"})
	assert.Equal(t, "bufio\nfmt\nnet/http\n", string(list))
}

func TestTablesLeaveOut(t *testing.T) {
	assert.Empty(t, refused("fmt"))
	patterns := refused("os")
	assert.Contains(t, patterns, "^Remove$")
	assert.Contains(t, patterns, "^Exit$")
	assert.NotContains(t, patterns, "^Stdin$")
}

func TestUsage(t *testing.T) {
	assert.EqualError(t, run(nil), "usage: generate exportdata|symbols|starters|licences, in the folder of the package that embeds them")
	assert.EqualError(t, run([]string{"all"}), `unknown kind "all": want exportdata, symbols, starters or licences`)
}

// modulesOfTheEngine asks the go command once for all tests.
var modulesOfTheEngine = sync.OnceValues(engineModules)

// Whatever module the engine of the pages is built from is named with its licence.
func TestLicencesAreFresh(t *testing.T) {
	sameGo(t)
	modules, err := modulesOfTheEngine()
	require.NoError(t, err)
	fresh, err := licencesOf(modules)
	require.NoError(t, err)
	assertFresh(t, webFolder, nil, fresh)
}

func TestLicencesNameEveryModule(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("needs the go command on the PATH")
	}
	text, err := os.ReadFile(filepath.Join(webFolder, "assets", "LICENSES-engine.txt"))
	require.NoError(t, err)
	assert.Contains(t, string(text), "Copyright 2009 The Go Authors")
	modules, err := modulesOfTheEngine()
	require.NoError(t, err)
	var names []string
	for _, m := range modules {
		names = append(names, m.path)
		assert.Contains(t, string(text), "\n"+m.path+" "+m.version+"\n\n", "run go generate ./checker/internal/web")
		words, err := licenceOf(m.dir)
		require.NoError(t, err)
		assert.Contains(t, string(text), words)
	}
	assert.Contains(t, names, "github.com/traefik/yaegi")
	assert.Contains(t, names, "golang.org/x/tools")
	assert.NotContains(t, names, "nqueens")
}

func TestAModuleWithoutALicence(t *testing.T) {
	_, err := licenceOf(t.TempDir())
	assert.ErrorContains(t, err, "there is no licence in ")
}
