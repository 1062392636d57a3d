package serve

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/web"
)

const (
	port  = 8321
	host  = "127.0.0.1:8321"
	token = "the-right-token"
)

// server is a handler for a course with one exercise, 04-bitmasks, whose main.go
// holds "mine\n".
func server(t *testing.T) (http.Handler, *course.Course) {
	t.Helper()
	root := t.TempDir()
	dir := filepath.Join(root, "exercises", "04-bitmasks")
	require.NoError(t, os.MkdirAll(dir, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(root, "secret.txt"), []byte("secret"), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "main.go"), []byte("mine\n"), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "hints.md"), []byte("hints\n"), 0o644))
	c := &course.Course{Root: root, Exercises: []course.Exercise{{Number: 4, Name: "04-bitmasks", Dir: dir}}}
	site := &web.Site{}
	site.Add("index.html", []byte("<!doctype html>\n<title>home</title>"))
	site.Add("lessons/index.html", []byte("lessons"))
	site.Add("lessons/board.svg", []byte("<svg></svg>"))
	engine := func() (map[string][]byte, error) {
		return map[string][]byte{"assets/engine.wasm.gz": []byte("engine")}, nil
	}
	return newHandler(c, site, engine, port, token), c
}

// request is one that the guard lets through, until something is done to it.
func request(method, path, body string) *http.Request {
	r := httptest.NewRequest(method, "http://"+host+path, strings.NewReader(body))
	r.AddCookie(&http.Cookie{Name: "nqueens-8321", Value: token})
	if method == http.MethodPut {
		r.Header.Set("Origin", "http://"+host)
		r.Header.Set("If-Match", tag([]byte("mine\n")))
	}
	return r
}

func answer(h http.Handler, r *http.Request) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

const file = "/files/04-bitmasks/main.go"

