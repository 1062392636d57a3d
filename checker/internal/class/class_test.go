package class

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
)

const program = "package main\n\nfunc main() {}\n"

func exercises() []course.Exercise {
	var all []course.Exercise
	for i, name := range []string{"01-pairwise-check", "02-diagonal-arrays", "03-grid-counters", "04-bitmasks", "10-estimating"} {
		all = append(all, course.Exercise{Number: i + 1, Name: name})
	}
	all[4].Number = 10
	return all
}

// find gives the exercise of a number or a name, as a course does.
func find(ref string) (*course.Exercise, error) {
	all := exercises()
	for i := range all {
		if fmt.Sprint(all[i].Number) == ref || all[i].Name == ref {
			return &all[i], nil
		}
	}
	return nil, fmt.Errorf("there is no exercise %q", ref)
}

// put writes files below a new folder: each a path, which holds a program unless a
// text follows it after a colon. A path that ends in a slash is a folder.
func put(t *testing.T, files ...string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "class")
	require.NoError(t, os.MkdirAll(dir, 0o755))
	for _, f := range files {
		name, text := entry(f)
		at := filepath.Join(dir, filepath.FromSlash(name))
		if strings.HasSuffix(name, "/") {
			require.NoError(t, os.MkdirAll(at, 0o755))
			continue
		}
		require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
		require.NoError(t, os.WriteFile(at, []byte(text), 0o644))
	}
	return dir
}

func entry(f string) (name, text string) {
	name, text, given := strings.Cut(f, ":")
	if !given {
		text = program
	}
	return name, text
}

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

func open(t *testing.T, dir string, o Options) *Class {
	t.Helper()
	o.Exercises = exercises()
	c, err := Find(dir, o)
	require.NoError(t, err)
	t.Cleanup(func() { c.Close() })
	for i := range c.Submissions {
		_, err := c.Read(&c.Submissions[i])
		require.NoError(t, err, "what has been placed can be read again")
	}
	return c
}

// tell writes a class down, one line a fact. Of a reason only the beginning is told.
func tell(c *Class) []string {
	var lines []string
	for _, s := range c.Submissions {
		line := fmt.Sprintf("%s | %s | %s", s.Student, s.Exercise, s.File)
		if s.Late {
			line += " | late"
		}
		if len(s.Beside) > 0 {
			line += " | beside " + strings.Join(s.Beside, ", ")
		}
		lines = append(lines, line)
	}
	for _, a := range c.Earlier {
		lines = append(lines, fmt.Sprintf("earlier: %s | %s | %s", a.Student, a.Exercise, a.File))
	}
	for _, u := range c.Unplaced {
		lines = append(lines, fmt.Sprintf("unplaced: %s | %.28s", u.File, u.Reason))
	}
	for _, s := range c.Missing() {
		lines = append(lines, "missing: "+s.Label)
	}
	for _, s := range c.Unlisted() {
		lines = append(lines, "unlisted: "+s.Label)
	}
	return append(lines, c.Notes...)
}

