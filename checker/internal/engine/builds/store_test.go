package builds

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// built puts a file of that many bytes into a work folder, as a build does.
func built(t *testing.T, s *Store, bytes int) string {
	t.Helper()
	work, err := s.Work()
	require.NoError(t, err)
	t.Cleanup(func() { work.Remove() })
	path := filepath.Join(work.Dir, "main")
	require.NoError(t, os.WriteFile(path, []byte(strings.Repeat("x", bytes)), 0o700))
	return path
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var found []string
	for _, e := range entries {
		found = append(found, e.Name())
	}
	return found
}

func TestStoreKeepsPrograms(t *testing.T) {
	s := &Store{Dir: t.TempDir(), limit: 100}
	_, found := s.Find("sum")
	assert.False(t, found)

	path, err := s.Keep("sum", built(t, s, 10))
	require.NoError(t, err)
	again, found := s.Find("sum")
	assert.True(t, found)
	assert.Equal(t, path, again)
	programs, bytes := s.Size()
	assert.Equal(t, 1, programs)
	assert.Equal(t, int64(10), bytes)

	require.NoError(t, s.Forget("sum"))
	require.NoError(t, s.Forget("sum"))
	_, found = s.Find("sum")
	assert.False(t, found)
}

func TestStoreStaysWithinItsSize(t *testing.T) {
	s := &Store{Dir: t.TempDir(), limit: 100}
	old := time.Now().Add(-time.Hour)
	for i, key := range []string{"a", "b", "c"} {
		path, err := s.Keep(key, built(t, s, 30))
		require.NoError(t, err)
		used := old.Add(time.Duration(i) * time.Minute)
		require.NoError(t, os.Chtimes(path, used, used))
	}
	_, found := s.Find("a") // now it is b that went unused for longest
	require.True(t, found)
	_, err := s.Keep("d", built(t, s, 30))
	require.NoError(t, err)
	for key, want := range map[string]bool{"a": true, "b": false, "c": true, "d": true} {
		_, found := s.Find(key)
		assert.Equal(t, want, found, key)
	}
}

// A program that is larger than all that is kept can be run at least.
func TestStoreWithALargeProgram(t *testing.T) {
	s := &Store{Dir: t.TempDir(), limit: 100}
	_, err := s.Keep("small", built(t, s, 10))
	require.NoError(t, err)
	path, err := s.Keep("large", built(t, s, 101))
	require.NoError(t, err)
	assert.FileExists(t, path)
	_, err = s.Keep("next", built(t, s, 10))
	require.NoError(t, err)
	assert.NoFileExists(t, path)
}

func TestStoreWithSeveralCheckers(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", cache)
	t.Setenv("HOME", cache)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			s, err := Open()
			if !assert.NoError(t, err) {
				return
			}
			for i := range 10 {
				work, err := s.Work()
				if !assert.NoError(t, err) {
					return
				}
				path := filepath.Join(work.Dir, "main")
				assert.NoError(t, os.WriteFile(path, []byte("whole"), 0o700))
				kept, err := s.Keep(fmt.Sprint(i), path)
				assert.NoError(t, err)
				text, err := os.ReadFile(kept)
				assert.NoError(t, err)
				assert.Equal(t, "whole", string(text))
				assert.NoError(t, work.Remove())
			}
			assert.NoError(t, s.Close())
		})
	}
	wg.Wait()
	s, err := Open()
	require.NoError(t, err)
	assert.Len(t, names(t, s.Dir), 10, "programs and nothing else")
}

// Two that want the same at the same time build it once.
func TestOneBuildsAlone(t *testing.T) {
	dir := t.TempDir()
	var builds atomic.Int32
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			s := &Store{Dir: dir, limit: 100}
			done, err := s.Alone(t.Context(), "sum")
			if !assert.NoError(t, err) {
				return
			}
			defer done()
			if _, found := s.Find("sum"); found {
				return
			}
			builds.Add(1)
			_, err = s.Keep("sum", built(t, s, 10))
			assert.NoError(t, err)
		})
	}
	all.Wait()
	assert.Equal(t, int32(1), builds.Load())

	s := &Store{Dir: dir, limit: 100}
	done, err := s.Alone(t.Context(), "other")
	require.NoError(t, err)
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	_, err = s.Alone(ctx, "other")
	require.ErrorIs(t, err, context.DeadlineExceeded)
	done()
}

func TestSweepRemovesWhatTheDeadLeft(t *testing.T) {
	parent := t.TempDir()
	alive, err := newFolder(parent, workPrefix)
	require.NoError(t, err)
	defer alive.Remove()

	dead, err := newFolder(parent, workPrefix)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dead.Dir, "main.go"), nil, 0o600))
	require.NoError(t, dead.lock.Close()) // as the system does it for a killed process

	for name, age := range map[string]time.Duration{"young": 0, "old": time.Hour} {
		dir := filepath.Join(parent, workPrefix+name) // killed before there was a lock
		require.NoError(t, os.Mkdir(dir, 0o700))
		then := time.Now().Add(-age)
		require.NoError(t, os.Chtimes(dir, then, then))
	}
	require.NoError(t, os.Mkdir(filepath.Join(parent, "other"), 0o700))

	sweep(parent, workPrefix)
	assert.ElementsMatch(t, []string{filepath.Base(alive.Dir), workPrefix + "young", "other"}, names(t, parent))
}

func TestStoreWithoutACacheFolder(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	t.Setenv("TMP", temp)
	file := filepath.Join(temp, "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	t.Setenv("XDG_CACHE_HOME", file) // no folder can be made below it
	t.Setenv("HOME", file)
	t.Setenv("LocalAppData", file)

	s, err := Open()
	require.NoError(t, err)
	path, err := s.Keep("sum", built(t, s, 10))
	require.NoError(t, err)
	assert.FileExists(t, path)
	require.NoError(t, s.Close())
	assert.Equal(t, []string{"file"}, names(t, temp))
}
