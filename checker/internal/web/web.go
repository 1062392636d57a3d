// Package web makes the pages of the course for a browser: a page for each
// lesson, exercise, solution and program, a map of the course, and the scripts
// that make the cells of the lessons run and the exercises be judged in the page.
//
// The pages come from the same Markdown that people read on a Git host, and their
// cells are those that package notebook finds there. A page can be read before a
// script runs. All links are relative, so that a site works from any path, and
// nothing is fetched from elsewhere.
//
// The package runs no learner's program: that is the work of the engine, which is
// compiled to WebAssembly and added to a site by its caller. It writes files only
// in Write. The commands `checker site` and `checker serve` call it.
package web

import (
	"embed"
	"io/fs"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/folder"
)

//go:generate go run ../generate licences
//go:embed assets
var assets embed.FS

// A Site is a set of files, by paths with slashes such as "lessons/index.html".
// Its zero value is empty.
type Site struct {
	files folder.Files
}

// kind is that of a folder with a site.
var kind = folder.Kind{Name: "a site", List: "site-files.txt", Command: "checker site"}

// Options shape a site.
type Options struct {
	// Live has the exercises read and save the learner's own files, at the path
	// files/NN-slug/main.go of the server.
	Live bool
}

// New makes the site of a course. Its errors name the file that is at fault.
func New(c *course.Course, o Options) (*Site, error) {
	b := &builder{course: c, live: o.Live, site: &Site{files: folder.Files{}}, pages: map[string]string{}}
	if err := b.assets(); err != nil {
		return nil, err
	}
	if err := b.plan(); err != nil {
		return nil, err
	}
	if err := b.build(); err != nil {
		return nil, err
	}
	return b.site, nil
}

// File is the content of a file of the site.
func (s *Site) File(path string) ([]byte, bool) {
	content, ok := s.files[path]
	return content, ok
}

// Add puts a file into the site, in place of one with the same path.
func (s *Site) Add(path string, content []byte) {
	if s.files == nil {
		s.files = folder.Files{}
	}
	s.files[path] = content
}

// Paths are the paths of all files, sorted.
func (s *Site) Paths() []string { return s.files.Paths() }

// Write puts the site into a folder, in place of a site that was there before. A
// folder that holds anything else is refused and left as it is.
func (s *Site) Write(dir string) error { return kind.Write(dir, s.files) }

// Writable tells whether Write would take a folder, before anything is made for it.
func Writable(dir string) error { return kind.Check(dir) }

// Licences of what the pages hold from elsewhere are in two files, as they are made in
// two ways: web/editor makes that of the editor, and generate that of the engine. A
// site has them in one.
const (
	licences       = "assets/LICENSES.txt"
	engineLicences = "assets/LICENSES-engine.txt"
)

// assets copies the style sheet and the scripts.
func (b *builder) assets() error {
	err := fs.WalkDir(assets, "assets", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := assets.ReadFile(path)
		b.site.Add(path, content)
		return err
	})
	both := append(append(b.site.files[licences], "\n\n"...), b.site.files[engineLicences]...)
	b.site.Add(licences, both)
	delete(b.site.files, engineLicences)
	return err
}
