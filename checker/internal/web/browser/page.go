package browser

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
)

// A Page is a tab.
type Page struct {
	browser *Browser
	session string
	target  string

	mu       sync.Mutex
	problems []string // errors of scripts and refused requests, as they came
	requests []string // the addresses of what was asked for
}

// Open opens a tab of its own, with storage that no other tab shares.
func (b *Browser) Open() (*Page, error) {
	var context struct{ BrowserContextID string }
	if err := b.call("", "Target.createBrowserContext", map[string]any{"disposeOnDetach": true}, &context); err != nil {
		return nil, err
	}
	var target struct{ TargetID string }
	if err := b.call("", "Target.createTarget", map[string]any{"url": "about:blank", "browserContextId": context.BrowserContextID}, &target); err != nil {
		return nil, err
	}
	var session struct{ SessionID string }
	if err := b.call("", "Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &session); err != nil {
		return nil, err
	}
	p := &Page{browser: b, session: session.SessionID, target: target.TargetID}
	b.mu.Lock()
	b.sessions[p.session] = p
	b.mu.Unlock()
	for _, domain := range []string{"Page", "Runtime", "Log", "Network"} {
		if err := p.call(domain+".enable", nil, nil); err != nil {
			return nil, err
		}
	}
	return p, p.Size(1280, 900)
}

func (p *Page) call(method string, params, into any) error {
	return p.browser.call(p.session, method, params, into)
}

// hear notes what goes wrong in a page without anybody asking.
func (p *Page) hear(a answer) {
	var problem string
	switch a.Method {
	case "Runtime.exceptionThrown":
		var thrown struct {
			ExceptionDetails struct {
				Text      string
				URL       string
				Exception struct{ Description string }
			}
		}
		_ = json.Unmarshal(a.Params, &thrown) // what cannot be read is reported empty
		problem = thrown.ExceptionDetails.Text + " " + thrown.ExceptionDetails.Exception.Description
	case "Network.requestWillBeSent":
		var sent struct{ Request struct{ URL string } }
		_ = json.Unmarshal(a.Params, &sent) // what cannot be read is reported empty
		p.mu.Lock()
		p.requests = append(p.requests, sent.Request.URL)
		p.mu.Unlock()
	case "Log.entryAdded":
		var log struct {
			Entry struct{ Level, Text, URL string }
		}
		_ = json.Unmarshal(a.Params, &log)
		if log.Entry.Level == "error" {
			problem = log.Entry.Text + " " + log.Entry.URL
		}
	}
	if problem != "" {
		p.mu.Lock()
		p.problems = append(p.problems, problem)
		p.mu.Unlock()
	}
}

// Problems are the errors of scripts, and what the page's policy or a server has
// refused, since the last call.
func (p *Page) Problems() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	found := p.problems
	p.problems = nil
	return found
}

// Requests are the addresses of all that the page has asked for.
func (p *Page) Requests() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.requests)
}

// Go opens an address and waits until the page has loaded.
func (p *Page) Go(url string) error {
	var navigated struct{ ErrorText string }
	if err := p.call("Page.navigate", map[string]any{"url": url}, &navigated); err != nil {
		return err
	}
	if navigated.ErrorText != "" {
		return fmt.Errorf("%s: %s", url, navigated.ErrorText)
	}
	return p.Wait(`document.readyState === "complete" && location.href !== "about:blank"`)
}

// Eval runs a script and reads what it gives, which may be a promise.
func (p *Page) Eval(script string, into any) error {
	var answer struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails *struct {
			Text      string
			Exception struct{ Description string }
		}
	}
	err := p.call("Runtime.evaluate", map[string]any{"expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true}, &answer)
	switch {
	case err != nil:
		return err
	case answer.ExceptionDetails != nil:
		return fmt.Errorf("%s: %s", answer.ExceptionDetails.Text, answer.ExceptionDetails.Exception.Description)
	case into == nil || answer.Result.Value == nil:
		return nil
	}
	return json.Unmarshal(answer.Result.Value, into)
}

// Wait waits until a condition holds.
func (p *Page) Wait(condition string) error {
	var last error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		holds := false
		if last = p.Eval("Boolean("+condition+")", &holds); holds {
			return nil
		}
	}
	if last != nil {
		return fmt.Errorf("%s: %w", condition, last)
	}
	return fmt.Errorf("it never came true that %s", condition)
}

