package diagnosis

import (
	"fmt"
	"strings"
)

// A narrowType is one in which the number of solutions of some board has no room.
type narrowType struct {
	name string
	most int
	cut  func(n int) int // what it keeps of a number
}

var narrowTypes = []narrowType{
	{"int8", 1<<7 - 1, func(n int) int { return int(int8(n)) }},
	{"uint8", 1<<8 - 1, func(n int) int { return int(uint8(n)) }},
	{"int16", 1<<15 - 1, func(n int) int { return int(int16(n)) }},
	{"uint16", 1<<16 - 1, func(n int) int { return int(uint16(n)) }},
}

// cutShort says of which type the printed numbers may be: it keeps of each right
// number what was printed, and of one at least not all. "" if there is none. Where several
// do, what has no room in the largest has none in the others.
func cutShort(says string, right, printed []int) string {
	var fitting []string
	most := 0
	for _, t := range narrowTypes {
		differ, fit := false, len(right) == len(printed)
		for i := 0; fit && i < len(right); i++ {
			fit = t.cut(right[i]) == printed[i]
			differ = differ || right[i] != printed[i]
		}
		if fit && differ {
			fitting, most = append(fitting, t.name), t.most
		}
	}
	if len(fitting) == 0 {
		return ""
	}
	return fmt.Sprintf(says, strings.Join(fitting, " or "), most)
}

func answersCutShort(q *queries) string { return cutShort(sayCutShort, q.right, q.printed) }

func waysCutShort(b *colours) string { return cutShort(saysCutShort, []int{b.right}, []int{b.printed}) }

func completionsCutShort(b *completions) string {
	return cutShort(saysCutShort, []int{b.right}, []int{b.printed})
}
