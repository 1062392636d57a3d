package selfcheck_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The instructions of the Containerfile are carried out in plain folders, one a
// stage, with the paths of the image led into them; then both images grade.
func TestContainerfileBuilds(t *testing.T) {
	if !*full {
		t.Skip("takes minutes: run with -full")
	}
	if os.Geteuid() != 0 {
		t.Skip("only root may change the owner of files and the root folder")
	}
	root := openCourse(t).Root
	images := map[string]image{"": {dir: root}}
	for _, s := range stages(t) {
		images[s.name] = build(t, s, images)
	}
	program, err := os.ReadFile(filepath.Join(root, "solutions", "04-bitmasks", "main.go"))
	require.NoError(t, err)

	// The whole image rejects.
	whole := exec.Command("bash", "-c", "checker check --exercise 4 -")
	whole.Dir, whole.Env = images["whole"].at("/course"), images["whole"].environ
	whole.Stdin = strings.NewReader(string(program) + "\nfunc init() { panic(4) }\n")
	said, err := whole.CombinedOutput()
	require.Error(t, err)
	assert.Contains(t, string(said), "RTE run-time error", "confirmed on a compiled program")

	// The small one accepts, with nothing but its own folders, what every container
	// has in /proc, and an ordinary user.
	proc := images["small"].at("/proc")
	require.NoError(t, os.Mkdir(proc, 0o755))
	if err := syscall.Mount("proc", proc, "proc", 0, ""); err != nil {
		t.Skip("the small image is not tried: nothing may be mounted here:", err)
	}
	t.Cleanup(func() { assert.NoError(t, syscall.Unmount(proc, syscall.MNT_DETACH)) })
	small := exec.Command("/usr/local/bin/checker", "check", "--exercise", "4", "-")
	small.Dir, small.Env = "/course", []string{}
	small.SysProcAttr = &syscall.SysProcAttr{Chroot: images["small"].dir, Credential: &syscall.Credential{Uid: 10001, Gid: 10001}}
	small.Stdin = bytes.NewReader(program)
	said, err = small.CombinedOutput()
	require.NoError(t, err, string(said))
	assert.Contains(t, string(said), "AC accepted")
}

// An image is the folder of a stage and the environment of its commands.
type image struct {
	dir     string
	environ []string
}

// at is where a path of the image is.
func (i image) at(path string) string { return filepath.Join(i.dir, path) }

// absolute is a path of an image in the arguments of an instruction.
var absolute = regexp.MustCompile(`(^|[\s=])/(src|out|course|cache|usr/local/bin)\b`)

// led is an instruction's arguments with their paths led into the image.
func (i image) led(arguments string) string {
	return absolute.ReplaceAllString(arguments, "${1}"+i.dir+"/${2}")
}

func build(t *testing.T, s stage, images map[string]image) image {
	t.Helper()
	i := image{dir: t.TempDir(), environ: os.Environ()}
	require.NoError(t, os.Chmod(i.dir, 0o755))
	i.environ = append(i.environ, "PATH="+i.at("/usr/local/bin")+":"+os.Getenv("PATH"))
	workdir := i.dir
	for _, step := range s.steps {
		switch step[0] {
		case "WORKDIR":
			workdir = i.at(step[1])
			require.NoError(t, os.MkdirAll(workdir, 0o755))
		case "ENV":
			for _, variable := range strings.Fields(step[1]) {
				i.environ = append(i.environ, i.led(variable))
			}
		case "RUN":
			cmd := exec.Command("sh", "-c", i.led(step[1]))
			cmd.Dir, cmd.Env = workdir, i.environ
			said, err := cmd.CombinedOutput()
			require.NoError(t, err, "%s\n%s", step[1], said)
		case "COPY":
			from, sources, to := copying(step[1])
			target := i.at(to)
			if !filepath.IsAbs(to) {
				target = filepath.Join(workdir, to)
			}
			for _, source := range sources {
				copyIn(t, images[from].at(source), target, strings.HasSuffix(to, "/"))
			}
		}
	}
	return i
}

// copyIn copies as COPY does: a folder's content into the target, a file to the
// target or, if that is a folder, into it.
func copyIn(t *testing.T, source, target string, into bool) {
	t.Helper()
	info, err := os.Stat(source)
	require.NoError(t, err)
	if info.IsDir() {
		require.NoError(t, os.CopyFS(target, os.DirFS(source)))
		return
	}
	if into {
		target = filepath.Join(target, filepath.Base(source))
	}
	text, err := os.ReadFile(source)
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(filepath.Dir(target), 0o755))
	require.NoError(t, os.WriteFile(target, text, info.Mode()))
}
