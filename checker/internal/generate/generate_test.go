package main

import (
	"bytes"
	"go/version"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

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

// TestSymbolsAreFresh reads much of the standard library's source, which takes
// some seconds.
func TestSymbolsAreFresh(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds; run without -short")
	}
	sameGo(t)
	fresh, err := symbolTables()
	require.NoError(t, err)
	checkedIn, err := filepath.Glob(filepath.Join(symbolsFolder, "*.go"))
	require.NoError(t, err)
	checkedIn = slices.DeleteFunc(checkedIn, func(file string) bool {
		src, err := os.ReadFile(file)
		require.NoError(t, err)
		return !bytes.HasPrefix(src, []byte("// Code generated ")) // written by hand
	})
	require.NotEmpty(t, checkedIn)
	assertFresh(t, symbolsFolder, checkedIn, fresh)
}

func TestStdList(t *testing.T) {
	list := stdList(map[string]string{"fmt": "", "net/http": "", "internal/abi": "", "net/http/internal": "", "vendor/golang.org/x/net/idna": "", "bufio": ""})
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

// Whatever module the engine of the pages is built from is named with its licence.
func TestLicencesAreFresh(t *testing.T) {
	sameGo(t)
	fresh, err := licences()
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
	modules, err := engineModules()
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