func TestFind(t *testing.T) {
	for _, tc := range []struct {
		name     string
		exercise string
		files    []string
		want     []string
	}{
		{"nothing", "", nil, nil},
		{"a folder a student", "04-bitmasks", []string{"bob/queens.go", "ada/main.go"},
			[]string{"ada | 04-bitmasks | ada/main.go", "bob | 04-bitmasks | bob/queens.go"}},
		{"a file a student", "04-bitmasks", []string{"Bob Noyce.go", "ada.go"},
			[]string{"ada | 04-bitmasks | ada.go", "Bob Noyce | 04-bitmasks | Bob Noyce.go"}},
		{"students, then exercises", "", []string{"ada/04/main.go", "ada/03-grid-counters/x.go", "bob/bitmasks.go", "bob/ex1.go", "bob/Exercise 10.go"},
			[]string{"ada | 03-grid-counters | ada/03-grid-counters/x.go", "ada | 04-bitmasks | ada/04/main.go",
				"bob | 01-pairwise-check | bob/ex1.go", "bob | 04-bitmasks | bob/bitmasks.go", "bob | 10-estimating | bob/Exercise 10.go"}},
		{"exercises, then students", "", []string{"04/ada.go", "04/bob/main.go", "exercise_3/ada/src/main.go"},
			[]string{"ada | 03-grid-counters | exercise_3/ada/src/main.go", "ada | 04-bitmasks | 04/ada.go", "bob | 04-bitmasks | 04/bob/main.go"}},
		{"both in one name", "", []string{"ada_04.go", "bob-bitmasks.go", "10-cleo.go", "dan ex2/main.go"},
			[]string{"ada | 04-bitmasks | ada_04.go", "bob | 04-bitmasks | bob-bitmasks.go", "cleo | 10-estimating | 10-cleo.go", "dan | 02-diagonal-arrays | dan ex2/main.go"}},
		{"numbers that are no exercise's", "", []string{"team-10/04.go", "user4/03.go"},
			[]string{"team-10 | 04-bitmasks | team-10/04.go", "user4 | 03-grid-counters | user4/03.go"}},
		{"students with numbers that are also those of exercises", "", []string{"team-03/03/main.go", "team-03/04/main.go", "team-04/03/main.go", "team-04/04/main.go"},
			[]string{"team-03 | 03-grid-counters | team-03/03/main.go", "team-03 | 04-bitmasks | team-03/04/main.go",
				"team-04 | 03-grid-counters | team-04/03/main.go", "team-04 | 04-bitmasks | team-04/04/main.go"}},
		{"such students, all for one exercise", "04-bitmasks", []string{"group_03/main.go", "group_04/main.go"},
			[]string{"group_03 | 04-bitmasks | group_03/main.go", "group_04 | 04-bitmasks | group_04/main.go"}},
		{"the exercise said twice", "", []string{"04/04-ada.go", "03/ada_03.go"},
			[]string{"ada | 03-grid-counters | 03/ada_03.go", "ada | 04-bitmasks | 04/04-ada.go"}},
		{"another exercise in the name around", "", []string{"04-bitmasks-ada/04-bitmasks/main.go", "04-bitmasks-ada/03-grid-counters/main.go"},
			[]string{"ada | 03-grid-counters | 04-bitmasks-ada/03-grid-counters/main.go", "ada | 04-bitmasks | 04-bitmasks-ada/04-bitmasks/main.go"}},
		{"students who are numbers", "04-bitmasks", []string{"1/main.go", "4/main.go", "10/main.go"},
			[]string{"1 | 04-bitmasks | 1/main.go", "10 | 04-bitmasks | 10/main.go", "4 | 04-bitmasks | 4/main.go"}},
		{"a folder around the class", "04-bitmasks", []string{"spring/ada/main.go", "spring/bob/main.go"},
			[]string{"ada | 04-bitmasks | spring/ada/main.go", "bob | 04-bitmasks | spring/bob/main.go"}},
		{"one student in a folder around", "", []string{"submissions/ada/04/main.go"},
			[]string{"ada | 04-bitmasks | submissions/ada/04/main.go"}},
		{"one student", "", []string{"ada/04/main.go", "ada/03/main.go"},
			[]string{"ada | 03-grid-counters | ada/03/main.go", "ada | 04-bitmasks | ada/04/main.go"}},
		{"Canvas", "04-bitmasks", []string{"lovelaceada_12345_67890_main.go", "noycebob_LATE_777_67891_my queens.go",
			"lovelaceada_12345_68000_main-1.go", "lovelaceada_12345_69000_main-2.go", "noycebob_LATE_777_67892_notes.txt:I tried"},
			[]string{"lovelaceada | 04-bitmasks | lovelaceada_12345_69000_main-2.go",
				"noycebob | 04-bitmasks | noycebob_LATE_777_67891_my queens.go | late | beside noycebob_LATE_777_67892_notes.txt",
				"earlier: lovelaceada | 04-bitmasks | lovelaceada_12345_67890_main.go", "earlier: lovelaceada | 04-bitmasks | lovelaceada_12345_68000_main-1.go"}},
		{"Canvas, two students of one name", "04-bitmasks", []string{"leekim_1_10_main.go", "leekim_2_11_main.go"},
			[]string{"leekim (1) | 04-bitmasks | leekim_1_10_main.go", "leekim (2) | 04-bitmasks | leekim_2_11_main.go"}},
		{"Canvas, exercises by folder", "", []string{"ex 3/leekim_1_10_main.go", "ex 4/leekim_1_22_main.go"},
			[]string{"leekim | 03-grid-counters | ex 3/leekim_1_10_main.go", "leekim | 04-bitmasks | ex 4/leekim_1_22_main.go"}},
		{"Moodle folders", "04-bitmasks", []string{"Ada Lovelace_123456_assignsubmission_file_/main.go", "Bob Noyce_123457_assignsubmission_file_/src/q.go",
			"Cleo_123458_assignsubmission_onlinetext_/onlinetext.html:<p>"},
			[]string{"Ada Lovelace | 04-bitmasks | Ada Lovelace_123456_assignsubmission_file_/main.go",
				"Bob Noyce | 04-bitmasks | Bob Noyce_123457_assignsubmission_file_/src/q.go",
				"unplaced: Cleo_123458_assignsubmission_onlinetext_/onlinetext.html | it is no Go program: ask for"}},
		{"Moodle files, and numbers that change from one exercise to the next", "", []string{
			"04/Ada Lovelace_1_assignsubmission_file_main.go", "03/Ada Lovelace_2_assignsubmission_file_main.go"},
			[]string{"Ada Lovelace | 03-grid-counters | 03/Ada Lovelace_2_assignsubmission_file_main.go",
				"Ada Lovelace | 04-bitmasks | 04/Ada Lovelace_1_assignsubmission_file_main.go"}},
		{"Moodle, two students of one name", "04-bitmasks", []string{"Kim Lee_1_assignsubmission_file_/main.go", "Kim Lee_2_assignsubmission_file_/main.go"},
			[]string{"Kim Lee (1) | 04-bitmasks | Kim Lee_1_assignsubmission_file_/main.go", "Kim Lee (2) | 04-bitmasks | Kim Lee_2_assignsubmission_file_/main.go"}},
		{"Blackboard", "", []string{"Exercise 4_alovelace_attempt_2026-02-01-12-00-00_main.go", "Exercise 4_alovelace_attempt_2026-02-03-12-00-00_other.go",
			"Exercise 4_alovelace_attempt_2026-02-03-12-00-00.txt:Name: Ada"},
			[]string{"alovelace | 04-bitmasks | Exercise 4_alovelace_attempt_2026-02-03-12-00-00_other.go | beside Exercise 4_alovelace_attempt_2026-02-03-12-00-00.txt",
				"earlier: alovelace | 04-bitmasks | Exercise 4_alovelace_attempt_2026-02-01-12-00-00_main.go"}},
		{"Blackboard, users with a _ in their names", "", []string{"Exercise 4_g_hopper_attempt_2026-02-01-12-00-00_main.go", "Exercise 4_m_hopper_attempt_2026-02-03-12-00-00_main.go",
			"Exercise 4_alovelace_attempt_2026-02-03-12-00-00_main.go"},
			[]string{"alovelace | 04-bitmasks | Exercise 4_alovelace_attempt_2026-02-03-12-00-00_main.go",
				"g_hopper | 04-bitmasks | Exercise 4_g_hopper_attempt_2026-02-01-12-00-00_main.go",
				"m_hopper | 04-bitmasks | Exercise 4_m_hopper_attempt_2026-02-03-12-00-00_main.go"}},
		{"attempts in folders", "04-bitmasks", []string{"ada/attempt 1/main.go", "ada/attempt 10/queens.go", "ada/attempt 9/main.go"},
			[]string{"ada | 04-bitmasks | ada/attempt 10/queens.go", "earlier: ada | 04-bitmasks | ada/attempt 1/main.go", "earlier: ada | 04-bitmasks | ada/attempt 9/main.go"}},
		{"attempts in names", "04-bitmasks", []string{"ada/main.go", "ada/main (1).go", "ada/main_v3.go"},
			[]string{"ada | 04-bitmasks | ada/main_v3.go", "earlier: ada | 04-bitmasks | ada/main (1).go", "earlier: ada | 04-bitmasks | ada/main.go"}},
		{"teams are no attempts", "", []string{"04/team-1.go", "04/team-2.go", "04/ada.go", "04/ada-2.go"},
			[]string{"ada | 04-bitmasks | 04/ada-2.go", "team-1 | 04-bitmasks | 04/team-1.go", "team-2 | 04-bitmasks | 04/team-2.go", "earlier: ada | 04-bitmasks | 04/ada.go"}},
		{"files beside the program", "04-bitmasks", []string{"ada/main.go", "ada/board.go:package main\n\nvar n int\n", "ada/go.mod:module x\n", "ada/report.pdf:%PDF"},
			[]string{"ada | 04-bitmasks | ada/main.go | beside ada/board.go, ada/go.mod, ada/report.pdf"}},
		{"two copies of a program", "04-bitmasks", []string{"ada/main.go", "ada/copy.go"},
			[]string{"ada | 04-bitmasks | ada/main.go", "earlier: ada | 04-bitmasks | ada/copy.go"}},
		{"two programs", "04-bitmasks", []string{"ada/main.go", "ada/other.go:package main\n\nfunc main() { main() }\n", "bob/main.go"},
			[]string{"bob | 04-bitmasks | bob/main.go", "unplaced: ada/main.go | it is not the only program t", "unplaced: ada/other.go | it is not the only program t"}},
		{"several files, and no program among them", "04-bitmasks", []string{"ada/a.go:package a\n", "ada/b.go:package main\n"},
			[]string{"unplaced: ada/a.go | of the several files that we", "unplaced: ada/b.go | of the several files that we"}},
		{"one file that is no program is graded all the same", "04-bitmasks", []string{"ada/a.go:package a\n", "bob/main.go:", "cleo/x.go:\xff\xfep\x00a\x00", "dan/main.go:func main("},
			[]string{"ada | 04-bitmasks | ada/a.go", "bob | 04-bitmasks | bob/main.go", "cleo | 04-bitmasks | cleo/x.go", "dan | 04-bitmasks | dan/main.go"}},
		{"programs that do not compile are told from other files", "04-bitmasks", []string{"ada/main.go:package main\nfunc main() {\n\tx := \n", "ada/b.go:package main\nvar x int\n"},
			[]string{"ada | 04-bitmasks | ada/main.go | beside ada/b.go"}},
		{"wrong file names", "04-bitmasks", []string{"ada/main.go.txt", "bob/solution", "cleo/MAIN.GO", "dan/notes.txt:package of notes\n", "eve/main.go.zip:nothing of the kind"},
			[]string{"ada | 04-bitmasks | ada/main.go.txt", "bob | 04-bitmasks | bob/solution", "cleo | 04-bitmasks | cleo/MAIN.GO",
				"unplaced: dan/notes.txt | it is no Go program: ask for", "unplaced: eve/main.go.zip | it cannot be read as a zip a"}},
		{"what systems leave behind", "04-bitmasks", []string{"ada/main.go", "ada/._main.go", "ada/.DS_Store:x", "__MACOSX/ada/._main.go", "ada/.git/config:x", ".idea/x.go", "Thumbs.db:x"},
			[]string{"ada | 04-bitmasks | ada/main.go"}},
		{"empty folders and other archives", "04-bitmasks", []string{"ada/", "bob/queens.rar:Rar!"},
			[]string{"unplaced: ada/ | the folder is empty: nothing", "unplaced: bob/queens.rar | it is an archive of a kind t"}},
		{"no exercise", "", []string{"ada/main.go", "bob/bitmasks-symmetry-estimating.go"},
			[]string{"unplaced: ada/main.go | which exercise it solves is ", "unplaced: bob/bitmasks-symmetry-estimating.go | which exercise it solves is "}},
		{"no student", "04-bitmasks", []string{"main.go", "04.go"},
			[]string{"04 | 04-bitmasks | 04.go", "unplaced: main.go | whose it is, is not said by "}},
		{"no student, the exercise in the name", "", []string{"04.go", "bitmasks/main.go"},
			[]string{"unplaced: 04.go | whose it is, is not said by ", "unplaced: bitmasks/main.go | whose it is, is not said by "}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			assert.Equal(t, tc.want, tell(open(t, put(t, tc.files...), Options{Exercise: tc.exercise})))
		})
	}
}

