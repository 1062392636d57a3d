// Package watch notices when a file is saved, however an editor does that: by
// writing into it, by renaming another file over it, by deleting and creating it,
// in one step or in many.
//
// The file's folder is asked for events, and the file itself is looked at twice a
// second besides, because there are file systems that send none. What is reported
// is always a new content: saving the same text again is no news. The package
// knows nothing of Go or of the course; the command line's watch uses it.
package watch

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/fsnotify/fsnotify"
)

const (
	lookEvery = 500 * time.Millisecond // without events
	settle    = 50 * time.Millisecond  // of silence, before a file counts as written
	patience  = 400 * time.Millisecond // the longest that a file that goes on changing is waited for
	eventLag  = 2 * lookEvery          // how late an event may be
)

// A Change is what a file holds since it was saved.
type Change struct {
	Content []byte // at most the limit and one byte
	Missing bool   // there is no such file now
	Err     error  // it cannot be read
}

// A Watcher watches one file.
type Watcher struct {
	// Changes gives the newest content that nobody has taken yet; the first is what
	// the file holds at the start. It is closed when the watch is over.
	Changes <-chan Change
	// Polling is closed when the file is only looked at now and then, for no events
	// come from its folder.
	Polling <-chan struct{}
}

// File watches a file until ctx is done. Of its content no more than limit+1 bytes
// are read. What the file holds at the start is in Changes when File returns.
func File(ctx context.Context, file string, limit int64) *Watcher {
	changes, polling := make(chan Change, 1), make(chan struct{})
	w := &watcher{file: file, limit: limit, changes: changes, polling: polling}
	if notifier, err := fsnotify.NewWatcher(); err == nil {
		w.notifier = notifier
		if notifier.Add(filepath.Dir(file)) == nil {
			w.events, w.faults = notifier.Events, notifier.Errors
		}
	}
	w.look(true)
	go w.run(ctx)
	return &Watcher{Changes: changes, Polling: polling}
}

type watcher struct {
	file    string
	limit   int64
	changes chan Change
	polling chan struct{}

	notifier *fsnotify.Watcher // nil if the system has none
	events   <-chan fsnotify.Event
	faults   <-chan error

	last      Change
	emptied   bool        // the last look found a file that held text before empty
	seen      fs.FileInfo // at the last look; nil if there was no file
	lastEvent time.Time
	mute      bool // polling has been closed
}

func (w *watcher) run(ctx context.Context) {
	defer close(w.changes)
	if w.notifier != nil {
		defer w.notifier.Close()
	}
	if w.events == nil {
		w.poll()
	}
	looks := time.NewTicker(lookEvery)
	defer looks.Stop()
	var settled <-chan time.Time
	var since time.Time // the first event of those that have not settled
	for {
		select {
		case <-ctx.Done():
			return
		case event, open := <-w.events:
			if !open {
				w.events = nil
				continue
			}
			if filepath.Base(event.Name) != filepath.Base(w.file) {
				continue
			}
			w.lastEvent = time.Now()
			if settled == nil {
				since = w.lastEvent
			}
			settled = time.After(min(settle, max(0, patience-time.Since(since))))
		case <-w.faults: // too many events at once, for example: the looks make up for it
		case <-settled:
			settled = nil
			if w.look(false); w.emptied {
				settled = time.After(patience)
			}
		case <-looks.C:
			if settled == nil && (w.differs() || w.emptied) && w.look(false) && time.Since(w.lastEvent) > eventLag {
				w.poll()
			}
		}
	}
}

// poll says once that no events come.
func (w *watcher) poll() {
	if !w.mute {
		w.mute = true
		close(w.polling)
	}
}

// differs reports whether the file is another than at the last look, as far as
// that can be told without reading it.
func (w *watcher) differs() bool {
	now, err := os.Stat(w.file)
	if err != nil || w.seen == nil {
		return (err == nil) != (w.seen != nil)
	}
	return now.ModTime() != w.seen.ModTime() || now.Size() != w.seen.Size() || !os.SameFile(now, w.seen)
}

// look reads the file and reports it if it is news. A first look always is.
func (w *watcher) look(first bool) (news bool) {
	w.seen, _ = os.Stat(w.file)
	content, err := w.read()
	now := Change{Content: content, Err: err}
	if errors.Is(err, fs.ErrNotExist) {
		now = Change{Missing: true}
	}
	if !first && same(now, w.last) {
		return false
	}
	// Many editors empty a file before they write it.
	if w.emptied = !w.emptied && now.isEmpty() && len(w.last.Content) > 0; w.emptied {
		return false
	}
	w.last = now
	select {
	case <-w.changes: // nobody has taken the one before
	default:
	}
	w.changes <- now
	return true
}

var errNoFile = errors.New("it is no file but a pipe or a device")

func (w *watcher) read() ([]byte, error) {
	if w.seen != nil && !w.seen.Mode().IsRegular() && !w.seen.IsDir() {
		return nil, errNoFile // a pipe would keep the watcher waiting
	}
	f, err := os.Open(w.file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, w.limit+1))
}

func (c Change) isEmpty() bool { return !c.Missing && c.Err == nil && len(c.Content) == 0 }

func same(a, b Change) bool {
	return a.Missing == b.Missing && (a.Err == nil) == (b.Err == nil) && bytes.Equal(a.Content, b.Content)
}
