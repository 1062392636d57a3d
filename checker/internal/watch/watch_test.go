package watch

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const limit = 1 << 20

// await gives the next change, which must come soon.
func await(t *testing.T, w *Watcher) Change {
	t.Helper()
	select {
	case c := <-w.Changes:
		return c
	case <-time.After(time.Minute):
		require.Fail(t, "no change was noticed")
		return Change{}
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
}

// The ways in which editors and tools save a file.
var saves = map[string]func(t *testing.T, file, text string){
	"in place": write,
	"by a rename over it, as VS Code may": func(t *testing.T, file, text string) {
		write(t, file+".tmp", text)
		require.NoError(t, os.Rename(file+".tmp", file))
	},
	"with a backup, as vim does": func(t *testing.T, file, text string) {
		os.Remove(file + "~")
		require.NoError(t, os.Rename(file, file+"~"))
		write(t, file, text)
	},
	"by deleting and creating": func(t *testing.T, file, text string) {
		require.NoError(t, os.Remove(file))
		write(t, file, text)
	},
	"in pieces": func(t *testing.T, file, text string) {
		f, err := os.Create(file)
		require.NoError(t, err)
		defer f.Close()
		for _, b := range []byte(text) {
			_, err := f.Write([]byte{b})
			require.NoError(t, err)
		}
	},
}

func TestEveryWayOfSaving(t *testing.T) {
	for name, save := range saves {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "main.go")
			write(t, file, "at first")
			w := File(t.Context(), file, limit)
			assert.Equal(t, "at first", string(await(t, w).Content))
			for i := range 3 {
				text := fmt.Sprintf("content number %d", i)
				save(t, file, text)
				c := await(t, w)
				for string(c.Content) != text { // a state in between may be seen
					c = await(t, w)
				}
				assert.NoError(t, c.Err)
			}
		})
	}
}

func TestTheSameTextIsNoNews(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	write(t, file, "text")
	w := File(t.Context(), file, limit)
	await(t, w)
	write(t, file, "text")
	write(t, filepath.Join(dir, "other.go"), "of no interest")
	time.Sleep(2 * lookEvery)
	write(t, file, "other text")
	assert.Equal(t, "other text", string(await(t, w).Content))
}

// A file that is emptied and then written is reported as it is written; one that
// stays empty is reported, too.
func TestAFileThatIsEmptiedFirst(t *testing.T) {
	file := filepath.Join(t.TempDir(), "main.go")
	write(t, file, "text")
	w := File(t.Context(), file, limit)
	await(t, w)
	for tries := 0; ; tries++ {
		text := fmt.Sprint("text number ", tries)
		emptied := time.Now()
		write(t, file, "")
		time.Sleep(2 * settle)
		write(t, file, text)
		written := time.Since(emptied)
		seen := string(await(t, w).Content)
		if seen == text {
			break
		}
		require.Greater(t, written, patience, "an empty file is reported while it is written")
		require.Less(t, tries, 20, "this machine is too busy")
		require.Equal(t, text, string(await(t, w).Content))
	}
	write(t, file, "")
	assert.Empty(t, await(t, w).Content)
}

// What the file held is known before anything can be saved into it.
func TestTheStartIsSeenAtOnce(t *testing.T) {
	file := filepath.Join(t.TempDir(), "main.go")
	write(t, file, "at first")
	w := File(t.Context(), file, limit)
	select {
	case c := <-w.Changes:
		assert.Equal(t, "at first", string(c.Content))
	default:
		assert.Fail(t, "it has not been looked at")
	}
}

func TestAFileThatComesAndGoes(t *testing.T) {
	file := filepath.Join(t.TempDir(), "main.go")
	w := File(t.Context(), file, limit)
	assert.True(t, await(t, w).Missing)
	write(t, file, "here")
	assert.Equal(t, "here", string(await(t, w).Content))
	require.NoError(t, os.Remove(file))
	assert.True(t, await(t, w).Missing)
	require.NoError(t, os.Mkdir(file, 0o755))
	assert.Error(t, await(t, w).Err)
}

func TestNoMoreThanTheLimitIsRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "main.go")
	write(t, file, "0123456789")
	assert.Equal(t, "01234", string(await(t, File(t.Context(), file, 4)).Content))
}

// A folder that is not there sends no events; the file is found all the same.
func TestPolling(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "late")
	w := File(t.Context(), filepath.Join(dir, "main.go"), limit)
	assert.True(t, await(t, w).Missing)
	<-w.Polling
	require.NoError(t, os.Mkdir(dir, 0o755))
	write(t, filepath.Join(dir, "main.go"), "here")
	assert.Equal(t, "here", string(await(t, w).Content))
}

var full = flag.Bool("full", false, "save 10,000 times, and not 1,000")

func TestManySavesLeaveNothing(t *testing.T) {
	saves := 1000
	if *full {
		saves = 10_000
	}
	file := filepath.Join(t.TempDir(), "main.go")
	routines := runtime.NumGoroutine()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	w := File(ctx, file, limit)
	await(t, w)
	for i := range saves {
		write(t, file+".tmp", fmt.Sprint(i))
		require.NoError(t, os.Rename(file+".tmp", file))
	}
	for string(await(t, w).Content) != fmt.Sprint(saves-1) {
	}
	stop()
	for range w.Changes {
	}
	// Eventually asks from a goroutine of its own.
	assert.Eventually(t, func() bool { return runtime.NumGoroutine() <= routines+1 }, time.Minute, 10*time.Millisecond)
}