// Click clicks in the middle of the element that a script gives, as a mouse does,
// once the element stands still.
func (p *Page) Click(element string) error {
	var at struct{ X, Y float64 }
	script := `(async () => { const e = ` + element + `; let at, before;
		do {
			e.scrollIntoView({block: "center", behavior: "instant"});
			before = at;
			await new Promise(requestAnimationFrame);
			const r = e.getBoundingClientRect();
			at = {x: r.x + r.width / 2, y: r.y + r.height / 2};
		} while (at.x !== before?.x || at.y !== before?.y);
		return at; })()`
	if err := p.Eval(script, &at); err != nil {
		return fmt.Errorf("%s: %w", element, err)
	}
	for _, kind := range []string{"mouseMoved", "mousePressed", "mouseReleased"} {
		if err := p.call("Input.dispatchMouseEvent", map[string]any{"type": kind, "x": at.X, "y": at.Y, "button": "left", "clickCount": 1}, nil); err != nil {
			return err
		}
	}
	return nil
}

// Type types a text as a keyboard does that has every character.
func (p *Page) Type(text string) error {
	return p.call("Input.insertText", map[string]any{"text": text}, nil)
}

// keys are the keys that Press knows by name, with their codes.
var keys = map[string]struct {
	code int
	text string
}{
	"Tab": {9, ""}, "Enter": {13, "\r"}, "Escape": {27, ""}, "Space": {32, " "}, "End": {35, ""}, "Home": {36, ""},
	"ArrowLeft": {37, ""}, "ArrowUp": {38, ""}, "ArrowRight": {39, ""}, "ArrowDown": {40, ""}, "Backspace": {8, ""}, "Delete": {46, ""},
	"a": {65, "a"},
}

// Press presses a key such as "Tab", "Shift+Tab" or "Control+Enter".
func (p *Page) Press(combination string) error {
	parts := strings.Split(combination, "+")
	name := parts[len(parts)-1]
	key, ok := keys[name]
	if !ok {
		return fmt.Errorf("the key %s is not known here", name)
	}
	modifiers := 0
	for _, modifier := range parts[:len(parts)-1] {
		modifiers |= map[string]int{"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}[modifier]
	}
	event := map[string]any{"type": "keyDown", "key": name, "code": name, "windowsVirtualKeyCode": key.code, "modifiers": modifiers}
	if name == "Space" {
		event["key"] = " "
	}
	if key.text != "" && modifiers&^8 == 0 {
		event["text"] = key.text
	}
	if err := p.call("Input.dispatchKeyEvent", event, nil); err != nil {
		return err
	}
	event["type"] = "keyUp"
	delete(event, "text")
	return p.call("Input.dispatchKeyEvent", event, nil)
}

// Size gives the page a width and a height in CSS pixels.
func (p *Page) Size(width, height int) error {
	return p.call("Emulation.setDeviceMetricsOverride",
		map[string]any{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false}, nil)
}

// Prefer sets what the reader's system prefers, such as "prefers-color-scheme" to
// "dark".
func (p *Page) Prefer(feature, value string) error {
	return p.call("Emulation.setEmulatedMedia", map[string]any{"features": []any{map[string]any{"name": feature, "value": value}}}, nil)
}

// Print shows the page as it comes to paper.
func (p *Page) Print() error {
	return p.call("Emulation.setEmulatedMedia", map[string]any{"media": "print"}, nil)
}

// Scripts allows scripts in pages that are opened from now on, or does not.
func (p *Page) Scripts(allowed bool) error {
	return p.call("Emulation.setScriptExecutionDisabled", map[string]any{"value": !allowed}, nil)
}

// Picture is a PNG of what is visible, or of the whole page.
func (p *Page) Picture(whole bool) ([]byte, error) {
	var shot struct{ Data string }
	if err := p.call("Page.captureScreenshot", map[string]any{"format": "png", "captureBeyondViewport": whole}, &shot); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(shot.Data)
}

// Reset makes a tab as good as new for another test, at a fraction of the cost: it leaves
// its page, and forgets what that has stored, what was emulated, and what was noted.
func (p *Page) Reset() error {
	var origin string
	if err := p.Eval(`location.origin`, &origin); err != nil {
		return err
	}
	// An empty page of the same origin has no scripts that could store something more.
	err := errors.Join(p.call("Page.navigate", map[string]any{"url": origin + "/nothing-here"}, nil),
		p.call("Storage.clearDataForOrigin", map[string]any{"origin": origin, "storageTypes": "all"}, nil),
		p.call("Network.clearBrowserCookies", nil, nil),
		p.call("Emulation.setEmulatedMedia", nil, nil), p.Scripts(true), p.Size(1280, 900))
	p.mu.Lock()
	p.problems, p.requests = nil, nil
	p.mu.Unlock()
	return err
}

// Close closes the tab.
func (p *Page) Close() error {
	p.browser.mu.Lock()
	delete(p.browser.sessions, p.session)
	p.browser.mu.Unlock()
	return p.browser.call("", "Target.closeTarget", map[string]any{"targetId": p.target}, nil)
}
