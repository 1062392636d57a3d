package web_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/web"
	"nqueens/checker/internal/web/serve"
)

// copyOfCourse is a copy that a test may write into.
func copyOfCourse(t *testing.T) *course.Course {
	t.Helper()
	from, root := openCourse(t).Root, t.TempDir()
	for _, part := range []string{"lessons", "exercises", "solutions"} {
		require.NoError(t, os.CopyFS(filepath.Join(root, part), os.DirFS(filepath.Join(from, part))))
	}
	for _, file := range []string{"go.mod", "README.md"} {
		text, err := os.ReadFile(filepath.Join(from, file))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(root, file), text, 0o644))
	}
	c, err := course.Open(root)
	require.NoError(t, err)
	return c
}

// live serves a course until the test ends, and gives the address with the token.
func live(t *testing.T, c *course.Course) string {
	t.Helper()
	site, err := web.New(c, web.Options{Live: true})
	require.NoError(t, err)
	for path, content := range fakeEngine(t) {
		site.Add(path, content)
	}
	server, err := serve.Listen(c, site, func() (map[string][]byte, error) { return nil, nil }, 0)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- server.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		assert.NoError(t, <-done)
	})
	return server.URL()
}

// A page without the token shows nothing, and one with it saves what is written.
func TestTheLearnersFileIsSaved(t *testing.T) {
	c := copyOfCourse(t)
	file := filepath.Join(c.Root, filepath.FromSlash(fourthExercise), "main.go")
	holds := func(name, want string) {
		t.Helper()
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		assert.Equal(t, want, string(text))
	}
	require.NoError(t, os.WriteFile(file, []byte("package main // mine\n"), 0o644))
	address := live(t, c)
	base, _, _ := strings.Cut(address, "?")
	p := open(t)

	p.goTo(base + fourthExercise)
	assert.Equal(t, "Open the address that `checker serve` has printed: it holds the key to this page.", strings.TrimSpace(value[string](p, `document.body.innerText`)))
	assert.NotEmpty(t, p.page.Problems(), "a page without the token")
	p.goTo(address)
	assert.Equal(t, base, value[string](p, `location.href`), "the token is out of the address")
	assert.Empty(t, value[string](p, `document.cookie`), "no script sees the token")
	p.goTo(base + fourthExercise)
	p.ready()
	assert.Equal(t, "package main // mine", value[string](p, cell(1, ".line")+".textContent"))

	p.click(cell(1, ".edit"))
	p.wait(`document.activeElement.matches(".place")`)
	p.press("Control+Home")
	p.write("// better\n")
	p.wait(cell(1, ".mark") + `.textContent === "edited"`)
	holds(file, "package main // mine\n")
	p.click(`document.querySelector(".save")`)
	p.wait(`document.querySelector(".program").textContent.includes("Saved. What was in the file before is in exercises/04-bitmasks/main.go.1.")`)
	holds(file, "// better\npackage main // mine\n")
	holds(file+".1", "package main // mine\n")
	p.wait(cell(1, ".mark") + `.textContent === ""`)
	p.sound()

	// What another editor has saved in the meantime is not overwritten unseen.
	require.NoError(t, os.WriteFile(file, []byte("package main // theirs\n"), 0o644))
	p.write("// best\n")
	p.click(`document.querySelector(".save")`)
	p.wait(`document.querySelector(".program").textContent.includes("Not saved: the file was changed elsewhere.")`)
	holds(file, "package main // theirs\n")
	p.click(`document.querySelector(".save")`)
	p.wait(`document.querySelector(".program").textContent.includes("main.go.2.")`)
	holds(file+".2", "package main // theirs\n")
	assert.Contains(t, p.page.Problems(), "Failed to load resource: the server responded with a status of 412 (Precondition Failed) "+base+"files/04-bitmasks/main.go")
}
