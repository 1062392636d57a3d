package serve

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"slices"
	"sync"
	"unicode/utf8"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/starter"
)

// mostBytes is the size of a program that is saved.
const mostBytes = 256 << 10

// files are the learner's programs, exercises/NN-slug/main.go.
type files struct {
	course  *course.Course
	writing sync.Mutex // a version is compared and replaced in one go
}

// folder opens the folder of the exercise that a request names. Only the names of
// the course's own exercises lead anywhere. It has answered if it is not ok.
func (f *files) folder(w http.ResponseWriter, r *http.Request) (dir *os.Root, name string, ok bool) {
	name = r.PathValue("exercise")
	i := slices.IndexFunc(f.course.Exercises, func(e course.Exercise) bool { return e.Name == name })
	if i < 0 {
		http.Error(w, "There is no such exercise.", http.StatusNotFound)
		return nil, "", false
	}
	dir, err := os.OpenRoot(f.course.Exercises[i].Dir)
	if err != nil {
		http.Error(w, "The folder of the exercise cannot be opened.", http.StatusInternalServerError)
		return nil, "", false
	}
	return dir, name, true
}

const fileName = "main.go"

// content is what the file holds. A named pipe is none: it would keep the reader
// waiting.
func content(dir *os.Root) ([]byte, error) {
	if info, err := dir.Stat(fileName); err == nil && !info.Mode().IsRegular() {
		return nil, errors.New("it is no regular file")
	}
	return dir.ReadFile(fileName)
}

func (f *files) read(w http.ResponseWriter, r *http.Request) {
	dir, _, ok := f.folder(w, r)
	if !ok {
		return
	}
	defer dir.Close()
	text, err := content(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		http.Error(w, "There is no file yet.", http.StatusNotFound)
	case err != nil:
		http.Error(w, "The file cannot be read; is it a link to another folder, or no file at all?", http.StatusInternalServerError)
	default:
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.Header().Set("ETag", tag(text))
		w.Header().Set("Cache-Control", "no-store")
		_, _ = w.Write(text) // the reader has gone away
	}
}

// save puts a new version in the place of the one that the reader has seen, and
// keeps that one beside it.
func (f *files) save(w http.ResponseWriter, r *http.Request) {
	dir, exercise, ok := f.folder(w, r)
	if !ok {
		return
	}
	defer dir.Close()
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, mostBytes))
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		http.Error(w, fmt.Sprintf("The program is larger than %d KiB.", mostBytes>>10), http.StatusRequestEntityTooLarge)
		return
	case err != nil || !utf8.Valid(text):
		http.Error(w, "The program is no whole text in UTF-8.", http.StatusBadRequest)
		return
	}
	f.writing.Lock()
	defer f.writing.Unlock()
	if status, words := f.stands(dir, r); status != 0 {
		http.Error(w, words, status)
		return
	}
	kept, err := starter.Replace(dir, fileName, text)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("ETag", tag(text))
	words := "Saved."
	if kept != "" {
		words = fmt.Sprintf("Saved. What was in the file before is in exercises/%s/%s.", exercise, kept)
	}
	fmt.Fprintln(w, words)
}

// stands compares the file with the version that the request means to replace.
// The status is 0 if it may be replaced.
func (f *files) stands(dir *os.Root, r *http.Request) (status int, words string) {
	match, noMatch := r.Header.Get("If-Match"), r.Header.Get("If-None-Match")
	old, err := content(dir)
	switch {
	case match == "" && noMatch != "*":
		return http.StatusPreconditionRequired, "Say which version of the file this one replaces."
	case errors.Is(err, fs.ErrNotExist) && noMatch == "*":
		return 0, ""
	case err == nil && match == tag(old):
		return 0, ""
	}
	return http.StatusPreconditionFailed, "The file is no longer the one that was read."
}