func TestTheFoldersNameMaySayTheExercise(t *testing.T) {
	dir := filepath.Join(put(t, "handed in/04/ada/main.go"), "handed in", "04")
	assert.Equal(t, []string{"ada | 04-bitmasks | ada/main.go"}, tell(open(t, dir, Options{})))
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

// What one student hands in does not keep the others' from being read.
func TestOneStudentsHugeArchives(t *testing.T) {
	var inner bytes.Buffer
	z := zip.NewWriter(&inner)
	w, err := z.CreateHeader(&zip.FileHeader{Name: "zeros.pdf", Method: zip.Store})
	require.NoError(t, err)
	_, err = w.Write(make([]byte, maxInner-1024))
	require.NoError(t, err)
	require.NoError(t, z.Close())
	huge := inner.String()
	c := open(t, put(t, "class.zip:"+zipped(t, "ada/1.zip:"+huge, "ada/2.zip:"+huge, "ada/3.zip:"+huge, "bob/main.go", "cleo/main.zip:"+zipped(t, "main.go"))),
		Options{Exercise: "04-bitmasks"})
	assert.Equal(t, []string{
		"bob | 04-bitmasks | class.zip/bob/main.go",
		"cleo | 04-bitmasks | class.zip/cleo/main.zip/main.go",
		"unplaced: class.zip/ada/1.zip/zeros.pdf | it is no Go program: ask for",
		"unplaced: class.zip/ada/2.zip/zeros.pdf | it is no Go program: ask for",
		"unplaced: class.zip/ada/3.zip | this submission holds more t",
	}, tell(c))
}

// Of files that no mark of an attempt tells apart one is chosen, and that is said.
func TestNamesThatDifferInCapitalsOnly(t *testing.T) {
	other := program + "// another\n"
	c := open(t, put(t, "ada.zip:"+zipped(t, "main.go", "Main.go:"+other), "bob.zip:"+zipped(t, "main.go", "MAIN.go"),
		"cleo.zip:"+zipped(t, "main.go.txt", "main.go:"+other, "main-1.go")), Options{Exercise: "04-bitmasks"})
	assert.Equal(t, []string{
		"ada | 04-bitmasks | ada.zip/main.go", "bob | 04-bitmasks | bob.zip/main.go", "cleo | 04-bitmasks | cleo.zip/main-1.go",
		"earlier: ada | 04-bitmasks | ada.zip/Main.go", "earlier: bob | 04-bitmasks | bob.zip/MAIN.go",
		"earlier: cleo | 04-bitmasks | cleo.zip/main.go", "earlier: cleo | 04-bitmasks | cleo.zip/main.go.txt",
		"ada.zip/main.go counts and ada.zip/Main.go does not, since nothing says which is the later one: take the one away that should not",
	}, tell(c))
	c = open(t, put(t, "ada/main.go:"+other, "ada/main.go.txt"), Options{Exercise: "04-bitmasks"})
	assert.Equal(t, "ada | 04-bitmasks | ada/main.go", tell(c)[0])
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

// theCourse are the files of a copy of the course below a folder.
func theCourse(top string) []string {
	return []string{top + "go.mod:module nqueens\n", top + "go.sum:x", top + "LICENSE:x", top + "README.md:x", top + "checker/main.go", top + "lessons/README.md:x",
		top + "solutions/04-bitmasks/main.go:package main\n\nfunc main() { print() }\n", top + "exercises/README.md:x",
		top + "exercises/04-bitmasks/exercise.yaml:x", top + "exercises/04-bitmasks/hints.md:x", top + "exercises/04-bitmasks/tests/one.in:1"}
}

func TestCopiesOfTheCourse(t *testing.T) {
	const begin = "package main\n\nfunc main() { panic(0) }\n"
	var files []string
	for _, top := range []string{"ada/", "bob/n-queens-main/", "cleo/"} {
		files = append(files, theCourse(top)...)
		files = append(files, top+"exercises/03-grid-counters/main.go:"+strings.ReplaceAll(begin, "\n", "\r\n"))
	}
	files = append(files, "ada/exercises/04-bitmasks/main.go", "ada/my notes.txt:x", "bob/n-queens-main/exercises/04-bitmasks/main.go", "cleo/exercises/04-bitmasks/main.go:"+begin,
		"dan/solutions/04.go") // no copy
	want := []string{"ada | 04-bitmasks | ada/exercises/04-bitmasks/main.go | beside ada/my notes.txt",
		"bob | 04-bitmasks | bob/n-queens-main/exercises/04-bitmasks/main.go", "dan | 04-bitmasks | dan/solutions/04.go",
		"unplaced: cleo/ | it is a copy of the course i"}
	o := Options{Starters: map[Digest]bool{StarterDigest([]byte(begin)): true}}
	assert.Equal(t, want, tell(open(t, put(t, files...), o)))
	file := filepath.Join(t.TempDir(), "class.zip")
	require.NoError(t, os.WriteFile(file, []byte(zipped(t, files...)), 0o644))
	assert.Equal(t, want, tell(open(t, file, o)))
	assert.Equal(t, []string{"unplaced: ./ | it is a copy of the course i"}, tell(open(t, put(t, theCourse("")...), o)))
	assert.Equal(t, []string{"eve | 04-bitmasks | eve.zip/x/exercises/04-bitmasks/main.go"},
		tell(open(t, put(t, "eve.zip:"+zipped(t, append(theCourse("x/"), "x/exercises/04-bitmasks/main.go")...)), o)))
}

// An archive with names in an old encoding, unpacked on Linux, leaves such folders.
func TestNamesThatAreNotUTF8(t *testing.T) {
	dir := put(t)
	if err := os.Mkdir(filepath.Join(dir, "Jos\xe9"), 0o755); err != nil {
		t.Skip("no such names here:", err)
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "Jos\xe9", "main.go"), []byte(program), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "Zo\xeb.go"), []byte(program), 0o644))
	c := open(t, dir, Options{Exercise: "04-bitmasks"})
	assert.Equal(t, []string{"Jos\xe9 | 04-bitmasks | Jos\xe9/main.go", "Zo\xeb | 04-bitmasks | Zo\xeb.go"}, tell(c))
	text, err := c.Read(&c.Submissions[0])
	require.NoError(t, err)
	assert.Equal(t, program, string(text))
}

