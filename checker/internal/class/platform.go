package class

import (
	"strconv"
	"strings"

	"nqueens/checker/internal/pattern"
)

// A download is what the name says that a platform gives a file or a folder when a
// teacher downloads what was handed in. The forms are those that the platforms'
// own help pages describe:
//
//	Canvas      lastfirst_LATE_USER_SUBMISSION_NAME, the user's and the file's number
//	Moodle      First Last_PARTICIPANT_assignsubmission_file_, then a folder's end or NAME
//	Blackboard  ASSIGNMENT_USER_attempt_2024-02-01-12-00-00_NAME
type download struct {
	student string
	id      string // the platform's number of the student; "" if there is none
	fixed   bool   // id is the same in every assignment
	task    string // what the platform calls the assignment; may be empty
	rest    string // the name of the file as the student chose it
	late    bool
	order   int64 // of two attempts the later has the higher
}

var (
	canvas     = pattern.New(`^([^_]+)(_LATE)?_(\d+)_(\d+)_(.+)$`)
	moodle     = pattern.New(`^(.+?)_(\d+)_assignsubmission_(?:file|onlinetext)_?(.*)$`)
	blackboard = pattern.New(`^(.+)_([^_]+)_attempt_(\d{4}(?:-\d\d){5})_?(.*)$`)
)

// downloadOf reads the name of a file or folder.
func downloadOf(name string) (download, bool) {
	if m := moodle().FindStringSubmatch(name); m != nil {
		return download{student: m[1], id: m[2], rest: m[3]}, true
	}
	if m := blackboard().FindStringSubmatch(name); m != nil {
		at, _ := strconv.ParseInt(strings.ReplaceAll(m[3], "-", ""), 10, 64)
		return download{student: m[2], task: m[1], rest: m[4], order: at}, true
	}
	if m := canvas().FindStringSubmatch(name); m != nil {
		at, _ := strconv.ParseInt(m[4], 10, 64)
		return download{student: m[1], id: m[3], fixed: true, rest: m[5], late: m[2] != "", order: at}, true
	}
	return download{}, false
}

// attemptFolder is a folder that holds one of several attempts.
var attemptFolder = pattern.New(`(?i)^(?:attempt|try|resubmission|version|v)[ _.-]*(\d{1,6})$`)

// attemptSuffix is how a name says that it is not the first of its kind: Canvas's
// -1, a browser's (1), v2.
var attemptSuffix = pattern.New(`(?i)(?:-(\d{1,3})| ?\((\d{1,3})\)|[ _.-]v(\d{1,3}))$`)

// cutAttempt takes the suffix off; 0 if there is none.
func cutAttempt(stem string) (base string, attempt int64) {
	at := attemptSuffix().FindStringSubmatchIndex(stem)
	if at == nil || at[0] == 0 {
		return stem, 0
	}
	for i := 2; i < len(at); i += 2 {
		if at[i] >= 0 {
			attempt, _ = strconv.ParseInt(stem[at[i]:at[i+1]], 10, 64)
		}
	}
	return stem[:at[0]], attempt
}

// tasksOf finds out what Blackboard calls the assignment in each folder. A user's
// name may have a _ in it, as g_hopper, and so may the assignment's; what the names
// of several users begin with is the assignment's.
func tasksOf(files []file) map[string]string {
	common := map[string]string{}
	several := map[string]bool{}
	for _, f := range files {
		names := strings.Split(f.path, "/")
		for i, name := range names {
			m := blackboard().FindStringSubmatch(name)
			if m == nil {
				continue
			}
			where, head := strings.Join(names[:i], "/"), m[1]+"_"+m[2]
			before, seen := common[where]
			if !seen {
				common[where] = head
				continue
			}
			several[where] = several[where] || head != before
			common[where] = commonPrefix(before, head)
		}
	}
	tasks := map[string]string{}
	for where, prefix := range common {
		if cut := strings.LastIndexByte(prefix, '_'); several[where] && cut > 0 {
			tasks[where] = prefix[:cut]
		}
	}
	return tasks
}

func commonPrefix(a, b string) string {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return a[:n]
}