func TestAttacks(t *testing.T) {
	for _, test := range []struct {
		name   string
		method string
		path   string
		attack func(*http.Request)
		want   int
	}{
		{"no token", "GET", "/", func(r *http.Request) { r.Header.Del("Cookie") }, http.StatusUnauthorized},
		{"no token for a file", "GET", file, func(r *http.Request) { r.Header.Del("Cookie") }, http.StatusUnauthorized},
		{"no token for a script", "GET", "/assets/page.js", func(r *http.Request) { r.Header.Del("Cookie") }, http.StatusUnauthorized},
		{"no token and a page that is not there", "GET", "/nothing", func(r *http.Request) { r.Header.Del("Cookie") }, http.StatusUnauthorized},
		{"a wrong token", "GET", "/?token=guess", func(r *http.Request) { r.Header.Del("Cookie") }, http.StatusUnauthorized},
		{"an empty token", "GET", "/?token=", func(r *http.Request) { r.Header.Del("Cookie") }, http.StatusUnauthorized},
		{"a wrong cookie", "GET", "/", func(r *http.Request) { r.Header.Set("Cookie", "nqueens-8321=guess") }, http.StatusUnauthorized},
		{"the cookie of another port", "GET", "/", func(r *http.Request) { r.Header.Set("Cookie", "nqueens-80="+token) }, http.StatusUnauthorized},
		{"a foreign name that leads here", "GET", "/", func(r *http.Request) { r.Host = "evil.example:8321" }, http.StatusMisdirectedRequest},
		{"a foreign name with the token", "GET", "/?token=" + token, func(r *http.Request) { r.Host = "evil.example" }, http.StatusMisdirectedRequest},
		{"a name that begins like ours", "GET", "/", func(r *http.Request) { r.Host = "127.0.0.1:8321.evil.example" }, http.StatusMisdirectedRequest},
		{"another port", "GET", "/", func(r *http.Request) { r.Host = "127.0.0.1:80" }, http.StatusMisdirectedRequest},
		{"another site reads a file", "GET", file, func(r *http.Request) { r.Header.Set("Origin", "https://evil.example") }, http.StatusForbidden},
		{"another port reads a file", "GET", file, func(r *http.Request) { r.Header.Set("Origin", "http://127.0.0.1:80") }, http.StatusForbidden},
		{"a page without an origin reads a file", "GET", file, func(r *http.Request) { r.Header.Set("Origin", "null") }, http.StatusForbidden},
		{"another site shows a picture", "GET", "/lessons/board.svg", func(r *http.Request) {
			r.Header.Set("Sec-Fetch-Site", "cross-site")
			r.Header.Set("Sec-Fetch-Mode", "no-cors")
		}, http.StatusForbidden},
		{"another site puts a page into a frame", "GET", "/", func(r *http.Request) {
			r.Header.Set("Sec-Fetch-Site", "cross-site")
			r.Header.Set("Sec-Fetch-Mode", "navigate")
			r.Header.Set("Sec-Fetch-Dest", "iframe")
		}, http.StatusForbidden},
		{"another site saves a file", "PUT", file, func(r *http.Request) { r.Header.Set("Origin", "https://evil.example") }, http.StatusForbidden},
		{"somebody without an origin saves a file", "PUT", file, func(r *http.Request) { r.Header.Del("Origin") }, http.StatusForbidden},
		{"a form is sent", "POST", file, func(*http.Request) {}, http.StatusMethodNotAllowed},
		{"a file is removed", "DELETE", file, func(*http.Request) {}, http.StatusMethodNotAllowed},
		{"a page is written", "PUT", "/index.html", func(*http.Request) {}, http.StatusMethodNotAllowed},
		{"another file of the exercise", "PUT", "/files/04-bitmasks/hints.md", func(*http.Request) {}, http.StatusMethodNotAllowed},
		{"another file of the exercise is read", "GET", "/files/04-bitmasks/hints.md", func(*http.Request) {}, http.StatusNotFound},
		{"a folder that is no exercise", "PUT", "/files/05-none/main.go", func(*http.Request) {}, http.StatusNotFound},
		{"a way out of the folder", "PUT", "/files/..%2f..%2fsecret.txt/main.go", func(*http.Request) {}, http.StatusNotFound},
		{"a way out on Windows", "PUT", `/files/..%5c..%5csecret.txt/main.go`, func(*http.Request) {}, http.StatusNotFound},
		{"a way out of the site", "GET", "/lessons/..%2f..%2fsecret.txt", func(*http.Request) {}, http.StatusNotFound},
		{"dots for an exercise", "GET", "/files/%2e%2e/main.go", func(*http.Request) {}, http.StatusNotFound},
		{"an old version is overwritten", "PUT", file, func(r *http.Request) { r.Header.Set("If-Match", tag([]byte("older"))) }, http.StatusPreconditionFailed},
		{"a version is not named", "PUT", file, func(r *http.Request) { r.Header.Del("If-Match") }, http.StatusPreconditionRequired},
		{"a file that is there is taken for missing", "PUT", file, func(r *http.Request) {
			r.Header.Del("If-Match")
			r.Header.Set("If-None-Match", "*")
		}, http.StatusPreconditionFailed},
	} {
		t.Run(test.name, func(t *testing.T) {
			h, c := server(t)
			r := request(test.method, test.path, "attack\n")
			test.attack(r)
			w := answer(h, r)
			assert.Equal(t, test.want, w.Code, w.Body.String())
			assert.NotContains(t, w.Body.String(), "mine")
			assert.NotContains(t, w.Body.String(), "secret")
			assert.Empty(t, w.Result().Cookies())
			assertFile(t, c, "main.go", "mine\n")
			assert.NoFileExists(t, filepath.Join(c.Exercises[0].Dir, "main.go.1"))
		})
	}
}

func assertFile(t *testing.T, c *course.Course, name, want string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(c.Exercises[0].Dir, name))
	require.NoError(t, err)
	assert.Equal(t, want, string(text))
}