func TestLinksAreNotFollowed(t *testing.T) {
	dir := put(t, "ada/main.go")
	if os.Symlink("main.go", filepath.Join(dir, "ada", "link.go")) != nil {
		t.Skip("no links here")
	}
	require.NoError(t, os.Symlink("..", filepath.Join(dir, "ada", "up")))
	require.NoError(t, os.Symlink(dir, filepath.Join(dir, "bob")))
	assert.Equal(t, []string{"ada | 04-bitmasks | ada/main.go", "unplaced: ada/link.go | it is a link, and links are ",
		"unplaced: ada/up | it is a link, and links are ", "unplaced: bob | it is a link, and links are "},
		tell(open(t, dir, Options{Exercise: "04-bitmasks"})))
}

func TestTooLarge(t *testing.T) {
	dir := put(t, "ada/main.go:"+program+strings.Repeat("/", frontend.MaxSource), "bob/main.go:"+program+strings.Repeat("/", frontend.MaxSource-len(program)))
	assert.Equal(t, []string{"bob | 04-bitmasks | bob/main.go", "unplaced: ada/main.go | it is larger than 1024 KiB, "}, tell(open(t, dir, Options{Exercise: "04-bitmasks"})))
}

func TestNoClass(t *testing.T) {
	_, err := Find(filepath.Join(t.TempDir(), "none"), Options{})
	assert.ErrorContains(t, err, "there is no folder or zip archive ")
	_, err = Find(filepath.Join(put(t, "ada.go"), "ada.go"), Options{})
	assert.ErrorContains(t, err, "is neither a folder nor a zip archive: ")
}

