package likeness

import (
	"cmp"
	"slices"
)

// The measures of winnowing, in words of a program. A passage of gram+window-1 words
// that two programs share is always found; one shorter than gram never is.
const (
	gram   = 14
	window = 6
)

// A print is the sum of gram words in a row, with the lines that they stand on.
type print struct {
	sum      uint64
	from, to int
}

// grams are the sums of all runs of gram words of a declaration.
func grams(words []word) []print {
	const base = 0x9e3779b97f4a7c15 // odd, with its bits well mixed
	var all []print
	sum, top := uint64(0), uint64(1)
	for range gram {
		top *= base
	}
	for i, w := range words {
		sum = sum*base + w.sum
		if i >= gram {
			sum -= top * words[i-gram].sum
		}
		if i >= gram-1 {
			all = append(all, print{mixed(sum), words[i-gram+1].line, w.line})
		}
	}
	return all
}

// mixed spreads a sum over all bits, so that the least of a window is as good as one
// taken by lot (the finishing step of the generator SplitMix64).
func mixed(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// winnow keeps of each window of sums the least, the last of them if there are
// several. A row that is shorter than a window keeps one.
func winnow(all []print) []print {
	var kept []print
	last := -1
	for end := min(window, len(all)); 0 < end && end <= len(all); end++ {
		least := max(0, end-window)
		for i := least; i < end; i++ {
			if all[i].sum <= all[least].sum {
				least = i
			}
		}
		if least != last {
			kept, last = append(kept, all[least]), least
		}
	}
	return kept
}

// Lines are a range of lines, both ends in it, counted from 1.
type Lines struct{ From, To int }

// merged joins the lines of prints to ranges.
func merged(prints []print) []Lines {
	sorted := slices.SortedFunc(slices.Values(prints), func(a, b print) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to)) })
	var ranges []Lines
	for _, p := range sorted {
		if n := len(ranges); n > 0 && p.from <= ranges[n-1].To+1 {
			ranges[n-1].To = max(ranges[n-1].To, p.to)
			continue
		}
		ranges = append(ranges, Lines{p.from, p.to})
	}
	return ranges
}