func TestAnOversizedProgramIsRefused(t *testing.T) {
	h, c := server(t)
	w := answer(h, request("PUT", file, strings.Repeat("x", mostBytes+1)))
	assert.Equal(t, http.StatusRequestEntityTooLarge, w.Code)
	assertFile(t, c, "main.go", "mine\n")

	w = answer(h, request("PUT", file, strings.Repeat("x", mostBytes)))
	assert.Equal(t, http.StatusOK, w.Code)
}

func TestWhatIsNoTextIsRefused(t *testing.T) {
	h, c := server(t)
	assert.Equal(t, http.StatusBadRequest, answer(h, request("PUT", file, "\xff")).Code)
	assertFile(t, c, "main.go", "mine\n")
}

func TestTheTokenMovesIntoACookie(t *testing.T) {
	h, _ := server(t)
	r := httptest.NewRequest("GET", "http://"+host+"/lessons/index.html?token="+token+"&a=b", nil)
	w := answer(h, r)
	require.Equal(t, http.StatusSeeOther, w.Code)
	assert.Equal(t, "/lessons/index.html?a=b", w.Header().Get("Location"))
	require.Len(t, w.Result().Cookies(), 1)
	cookie := w.Result().Cookies()[0]
	assert.True(t, cookie.HttpOnly)
	assert.Equal(t, http.SameSiteStrictMode, cookie.SameSite)

	r = httptest.NewRequest("GET", "http://"+host+w.Header().Get("Location"), nil)
	r.AddCookie(cookie)
	assert.Equal(t, "lessons", answer(h, r).Body.String())
}

// A path with two slashes would lead to another host.
func TestTheTokenLeadsToNoOtherHost(t *testing.T) {
	h, _ := server(t)
	r := httptest.NewRequest("GET", "http://"+host+"/?token="+token, nil)
	r.URL.Path = `//evil.example/`
	w := answer(h, r)
	assert.Equal(t, "/evil.example/", w.Header().Get("Location"))
}