func TestChangedWhileGraded(t *testing.T) {
	dir := put(t, "ada/main.go", "bob/main.go")
	c := open(t, dir, Options{Exercise: "04-bitmasks"})
	require.NoError(t, os.WriteFile(filepath.Join(dir, "ada", "main.go"), nil, 0o644))
	require.NoError(t, os.Remove(filepath.Join(dir, "bob", "main.go")))
	_, err := c.Read(&c.Submissions[0])
	assert.EqualError(t, err, "ada/main.go was changed while the class was graded; grade it again")
	_, err = c.Read(&c.Submissions[1])
	assert.ErrorContains(t, err, "bob/main.go can no longer be read: ")
}

// The same files give the same class, whatever order the system lists them in and
// however old they are.
func TestTheSameEachTime(t *testing.T) {
	files := []string{"04/ada.go", "04/bob.go", "03/ada.go", "03/bob/x.go", "03/bob/y.go", "z.zip:" + zipped(t, "04/cleo.go")}
	want := tell(open(t, put(t, files...), Options{}))
	for i := range files {
		turned := append(append([]string{}, files[i:]...), files[:i]...)
		assert.Equal(t, want, tell(open(t, put(t, turned...), Options{})))
	}
}

// utf16LE is a text of ASCII in UTF-16, the lower byte first.
func utf16LE(ascii string) string {
	var b strings.Builder
	for _, c := range []byte(ascii) {
		b.WriteByte(c)
		b.WriteByte(0)
	}
	return b.String()
}

