package web

import (
	"path"
	"strings"

	"nqueens/checker/internal/pattern"
)

var scheme = pattern.New(`^[A-Za-z][A-Za-z0-9+.-]*:`)

// href turns the target of a link in the Markdown into one of the site. What the
// site does not have is not ok: the words of such a link stay, without a link.
func (p *page) href(target string) (href string, ok bool) {
	if strings.HasPrefix(target, "#") {
		return target, true
	}
	if scheme().MatchString(target) {
		return target, strings.HasPrefix(target, "https:") || strings.HasPrefix(target, "http:")
	}
	file, fragment, _ := strings.Cut(target, "#")
	file = p.file(file)
	to, ok := p.builder.pages[file]
	if !ok {
		if _, ok = p.builder.site.File(file); !ok {
			return "", false
		}
		to = file
	}
	if fragment != "" {
		to, _, _ = strings.Cut(to, "#")
		to += "#" + fragment
	}
	return p.to(to), true
}

// to is the way from the page to a file of the site.
func (p *page) to(file string) string {
	own := strings.Split(path.Dir(p.path), "/")
	if own[0] == "." {
		own = nil
	}
	parts := strings.Split(file, "/")
	for len(own) > 0 && len(parts) > 1 && own[0] == parts[0] {
		own, parts = own[1:], parts[1:]
	}
	return strings.Repeat("../", len(own)) + strings.Join(parts, "/")
}

// file is the file of the repository that a target in the Markdown names.
func (p *page) file(target string) string { return path.Join(path.Dir(p.source), target) }