func TestEveryAnswerHasTheHeaders(t *testing.T) {
	h, _ := server(t)
	for _, path := range []string{"/", "/nothing", file, "/files/none/main.go", "/assets/engine.wasm.gz"} {
		for _, allowed := range []bool{true, false} {
			r := request("GET", path, "")
			if !allowed {
				r.Header.Del("Cookie")
			}
			head := answer(h, r).Header()
			policy := head.Get("Content-Security-Policy")
			assert.Contains(t, policy, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';")
			assert.Contains(t, policy, "frame-ancestors 'none'")
			assert.NotContains(t, policy, "unsafe-inline")
			assert.Equal(t, "nosniff", head.Get("X-Content-Type-Options"))
			assert.Equal(t, "no-referrer", head.Get("Referrer-Policy"))
			assert.Empty(t, head.Get("Access-Control-Allow-Origin"))
		}
	}
}

func TestPages(t *testing.T) {
	h, _ := server(t)
	for _, test := range []struct{ path, kind, want string }{
		{"/", "text/html; charset=utf-8", "<!doctype html>\n<title>home</title>"},
		{"/lessons/", "text/html; charset=utf-8", "lessons"},
		{"/lessons/board.svg", "image/svg+xml", "<svg></svg>"},
		{"/assets/engine.wasm.gz", "application/gzip", "engine"},
	} {
		w := answer(h, request("GET", test.path, ""))
		assert.Equal(t, http.StatusOK, w.Code)
		assert.Equal(t, test.kind, w.Header().Get("Content-Type"))
		assert.Equal(t, test.want, w.Body.String())

		r := request("GET", test.path, "")
		r.Header.Set("If-None-Match", w.Header().Get("ETag"))
		assert.Equal(t, http.StatusNotModified, answer(h, r).Code)
	}
	// A link from a mail or another site may open a page, nothing else.
	r := request("GET", "/", "")
	r.Header.Set("Sec-Fetch-Site", "cross-site")
	r.Header.Set("Sec-Fetch-Mode", "navigate")
	r.Header.Set("Sec-Fetch-Dest", "document")
	assert.Equal(t, http.StatusOK, answer(h, r).Code)
}

func TestAFileIsReadAndSaved(t *testing.T) {
	h, c := server(t)
	w := answer(h, request("GET", file, ""))
	require.Equal(t, http.StatusOK, w.Code)
	assert.Equal(t, "mine\n", w.Body.String())

	r := request("PUT", file, "better\n")
	r.Header.Set("If-Match", w.Header().Get("ETag"))
	w = answer(h, r)
	require.Equal(t, http.StatusOK, w.Code, w.Body.String())
	assert.Equal(t, "Saved. What was in the file before is in exercises/04-bitmasks/main.go.1.\n", w.Body.String())
	assertFile(t, c, "main.go", "better\n")
	assertFile(t, c, "main.go.1", "mine\n")

	r = request("PUT", file, "best\n")
	r.Header.Set("If-Match", w.Header().Get("ETag"))
	require.Equal(t, http.StatusOK, answer(h, r).Code)
	assertFile(t, c, "main.go", "best\n")
	assertFile(t, c, "main.go.1", "mine\n")
	assertFile(t, c, "main.go.2", "better\n")
}

func TestAMissingFileIsMade(t *testing.T) {
	h, c := server(t)
	require.NoError(t, os.Remove(filepath.Join(c.Exercises[0].Dir, "main.go")))
	assert.Equal(t, http.StatusNotFound, answer(h, request("GET", file, "")).Code)
	r := request("PUT", file, "new\n")
	r.Header.Del("If-Match")
	r.Header.Set("If-None-Match", "*")
	w := answer(h, r)
	require.Equal(t, http.StatusOK, w.Code, w.Body.String())
	assert.Equal(t, "Saved.\n", w.Body.String())
	assertFile(t, c, "main.go", "new\n")
}

// A link in the place of the file leads neither a reader nor a writer out of the
// folder.
func TestALinkLeadsNowhere(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a privilege there")
	}
	h, c := server(t)
	own, secret := filepath.Join(c.Exercises[0].Dir, "main.go"), filepath.Join(c.Root, "secret.txt")
	require.NoError(t, os.Remove(own))
	require.NoError(t, os.Symlink(secret, own))

	w := answer(h, request("GET", file, ""))
	assert.Equal(t, http.StatusInternalServerError, w.Code)
	assert.NotContains(t, w.Body.String(), "secret")

	r := request("PUT", file, "attack")
	r.Header.Set("If-Match", tag([]byte("secret")))
	assert.Equal(t, http.StatusPreconditionFailed, answer(h, r).Code)
	text, err := os.ReadFile(secret)
	require.NoError(t, err)
	assert.Equal(t, "secret", string(text))
}

func TestRunListensOnThisMachineOnly(t *testing.T) {
	_, c := server(t)
	site := &web.Site{}
	site.Add("index.html", []byte("home"))
	s, err := Listen(c, site, func() (map[string][]byte, error) { return nil, nil }, 0)
	require.NoError(t, err)
	assert.Regexp(t, `^http://127\.0\.0\.1:\d+/\?token=[A-Z2-7]{26,}$`, s.URL())

	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() { done <- s.Run(ctx) }()
	jar, err := cookiejar.New(nil)
	require.NoError(t, err)
	client := http.Client{Jar: jar, Timeout: 10 * time.Second}
	response, err := client.Get(s.URL())
	require.NoError(t, err)
	body, err := io.ReadAll(response.Body)
	require.NoError(t, err)
	require.NoError(t, response.Body.Close())
	assert.Equal(t, "home", string(body))

	_, err = Listen(c, site, nil, s.listener.Addr().(*net.TCPAddr).Port)
	require.ErrorContains(t, err, "is taken")
	cancel()
	require.NoError(t, <-done)
}
