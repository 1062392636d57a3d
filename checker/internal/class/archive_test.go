package class

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

// zipped is an archive of such files.
func zipped(t *testing.T, files ...string) string {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range files {
		name, text := entry(f)
		w, err := z.Create(name)
		require.NoError(t, err)
		_, err = w.Write([]byte(text))
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	return b.String()
}

func TestArchives(t *testing.T) {
	ada := zipped(t, "src/main.go", "__MACOSX/src/._main.go:junk", "src/.DS_Store:junk")
	moodle := zipped(t, "Ada Lovelace_1_assignsubmission_file_/ada.zip:"+ada, "Bob Noyce_2_assignsubmission_file_/main.go", "Cleo_3_assignsubmission_file_/empty.zip:"+zipped(t))
	for _, tc := range []struct {
		name  string
		files []string
		want  []string
	}{
		{"one a student", []string{"ada.zip:" + ada, "bob.zip:" + zipped(t, "main.go")},
			[]string{"ada | 04-bitmasks | ada.zip/src/main.go", "bob | 04-bitmasks | bob.zip/main.go"}},
		{"one of archives", []string{"CS101-Exercise 4-77.zip:" + moodle},
			[]string{"Ada Lovelace | 04-bitmasks | CS101-Exercise 4-77.zip/Ada Lovelace_1_assignsubmission_file_/ada.zip/src/main.go",
				"Bob Noyce | 04-bitmasks | CS101-Exercise 4-77.zip/Bob Noyce_2_assignsubmission_file_/main.go",
				"unplaced: CS101-Exercise 4-77.zip/Cleo_3_assignsubmission_file_/empty.zip | the archive is empty: nothin"}},
		{"a class of files", []string{"class.zip:" + zipped(t, "ada.go", "bob.go")},
			[]string{"ada | 04-bitmasks | class.zip/ada.go", "bob | 04-bitmasks | class.zip/bob.go"}},
		{"made on Windows", []string{"x.zip:" + zipped(t, `ada\src\main.go`, `bob\main.go`)},
			[]string{"ada | 04-bitmasks | x.zip/ada/src/main.go", "bob | 04-bitmasks | x.zip/bob/main.go"}},
		{"the same name twice", []string{"ada.zip:" + zipped(t, "main.go:package a", "main.go")},
			[]string{"ada | 04-bitmasks | ada.zip/main.go", "unplaced: ada.zip/main.go | the archive holds another fi"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			assert.Equal(t, tc.want, tell(open(t, put(t, tc.files...), Options{Exercise: "04-bitmasks"})))
		})
	}
	t.Run("the class itself", func(t *testing.T) {
		dir := put(t, "moodle.zip:"+moodle)
		c := open(t, filepath.Join(dir, "moodle.zip"), Options{Exercise: "04-bitmasks"})
		assert.Equal(t, "Ada Lovelace | 04-bitmasks | Ada Lovelace_1_assignsubmission_file_/ada.zip/src/main.go", tell(c)[0])
	})
}

// Nothing is ever unpacked to a disk; what tries to get out of its archive, or to
// fill the memory, is listed.
func TestHostileArchives(t *testing.T) {
	deep := zipped(t, "main.go")
	for range maxDepth {
		deep = zipped(t, "inner.zip:"+deep)
	}
	long := zipped(t, "main.go:"+program+strings.Repeat("/", frontend.MaxSource))
	var locked bytes.Buffer
	z := zip.NewWriter(&locked)
	link := &zip.FileHeader{Name: "link.go"}
	link.SetMode(fs.ModeSymlink | 0o777)
	for _, h := range []*zip.FileHeader{{Name: "secret.go", Flags: 1}, {Name: `C:\evil.go`}, link} {
		_, err := z.CreateRaw(h)
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	c := open(t, put(t, "a.zip:"+zipped(t, "../evil.go", "/etc/evil.go", "x/../../evil.go", "main.go"),
		"b.zip:"+long, "c.zip:"+deep, "d.zip:"+locked.String(), "e.zip:"+zipped(t, "main.go")[:90]), Options{Exercise: "04-bitmasks"})
	assert.Equal(t, []string{
		"a | 04-bitmasks | a.zip/main.go",
		"unplaced: a.zip/../evil.go | its path in the archive lead",
		"unplaced: a.zip//etc/evil.go | its path in the archive does",
		"unplaced: a.zip/x/../../evil.go | its path in the archive lead",
		"unplaced: b.zip/main.go | it is larger than 1024 KiB, ",
		"unplaced: c.zip/inner.zip/inner.zip/inner.zip/inner.zip | it lies in archives in archi",
		`unplaced: d.zip/C:\evil.go | its path in the archive does`,
		"unplaced: d.zip/link.go | it is a link, and links are ",
		"unplaced: d.zip/secret.go | it cannot be read: it is pro",
		"unplaced: e.zip | it cannot be read as a zip a",
	}, tell(c))
}

func TestAnArchiveThatLiesAboutItsSize(t *testing.T) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, err := z.CreateHeader(&zip.FileHeader{Name: "main.go", Method: zip.Deflate})
	require.NoError(t, err)
	_, err = w.Write(bytes.Repeat([]byte("/"), 4<<20))
	require.NoError(t, err)
	require.NoError(t, z.Close())
	// The size stands in the archive's list of files, 24 bytes into the entry.
	raw := b.Bytes()
	at := bytes.LastIndex(raw, []byte("PK\x01\x02"))
	copy(raw[at+24:], []byte{10, 0, 0, 0})
	c := open(t, put(t, "a.zip:"+string(raw)), Options{Exercise: "04-bitmasks"})
	require.Len(t, c.Unplaced, 1)
	assert.Equal(t, "a.zip/main.go", c.Unplaced[0].File)
	assert.Empty(t, c.Submissions)
}

func TestArchiveBounds(t *testing.T) {
	t.Run("list of files", func(t *testing.T) {
		text := zipped(t, "main.go")
		r := &boundedReader{from: strings.NewReader(text), left: 10}
		_, err := zip.NewReader(r, int64(len(text)))
		assert.Error(t, err)
		assert.Negative(t, r.left)
	})
	t.Run("bytes taken out", func(t *testing.T) {
		w := &walker{copies: map[string]bool{}, budget: newBudget(namer{exercises()}, []string{"all/ada/a.go", "all/bob/src/b.go"})}
		w.budget.turnTo("all/ada/a.go")
		assert.True(t, w.unpack("all/ada/a.go", maxSubmission))
		w.budget.turnTo("all/bob/src/b.go")
		assert.True(t, w.unpack("all/bob/src/b.go", maxSubmission))
		assert.False(t, w.unpack("all/bob/src/c.go", 1))
		assert.Equal(t, "all/bob/src/c.go", w.refused[0].File)
		for i := range maxUnpacked/maxSubmission - 2 {
			w.budget.turnTo(fmt.Sprintf("all/%d.zip", i))
			require.True(t, w.unpack("", maxSubmission))
		}
		w.budget.turnTo("all/cleo.zip")
		assert.False(t, w.unpack("all/cleo.zip", 1))
		assert.Contains(t, w.refused[1].Reason, "the archive holds more than 4096 MiB")
	})
	t.Run("the files of a student", func(t *testing.T) {
		b := newBudget(namer{exercises()}, []string{"pan_1_2_a.zip", "pan_1_3_b.zip", "pan_4_5_c.zip"})
		b.turnTo("pan_1_2_a.zip")
		assert.NoError(t, b.take(maxSubmission))
		b.turnTo("pan_1_3_b.zip")
		assert.Error(t, b.take(1))
		b.turnTo("pan_4_5_c.zip")
		assert.NoError(t, b.take(1))
	})
	t.Run("the folders of exercises", func(t *testing.T) {
		b := newBudget(namer{exercises()}, []string{"all/04-bitmasks/ada.zip", "all/04-bitmasks/bob/1.zip", "all/ex3/ada.zip", "all/4/pan_1_2_a.zip"})
		for _, entry := range []string{"all/04-bitmasks/ada.zip", "all/04-bitmasks/bob/1.zip", "all/ex3/ada.zip", "all/4/pan_1_2_a.zip"} {
			b.turnTo(entry)
			assert.NoError(t, b.take(maxSubmission), entry)
		}
		b.turnTo("all/04-bitmasks/bob/2.zip")
		assert.Error(t, b.take(1))
		b.turnTo("all/4/pan_1_3_b.zip")
		assert.Error(t, b.take(1))
	})
	t.Run("files", func(t *testing.T) {
		s, err := openShelf(put(t, "a.go", "b.go", "c.zip:"+zipped(t, "x.go", "y.go")))
		require.NoError(t, err)
		defer s.close()
		w := &walker{shelf: s, most: 4, copies: map[string]bool{}}
		require.NoError(t, w.all())
		require.Len(t, w.refused, 1)
		assert.Equal(t, "there are more than 4 files; what came after those was not looked at: grade it in parts", w.refused[0].Reason)
	})
}

// zeros is a reader without an end.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}

// What one student hands in does not keep the others' from being read.
func TestOneStudentsHugeArchives(t *testing.T) {
	// The archive of zeros is compressed once, into another of which it is copied.
	var once, class bytes.Buffer
	z := zip.NewWriter(&once)
	w, err := z.Create("huge.zip")
	require.NoError(t, err)
	inner := zip.NewWriter(w)
	w, err = inner.CreateHeader(&zip.FileHeader{Name: "zeros.pdf", Method: zip.Store})
	require.NoError(t, err)
	_, err = io.CopyN(w, zeros{}, maxInner-1024)
	require.NoError(t, err)
	require.NoError(t, inner.Close())
	require.NoError(t, z.Close())
	r, err := zip.NewReader(bytes.NewReader(once.Bytes()), int64(once.Len()))
	require.NoError(t, err)
	require.Greater(t, r.File[0].UncompressedSize64, uint64(maxInner-1024))

	z = zip.NewWriter(&class)
	for i := range 3 {
		huge := *r.File[0]
		huge.Name = fmt.Sprintf("ada/%d.zip", i+1)
		require.NoError(t, z.Copy(&huge))
	}
	for name, text := range map[string]string{"bob/main.go": program, "cleo/main.zip": zipped(t, "main.go")} {
		w, err := z.Create(name)
		require.NoError(t, err)
		_, err = io.WriteString(w, text)
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	c := open(t, put(t, "class.zip:"+class.String()), Options{Exercise: "04-bitmasks"})
	assert.Equal(t, []string{
		"bob | 04-bitmasks | class.zip/bob/main.go",
		"cleo | 04-bitmasks | class.zip/cleo/main.zip/main.go",
		"unplaced: class.zip/ada/1.zip/zeros.pdf | it is no Go program: ask for",
		"unplaced: class.zip/ada/2.zip/zeros.pdf | it is no Go program: ask for",
		"unplaced: class.zip/ada/3.zip | this submission holds more t",
	}, tell(c))
}

func TestMoreArchivesThanStayOpen(t *testing.T) {
	var files []string
	for i := range 3 * shelfSize {
		files = append(files, fmt.Sprintf("s%02d.zip:%s", i, zipped(t, "inner.zip:"+zipped(t, "main.go"))))
	}
	c := open(t, put(t, files...), Options{Exercise: "04-bitmasks"}) // reads them all again
	assert.Len(t, c.Submissions, len(files))
	assert.LessOrEqual(t, len(c.shelf.open), shelfSize)
}
