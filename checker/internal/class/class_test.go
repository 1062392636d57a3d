package class

import (
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
	_, err = Find(filepath.Join(put(t, "ada.txt"), "ada.txt"), Options{})
	assert.ErrorContains(t, err, "is neither a folder nor a zip archive: ")
	_, err = Find(filepath.Join(put(t, "ada.go"), "ada.go"), Options{})
	assert.ErrorContains(t, err, "is one program and not a class: ")
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
