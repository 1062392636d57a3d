// Package browser drives a headless Chromium, for tests of the pages.
//
// It speaks the browser's own debugging protocol over a pair of pipes, so that it
// needs no port and no further module. It knows what the tests need and no more:
// open a page, press keys, click, look, and run a script. Each browser has a
// profile of its own, which is removed with it. Only tests import this package.
package browser

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"time"
)

// ErrMissing says that no browser is installed.
var ErrMissing = errors.New("no Chromium is installed (Debian: apt-get install -y chromium-headless-shell)")

// Find is the path of an installed Chromium or Chrome. The variable CHROMIUM names
// another one. Chromium without its windows comes first: it is the same engine for
// less than half of the processor's time.
func Find() (string, error) {
	names := []string{"chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"}
	if own := os.Getenv("CHROMIUM"); own != "" {
		names = []string{own}
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", ErrMissing
}

// A Browser is a running Chromium.
type Browser struct {
	command *exec.Cmd
	profile string
	to      *os.File

	mu       sync.Mutex
	last     int
	waiting  map[int]chan answer
	sessions map[string]*Page
	gone     bool
}

// An answer is what the browser says to a call, or by itself.
type answer struct {
	ID        int             `json:"id"`
	SessionID string          `json:"sessionId"`
	Method    string          `json:"method"`
	Params    json.RawMessage `json:"params"`
	Result    json.RawMessage `json:"result"`
	Error     *struct {
		Message string `json:"message"`
	} `json:"error"`
}

// Start starts a browser with a fresh profile.
func Start() (*Browser, error) {
	path, err := Find()
	if err != nil {
		return nil, err
	}
	profile, err := os.MkdirTemp("", "nqueens-browser-")
	if err != nil {
		return nil, err
	}
	b := &Browser{profile: profile, waiting: map[int]chan answer{}, sessions: map[string]*Page{}}
	if err := b.launch(path); err != nil {
		return nil, errors.Join(err, os.RemoveAll(profile))
	}
	if err := b.call("", "Browser.getVersion", nil, nil); err != nil {
		return nil, errors.Join(fmt.Errorf("%s does not answer: %w", path, err), b.Close())
	}
	return b, nil
}

func (b *Browser) launch(path string) error {
	theirs, ours, err := os.Pipe()
	if err != nil {
		return err
	}
	back, said, err := os.Pipe()
	if err != nil {
		return errors.Join(err, theirs.Close(), ours.Close())
	}
	b.to = ours
	b.command = exec.Command(path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-extensions",
		"--disable-dev-shm-usage", "--hide-scrollbars", "--force-color-profile=srgb",
		"--remote-debugging-pipe", "--user-data-dir="+b.profile, "about:blank")
	b.command.ExtraFiles = []*os.File{theirs, said}
	ownGroup(b.command)
	err = b.command.Start()
	err = errors.Join(err, theirs.Close(), said.Close())
	if err != nil {
		return errors.Join(err, ours.Close(), back.Close())
	}
	go b.listen(back)
	return nil
}

// listen passes on what the browser says, until it ends.
func (b *Browser) listen(from *os.File) {
	defer from.Close()
	in := bufio.NewReaderSize(from, 1<<20)
	for {
		message, err := in.ReadBytes(0)
		if err != nil {
			break
		}
		var a answer
		if json.Unmarshal(message[:len(message)-1], &a) == nil {
			b.hear(a)
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.gone = true
	for id, reply := range b.waiting {
		close(reply)
		delete(b.waiting, id)
	}
}

func (b *Browser) hear(a answer) {
	b.mu.Lock()
	reply, page := b.waiting[a.ID], b.sessions[a.SessionID]
	delete(b.waiting, a.ID)
	b.mu.Unlock()
	switch {
	case a.ID != 0 && reply != nil:
		reply <- a
	case a.ID == 0 && page != nil:
		page.hear(a)
	}
}

// patience is how long the browser may take for one call on a busy machine.
const patience = 120 * time.Second

// call asks for something and waits for the answer.
func (b *Browser) call(session, method string, params, into any) error {
	if params == nil {
		params = struct{}{}
	}
	b.mu.Lock()
	if b.gone {
		b.mu.Unlock()
		return errors.New("the browser has ended")
	}
	b.last++
	id := b.last
	reply := make(chan answer, 1)
	b.waiting[id] = reply
	message, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params, "sessionId": session})
	if session == "" {
		message, err = json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	}
	if err == nil {
		_, err = b.to.Write(append(message, 0))
	}
	b.mu.Unlock()
	if err != nil {
		return err
	}
	select {
	case a, ok := <-reply:
		switch {
		case !ok:
			return fmt.Errorf("%s: the browser has ended", method)
		case a.Error != nil:
			return fmt.Errorf("%s: %s", method, a.Error.Message)
		case into != nil:
			return json.Unmarshal(a.Result, into)
		}
		return nil
	case <-time.After(patience):
		return fmt.Errorf("%s: no answer within %v", method, patience)
	}
}

// Close ends the browser and removes its profile.
func (b *Browser) Close() error {
	_ = b.call("", "Browser.close", nil, nil) // it is ended below in any case
	ended := make(chan struct{})
	go func() {
		_ = b.command.Wait() // it was asked to end, or is killed
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(5 * time.Second):
	}
	endGroup(b.command)
	<-ended
	return errors.Join(b.to.Close(), os.RemoveAll(b.profile))
}
