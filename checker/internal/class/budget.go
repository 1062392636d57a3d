package class

import (
	"fmt"
	"path"
	"strings"
)

// A budget is what may be taken out of an archive of the class's folder, in bytes. Each
// submission in it has a part of its own, so that one of them cannot use up what the
// others need.
type budget struct {
	names   namer
	around  int // folders of the archive that hold everything in it
	of      string
	taken   map[string]int64 // by submission
	overall int64
}

// newBudget is that of an archive with entries of these paths.
func newBudget(names namer, entries []string) *budget {
	b := &budget{names: names, taken: map[string]int64{}}
	if len(entries) == 0 {
		return b
	}
	common := strings.Split(entries[0], "/")
	common = common[:len(common)-1]
	for _, entry := range entries {
		names := strings.Split(entry, "/")
		n := 0
		for n < min(len(common), len(names)-1) && names[n] == common[n] {
			n++
		}
		common = common[:n]
	}
	b.around = len(common)
	return b
}

// turnTo says which entry of the archive the next bytes belong to. A submission is a
// folder of it, or of an exercise's folder in it, or what a platform's download or the
// name of a file says.
func (b *budget) turnTo(entry string) {
	names := strings.Split(entry, "/")
	at := min(b.around, len(names)-1)
	for at < len(names)-1 {
		if m, ok := b.names.find(stemOf(names[at])); !ok || !m.whole {
			break
		}
		at++
	}
	b.of = strings.Join(names[:at+1], "/")
	if d, ok := downloadOf(names[at]); ok {
		b.of = path.Join(path.Dir(b.of), d.student, d.id)
	}
}

// take notes that bytes are taken out. The error says that they must not be.
func (b *budget) take(bytes int64) error {
	b.taken[b.of] += bytes
	if b.taken[b.of] > maxSubmission {
		return fmt.Errorf("this submission holds more than %d MiB of programs and archives, and this was not read: ask for the program alone", maxSubmission>>20)
	}
	if b.overall += bytes; b.overall > maxUnpacked {
		return fmt.Errorf("the archive holds more than %d MiB of programs and archives, and this was not read: unpack it", maxUnpacked>>20)
	}
	return nil
}
