package serve

import (
	"crypto/subtle"
	"fmt"
	"net/http"
	"net/url"
	"slices"

	"nqueens/checker/internal/web"
)

// A guard stands before every route.
type guard struct {
	next   http.Handler
	hosts  []string // by which the server may be called
	token  string
	cookie string // its name; cookies are shared by all ports of a host
}

func newGuard(next http.Handler, port int, token string) *guard {
	hosts := []string{fmt.Sprintf("127.0.0.1:%d", port), fmt.Sprintf("localhost:%d", port)}
	if port == 80 { // which nobody writes
		hosts = append(hosts, "127.0.0.1", "localhost")
	}
	return &guard{
		next:   next,
		hosts:  hosts,
		token:  token,
		cookie: fmt.Sprintf("nqueens-%d", port),
	}
}

func (g *guard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	setHeaders(w.Header())
	switch {
	case !slices.Contains(g.hosts, r.Host):
		http.Error(w, "This server answers only to 127.0.0.1.", http.StatusMisdirectedRequest)
	case !g.sameOrigin(r):
		http.Error(w, "Other sites have no business here.", http.StatusForbidden)
	case !slices.Contains([]string{http.MethodGet, http.MethodHead, http.MethodPut}, r.Method):
		w.Header().Set("Allow", "GET, HEAD, PUT")
		http.Error(w, "There is nothing here for this method.", http.StatusMethodNotAllowed)
	case g.holds(r.URL.Query().Get("token")):
		g.moveToken(w, r)
	case !g.known(r):
		http.Error(w, "Open the address that `checker serve` has printed: it holds the key to this page.", http.StatusUnauthorized)
	default:
		g.next.ServeHTTP(w, r)
	}
}

// sameOrigin refuses what another page asks for. Browsers name the origin of all
// requests that can change something; newer ones say of every request where it
// comes from. A link from elsewhere, or the address bar, may open a page.
func (g *guard) sameOrigin(r *http.Request) bool {
	if origin := r.Header.Get("Origin"); origin != "" || r.Method == http.MethodPut {
		if origin != "http://"+r.Host {
			return false
		}
	}
	switch r.Header.Get("Sec-Fetch-Site") {
	case "", "same-origin", "none":
		return true
	}
	return r.Header.Get("Sec-Fetch-Mode") == "navigate" && r.Method == http.MethodGet && r.Header.Get("Sec-Fetch-Dest") == "document"
}

func (g *guard) holds(token string) bool {
	return subtle.ConstantTimeCompare([]byte(token), []byte(g.token)) == 1
}

func (g *guard) known(r *http.Request) bool {
	cookie, err := r.Cookie(g.cookie)
	return err == nil && g.holds(cookie.Value)
}

// moveToken puts the token into a cookie that no script and no other site can use,
// and takes it out of the address, where it could be seen and passed on.
func (g *guard) moveToken(w http.ResponseWriter, r *http.Request) {
	http.SetCookie(w, &http.Cookie{Name: g.cookie, Value: g.token, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode})
	query := r.URL.Query()
	query.Del("token")
	to := url.URL{Path: "/" + trimSlashes(r.URL.Path), RawQuery: query.Encode()}
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
}

// trimSlashes makes sure that a path put behind a slash is no other host.
func trimSlashes(path string) string {
	for len(path) > 0 && (path[0] == '/' || path[0] == '\\') {
		path = path[1:]
	}
	return path
}

func setHeaders(h http.Header) {
	h.Set("Content-Security-Policy", web.Policy+"; frame-ancestors 'none'")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("X-Frame-Options", "DENY")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
	h.Set("Cache-Control", "no-cache")
}