func TestRoster(t *testing.T) {
	files := []string{"lovelaceada_12345_1_main.go", "noycebob_777_2_main.go", "Cleo Pan_3_assignsubmission_file_/main.go", "dan/main.go", "eve@example.org/main.go", "zoe/main.go"}
	want := []string{"Ada Lovelace", "Bob Noyce", "Dan", "Eve", "Pan, Cleo", "zoe"}
	for _, tc := range []struct{ name, text string }{
		{"commas", "id,name,email\n1,Ada Lovelace,\n777,Bob Noyce,\n3,\"Pan, Cleo\",\n4,Dan,\n5,Eve,eve@example.org\n6,Fay,\n"},
		{"semicolons, BOM, CRLF, other columns", "\ufeffGroup;Full Name;Student ID;E-mail\r\nx;Ada Lovelace;1;\r\nx;Bob Noyce;777;\r\n\r\nx;Pan, Cleo;3;\r\nx;Dan;4;\r\nx;Eve;5;eve@example.org\r\nx;Fay;6;\r\n;;;\r\n"},
		{"Excel's Unicode Text", "\xff\xfe" + utf16LE("id\tname\temail\r\n1\tAda Lovelace\t\r\n777\tBob Noyce\t\r\n3\t\"Pan, Cleo\"\t\r\n4\tDan\t\r\n5\tEve\teve@example.org\r\n6\tFay\t\r\n")},
		{"Excel for the Macintosh, and its line on separators", "sep=;\rid;name;email\r1;Ada Lovelace;\r777;Bob Noyce;\r3;Pan, Cleo;\r4;Dan;\r5;Eve;eve@example.org\r6;Fay;\r"},
		{"Canvas's gradebook, lines that are there twice", "Student,ID,Email\n    Points Possible,,\nAda Lovelace,1,\nBob Noyce,777,\n\"Pan, Cleo\",3,\nDan,4,\nDan,4,\nEve,5,eve@example.org\nFay,6,\nFay,6,\n"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			roster, err := ParseRoster("roster.csv", []byte(tc.text))
			require.NoError(t, err)
			c := open(t, put(t, files...), Options{Exercise: "04-bitmasks", Roster: roster})
			var students []string
			for _, s := range c.Submissions {
				students = append(students, s.Student)
			}
			assert.Equal(t, want, students)
			assert.Equal(t, []string{"missing: Fay", "unlisted: zoe"}, tell(c)[len(c.Submissions):])
			assert.Equal(t, Student{Label: "Eve", Name: "Eve", ID: "5", Email: "eve@example.org", Listed: true, Handed: true}, c.Students[3])
		})
	}
	t.Run("first and last names, logins", func(t *testing.T) {
		roster, err := ParseRoster("roster.csv", []byte("Last name\tFirst name\tUsername\nLovelace\tAda\talovelace\nLee\tKim\tklee\nLee\tKim\tklee2\n"))
		require.NoError(t, err)
		c := open(t, put(t, "lovelaceada_9_1_main.go", "Exercise 3_alovelace_attempt_2026-02-01-12-00-00_main.go", "klee2/main.go", "Kim Lee/main.go"),
			Options{Roster: roster, Map: mapping(t, "*,3\n")})
		assert.Equal(t, []string{
			"Ada Lovelace | 03-grid-counters | Exercise 3_alovelace_attempt_2026-02-01-12-00-00_main.go",
			"Kim Lee | 03-grid-counters | Kim Lee/main.go", // who of the two cannot be said
			"Kim Lee (klee2) | 03-grid-counters | klee2/main.go",
			"earlier: Ada Lovelace | 03-grid-counters | lovelaceada_9_1_main.go",
			"missing: Kim Lee (klee)", "unlisted: Kim Lee",
			"Kim Lee may be any of 2 students in the roster: say who it is, by id, login or e-mail address, in a line of a --map file"}, tell(c))
	})
	for _, tc := range []struct{ name, text, want string }{
		{"empty", "", "r.csv is empty: its first line must name the columns, such as id,name,email"},
		{"no names of columns", "1,Ada\n", "r.csv:1: no column is called id, login, name, first name, last name or email: the first line must name the columns"},
		{"nobody", "id,name\n\n", "r.csv names nobody: below the line with the names of the columns there must be one line a student"},
		{"quotes", "id,name\n1,\"Ada\n", `r.csv:2: extraneous or missing " in quoted-field; a text with a quotation mark or a separator in it stands in quotation marks, and a quotation mark in it is doubled`},
		{"another encoding", "id,name\n1,Jos\xe9\n", "r.csv is not in UTF-8, so that names with accents would be lost: save it again as CSV UTF-8"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, err := ParseRoster("r.csv", []byte(tc.text))
			assert.EqualError(t, err, tc.want)
		})
	}
}

