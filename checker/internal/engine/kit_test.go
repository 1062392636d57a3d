package engine

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const squares = `package main

import "fmt"

func main() {
	for i := 1; i <= 3; i++ {
		fmt.Println(i * i)
	}
	var p *int
	*p = 1
}
`

// withOwnStore gives the compiler a store that nobody has used.
func withOwnStore(t *testing.T) *Compiler {
	t.Helper()
	out, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Skip("needs the go command on the PATH")
	}
	t.Setenv("GOCACHE", string(out[:len(out)-1]))
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	return compilerOf(t)
}

// What a kit builds does what the go command's build does, with the same steps and
// lines.
func TestKitBuildsWhatTheGoCommandBuilds(t *testing.T) {
	c := withOwnStore(t)
	source := checked(t, squares).Counted(compiledMeter)
	s, err := c.Store()
	require.NoError(t, err)
	work, err := s.Work()
	require.NoError(t, err)
	defer work.Remove()

	k, err := c.kit(s, source)
	require.NoError(t, err)
	direct := filepath.Join(work.Dir, "direct.exe")
	require.NoError(t, k.build(c, work, source, direct))
	byGo := filepath.Join(work.Dir, "go.exe")
	out, err := c.goBuild(work, source, byGo)
	require.NoError(t, err, out)

	var ended [2]process
	for i, binary := range []string{direct, byGo} {
		limits := Limits{}.withDefaults(slowestCompiled)
		ended[i], err = execute(t.Context(), binary, []string{limits.environment()}, nil, input(nil), limits)
		require.NoError(t, err)
		ended[i].crash()
	}
	assert.Equal(t, "1\n4\n9\n", string(ended[0].Stdout))
	assert.Equal(t, &Failure{Message: "panic: runtime error: invalid memory address or nil pointer dereference", Line: 10}, ended[0].Failure)
	assert.Equal(t, ended[1].Failure, ended[0].Failure)
	assert.Equal(t, ended[1].Steps, ended[0].Steps)
	assert.Equal(t, ended[1].Stdout, ended[0].Stdout)
}

// A kit in the store is used again, and replaced where it is broken.
func TestKitInTheStore(t *testing.T) {
	c := withOwnStore(t)
	source := []byte(squares)
	s, err := c.Store()
	require.NoError(t, err)
	made, err := c.kit(s, source)
	require.NoError(t, err)
	imports, err := importsOf(source)
	require.NoError(t, err)
	key := sum("kit %s %q", c.surroundings(), imports)
	assert.Equal(t, made, storedKit(s, key))

	path, found := s.Find(key)
	require.True(t, found)
	for _, broken := range []string{"", "{", `{"Compile": "/no/such/file"}`} {
		require.NoError(t, os.WriteFile(path, []byte(broken), 0o600))
		assert.Nil(t, storedKit(s, key), broken)
	}
	later := NewCompiler()
	defer later.Close()
	again, err := later.kit(s, source)
	require.NoError(t, err)
	assert.Equal(t, made, again)
	assert.Equal(t, made, storedKit(s, key))
}

// What the compiler refuses is said in the go command's words.
func TestKitLeavesErrorsToTheGoCommand(t *testing.T) {
	c := withOwnStore(t)
	_, err := c.build(t.Context(), []byte("package main\n\nfunc main() { var s []int = 1 }\n"))
	assert.ErrorContains(t, err, "cannot use 1 (untyped int constant) as []int value")
}
