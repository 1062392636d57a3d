package build

import (
	"math/bits"
	"slices"
)

// A bitWriter writes bits, the low ones first.
type bitWriter struct {
	out  []byte
	held uint64
	n    int
}

func (w *bitWriter) bits(value, n int) {
	w.held |= uint64(value) << w.n
	for w.n += n; w.n >= 8; w.n -= 8 {
		w.out = append(w.out, byte(w.held))
		w.held >>= 8
	}
}

func (w *bitWriter) flushed() []byte {
	w.bits(0, 7)
	return w.out
}

// block writes tokens with codes of their own.
func (w *bitWriter) block(tokens []token, last bool) {
	symbols, distances := count(tokens)
	byLength, byDistance := codeLengths(symbols[:], 15), codeLengths(distances[:], 15)
	final := 0
	if last {
		final = 1
	}
	w.bits(final|2<<1, 3)
	w.lengths(byLength, byDistance)
	symbol, distance := codes(byLength), codes(byDistance)
	for _, t := range tokens {
		if t.distance == 0 {
			w.bits(symbol[t.length], byLength[t.length])
			continue
		}
		code, extra, value := lengthCode(int(t.length))
		w.bits(symbol[code], byLength[code])
		w.bits(value, extra)
		code, extra, value = distanceCode(int(t.distance))
		w.bits(distance[code], byDistance[code])
		w.bits(value, extra)
	}
	w.bits(symbol[endOfBlock], byLength[endOfBlock])
}

// lengthOrder is the order in which the lengths of the codes for lengths are written.
var lengthOrder = []int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}

// lengths writes the lengths of the codes of a block, runs of the same one shortened.
func (w *bitWriter) lengths(symbols, distances []int) {
	last := func(lengths []int, least int) int {
		n := len(lengths)
		for n > least && lengths[n-1] == 0 {
			n--
		}
		return n
	}
	ns, nd := last(symbols, 257), last(distances, 1)
	all := slices.Concat(symbols[:ns], distances[:nd])
	type run struct{ code, extra, value int }
	var runs []run
	for i := 0; i < len(all); {
		n := 1
		for i+n < len(all) && all[i+n] == all[i] {
			n++
		}
		i += n
		switch length := all[i-1]; {
		case length == 0:
			for ; n >= 11; n -= min(n, 138) {
				runs = append(runs, run{18, 7, min(n, 138) - 11})
			}
			if n >= 3 {
				runs = append(runs, run{17, 3, n - 3})
				n = 0
			}
		case n >= 4:
			runs = append(runs, run{length, 0, 0})
			for n--; n >= 3; n -= min(n, 6) {
				runs = append(runs, run{16, 2, min(n, 6) - 3})
			}
		}
		for ; n > 0; n-- {
			runs = append(runs, run{all[i-1], 0, 0})
		}
	}
	counts := make([]int, 19)
	for _, r := range runs {
		counts[r.code]++
	}
	by := codeLengths(counts, 7)
	nl := 19
	for nl > 4 && by[lengthOrder[nl-1]] == 0 {
		nl--
	}
	w.bits(ns-257|(nd-1)<<5|(nl-4)<<10, 14)
	for _, code := range lengthOrder[:nl] {
		w.bits(by[code], 3)
	}
	code := codes(by)
	for _, r := range runs {
		w.bits(code[r.code], by[r.code])
		w.bits(r.value, r.extra)
	}
}

// codeLengths are those of the best prefix code for some counts, none longer than most;
// 0 for what does not come. There is always more than one.
func codeLengths(counts []int, most int) []int {
	lengths := make([]int, len(counts))
	var used []int
	for i, n := range counts {
		if n > 0 {
			used = append(used, i)
		}
	}
	for i := 0; len(used) < 2; i++ {
		if !slices.Contains(used, i) {
			used = append(used, i)
		}
	}
	// Package and merge: each round pairs what the round before chose from.
	type coin struct {
		worth int
		of    []int // symbols, each as often as its code grows by a bit
	}
	var coins, packages []coin
	for _, i := range used {
		coins = append(coins, coin{max(counts[i], 1), []int{i}})
	}
	byWorth := func(a, b coin) int { return a.worth - b.worth }
	slices.SortStableFunc(coins, byWorth)
	for range most {
		merged := slices.Concat(coins, packages)
		slices.SortStableFunc(merged, byWorth)
		packages = packages[:0:0]
		for i := 0; i+1 < len(merged); i += 2 {
			packages = append(packages, coin{merged[i].worth + merged[i+1].worth, slices.Concat(merged[i].of, merged[i+1].of)})
		}
	}
	for _, p := range packages[:len(used)-1] {
		for _, i := range p.of {
			lengths[i]++
		}
	}
	return lengths
}

// codes are the codes for lengths, as RFC 1951 gives them, with their bits reversed.
func codes(lengths []int) []int {
	var count, next [17]int
	for _, n := range lengths {
		count[n]++
	}
	count[0] = 0
	for n := 1; n < len(next); n++ {
		next[n] = (next[n-1] + count[n-1]) << 1
	}
	all := make([]int, len(lengths))
	for i, n := range lengths {
		if n > 0 {
			all[i] = int(bits.Reverse16(uint16(next[n])) >> (16 - n))
			next[n]++
		}
	}
	return all
}