func mapping(t *testing.T, text string) *Mapping {
	t.Helper()
	m, err := ParseMapping("map.csv", []byte(text), find)
	require.NoError(t, err)
	return m
}

func TestMapping(t *testing.T) {
	dir := put(t, "a/x.go", "a/y.go", "b.zip:"+zipped(t, "deep/in/q.go"), "c/main.go", "d/04.go", "e/x[1].go")
	m := mapping(t, "path,exercise,student\na/x.go,4\na,3\n**/q.go,10,Bob\n*/04.go,1\ne/x[1].go,2\nnone/*.go,2\n")
	assert.Equal(t, []string{
		"a | 03-grid-counters | a/y.go", "a | 04-bitmasks | a/x.go", "Bob | 10-estimating | b.zip/deep/in/q.go",
		"d | 01-pairwise-check | d/04.go", "e | 02-diagonal-arrays | e/x[1].go",
		"unplaced: c/main.go | which exercise it solves is ",
		"map.csv:7: none/*.go fits no file of the class"}, tell(open(t, dir, Options{Map: m})))
	for _, tc := range []struct{ name, text, want string }{
		{"no exercise", "a.go\n", "map.csv:1: a line must be a path and an exercise, and may name a student: ada/main.go,4 or ada/main.go,4,Ada"},
		{"unknown exercise", "a.go,4\n\nb.go,77\n", `map.csv:3: there is no exercise "77"`},
		{"bad pattern", "[a.go,4\n", `map.csv:1: "[a.go" is no pattern: a [ needs its ]`},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, err := ParseMapping("map.csv", []byte(tc.text), find)
			assert.EqualError(t, err, tc.want)
		})
	}
}

