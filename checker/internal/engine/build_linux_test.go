package engine

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"nqueens/checker/internal/frontend"
)

func TestPastLimits(t *testing.T) {
	for words, past := range map[string]bool{
		"runtime: out of memory: cannot allocate 8-byte block\nfatal error: out of memory\n": true,
		"# nqueens/checker\nfatal error: runtime: cannot allocate memory\n":                  true,
		"SIGXFSZ: file size limit exceeded\nPC=0x47 m=0\n":                                   true,
		"link: write main: file too large\n":                                                 true,
		"SIGSEGV: segmentation violation\nPC=0x47 m=0\n":                                     true,
		"go: fork/exec compile: cannot allocate memory\n":                                    false,
		"go: write main: no space left on device\n":                                          false,
	} {
		assert.Equal(t, past, pastLimits().MatchString(words), words)
	}
}

// Where the checker has fewer addresses than others, a compiler without memory says
// nothing of the program.
func TestNotTooMuchForANarrowMachine(t *testing.T) {
	const words = "fatal error: runtime: out of memory\n"
	var limit unix.Rlimit
	require.NoError(t, unix.Getrlimit(unix.RLIMIT_AS, &limit))
	if limit.Cur != unix.RLIM_INFINITY {
		t.Skip("these tests run on such a machine")
	}
	assert.True(t, isTooMuch(words))
	require.NoError(t, unix.Setrlimit(unix.RLIMIT_AS, &unix.Rlimit{Cur: 1 << 62, Max: limit.Max}))
	defer unix.Setrlimit(unix.RLIMIT_AS, &limit)
	assert.False(t, isTooMuch(words))
}

// A short program can ask the compiler for any amount of memory or disk, in its own
// name or in that of the go command. The memory takes half a minute to fill.
func TestTooMuchForTheCompiler(t *testing.T) {
	c := compilerOf(t)
	for name, bytes := range map[string]int{"memory": buildMemory, "file": buildFile + 1<<20} {
		t.Run(name, func(t *testing.T) {
			if name == "memory" && !*full {
				t.Skip("takes long; run with -full")
			}
			p := checked(t, fmt.Sprintf("package main\n\nvar table = [%d]byte{%d: 1}\n\nfunc main() { println(table[5]) }\n", bytes, bytes-1))
			var rejection *frontend.Rejection
			_, err := c.Run(t.Context(), p, nil, Limits{})
			require.ErrorAs(t, err, &rejection)
			assert.Contains(t, rejection.Diagnostics[0].Message, "larger than 128 MiB, or the compiler needs more than 1024 MiB of memory")

			s, err := c.Store()
			require.NoError(t, err)
			work, err := s.Work()
			require.NoError(t, err)
			defer work.Remove()
			out, err := c.goBuild(work, p.Counted(compiledMeter), work.Dir+"/main")
			require.Error(t, err)
			assert.Regexp(t, pastLimits(), out)
		})
	}
}
