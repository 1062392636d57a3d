package serve

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"path"
	"strings"
	"sync"
	"time"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/web"
)

// newHandler is all routes behind the guard.
func newHandler(c *course.Course, site *web.Site, engine func() (map[string][]byte, error), port int, token string) http.Handler {
	files := &files{course: c}
	pages := &pages{site: site, engine: sync.OnceValues(engine)}
	pages.prepare = sync.OnceFunc(func() { go pages.engine() })
	mux := http.NewServeMux()
	mux.HandleFunc("GET /files/{exercise}/main.go", files.read)
	mux.HandleFunc("PUT /files/{exercise}/main.go", files.save)
	mux.HandleFunc("GET /", pages.show)
	return newGuard(mux, port, token)
}

// pages are the files of the site and of the engine.
type pages struct {
	site   *web.Site
	engine func() (map[string][]byte, error)

	prepare func() // has the engine made, so that it is there when the first cell is run
}

// contentTypes are those of all files of a site.
var contentTypes = map[string]string{
	".html": "text/html; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".json": "application/json",
	".svg":  "image/svg+xml",
	".txt":  "text/plain; charset=utf-8",
	".gz":   "application/gzip",
	".wasm": "application/wasm",
}

func (p *pages) show(w http.ResponseWriter, r *http.Request) {
	file := strings.TrimPrefix(r.URL.Path, "/")
	if file == "" || strings.HasSuffix(file, "/") {
		file += "index.html"
	}
	p.prepare()
	content, found := p.site.File(file)
	if !found && path.Dir(file) == "assets" {
		engine, err := p.engine()
		if err != nil {
			http.Error(w, "The engine could not be built: "+err.Error(), http.StatusInternalServerError)
			return
		}
		content, found = engine[file]
	}
	if !found {
		http.Error(w, "There is no such page.", http.StatusNotFound)
		return
	}
	h := w.Header()
	h.Set("Content-Type", cmp.Or(contentTypes[path.Ext(file)], "text/plain; charset=utf-8"))
	h.Set("ETag", tag(content))
	if path.Ext(file) == ".svg" {
		// A picture brings its own style and nothing else.
		h.Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}

// tag tells versions of a content apart.
func tag(content []byte) string {
	sum := sha256.Sum256(content)
	return `"` + hex.EncodeToString(sum[:16]) + `"`
}
