// Package figures writes numbers for people to read. Whatever says how many steps,
// programs or bytes there are calls it.
package figures

import "strconv"

// Thousands writes a number with commas between groups of three digits: 20,000,000.
func Thousands(n int64) string {
	s := strconv.FormatInt(n, 10)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