// Whatever the names are, every program is placed, earlier, beside, or unplaced,
// and exactly once.
func FuzzNames(f *testing.F) {
	f.Add("ada/04/main.go", "04/ada.go", "lovelaceada_1_2_main-1.go")
	f.Add("Ada_1_assignsubmission_file_/x.go", "a/attempt 2/v2.go", "ex 4_bob_attempt_2026-02-01-12-00-00_main.go")
	f.Fuzz(func(t *testing.T, a, b, c string) {
		var files []file
		seen := map[string]bool{}
		for _, name := range []string{a, b, c} {
			name += ".go"
			if fs.ValidPath(name) && !seen[name] {
				files = append(files, file{path: name, program: true, shape: shape{true, true}})
				seen[name] = true
			}
		}
		for _, given := range []string{"", "04-bitmasks"} {
			found := &Class{}
			newPlacer(Options{Exercises: exercises(), Exercise: given}, "class", nil, files).place(found, files)
			count := map[string]int{}
			for _, s := range found.Submissions {
				count[s.File]++
				for _, other := range s.Beside {
					count[other]++
				}
			}
			for _, e := range found.Earlier {
				count[e.File]++
			}
			for _, u := range found.Unplaced {
				count[u.File]++
			}
			for _, file := range files {
				assert.Equal(t, 1, count[file.path], "%q in %q", file.path, tell(found))
			}
			assert.Len(t, count, len(files))
		}
	})
}

// A name is the same whether its accents are characters of their own, as macOS writes
// the names of files, or not.
func TestAccents(t *testing.T) {
	roster, err := ParseRoster("roster.csv", []byte("name\nJosé Núñez\n"))
	require.NoError(t, err)
	c := open(t, put(t, "Jose\u0301 Nu\u0301n\u0303ez/main.go"), Options{Exercise: "04-bitmasks", Roster: roster})
	require.Len(t, c.Submissions, 1)
	assert.Equal(t, "José Núñez", c.Submissions[0].Student)
	assert.Empty(t, c.Missing())
	assert.Empty(t, c.Unlisted())
}
