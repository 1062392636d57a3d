package build

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"hash/crc32"
	"io"
	"math"
	"math/bits"
)

// compressed is a text in the form of gzip. It takes less room than what package gzip
// makes of it, and more time: of all ways to write the text as copies of what came
// before, the cheapest is looked for. What does not come back as it was is left to
// package gzip.
func compressed(text []byte) []byte {
	packed := []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff} // no name, no time, compressed best
	packed = append(packed, deflate(text)...)
	packed = binary.LittleEndian.AppendUint32(packed, crc32.ChecksumIEEE(text))
	packed = binary.LittleEndian.AppendUint32(packed, uint32(len(text)))
	if r, err := gzip.NewReader(bytes.NewReader(packed)); err == nil {
		if back, err := io.ReadAll(r); err == nil && bytes.Equal(back, text) {
			return packed
		}
	}
	return byPackage(text)
}

func byPackage(text []byte) []byte {
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is a constant
	}
	// A Buffer does not fail.
	w.Write(text)
	w.Close()
	return packed.Bytes()
}

// The bounds of RFC 1951.
const (
	window       = 1 << 15
	shortest     = 3
	longest      = 258
	endOfBlock   = 256
	lengthCodes  = 286
	distantCodes = 30
)

// blockSize is how much of the text shares its codes.
const blockSize = 1 << 17

// deflate compresses a text by RFC 1951.
func deflate(text []byte) []byte {
	w := &bitWriter{}
	f := newFinder(text)
	costs := firstCosts()
	for from := 0; ; {
		to := min(from+blockSize, len(text))
		matches := f.matches(from, to)
		var tokens []token
		for range 3 { // the codes of one try are what the next goes by
			tokens = cheapest(text, from, to, matches, costs)
			costs = costsOf(count(tokens))
		}
		w.block(tokens, to == len(text))
		if from = to; from == len(text) {
			return w.flushed()
		}
	}
}

// A token is a byte of the text, or a copy of so many bytes from so far back.
type token struct {
	length, distance uint16 // distance 0: length is the byte
}

// A match is a copy that is possible at a place: the nearest one of that length. All
// shorter ones are possible, too.
type match struct{ length, distance uint16 }

// A finder finds earlier places in the text that go on alike.
type finder struct {
	text []byte
	head []int32 // the last place with a hash of three bytes
	prev []int32 // the place before with the same hash, by place in the window
}

const hashBits = 16

func newFinder(text []byte) *finder {
	f := &finder{text: text, head: make([]int32, 1<<hashBits), prev: make([]int32, window)}
	for i := range f.head {
		f.head[i] = -1
	}
	return f
}

// matches are those at each place of a part of the text, longer and longer, farther and
// farther. It must be called for one part after the other.
func (f *finder) matches(from, to int) [][]match {
	all := make([][]match, to-from)
	var room []match
	for at := from; at < to; at++ {
		if at+shortest > len(f.text) {
			break
		}
		begin := len(room)
		most := min(longest, to-at)
		h := (uint32(f.text[at])<<16 | uint32(f.text[at+1])<<8 | uint32(f.text[at+2])) * 0x9E3779B1 >> (32 - hashBits)
		best := shortest - 1
		tries := 128
		for p := f.head[h]; p >= 0 && at-int(p) <= window && tries > 0 && best < most; p = f.prev[int(p)%window] {
			tries--
			q := int(p)
			if f.text[q+best] == f.text[at+best] {
				n := 0
				for n < most && f.text[q+n] == f.text[at+n] {
					n++
				}
				if n > best {
					best = n
					room = append(room, match{uint16(n), uint16(at - q)})
				}
			}
			if next := f.prev[q%window]; next >= p {
				break // its place in the window has been taken
			}
		}
		all[at-from] = room[begin:len(room):len(room)]
		f.prev[at%window], f.head[h] = f.head[h], int32(at)
	}
	return all
}

// costs are in bits.
type costs struct {
	symbol   [lengthCodes]float32
	distance [distantCodes]float32
}

func firstCosts() costs {
	var c costs
	for i := range c.symbol {
		c.symbol[i] = 8
	}
	for i := range c.distance {
		c.distance[i] = 5
	}
	return c
}

// costsOf are what codes that fit the counts would take.
func costsOf(symbols [lengthCodes]int, distances [distantCodes]int) costs {
	var c costs
	entropy(c.symbol[:], symbols[:])
	entropy(c.distance[:], distances[:])
	return c
}

func entropy(cost []float32, counts []int) {
	total := 0
	for _, n := range counts {
		total += n
	}
	for i, n := range counts {
		cost[i] = float32(math.Log2(float64(total+1) / max(float64(n), 0.5)))
	}
}

// cheapest is a part of the text as the tokens that take the fewest bits.
func cheapest(text []byte, from, to int, matches [][]match, c costs) []token {
	n := to - from
	cost := make([]float32, n+1) // of the rest from a place on
	step := make([]token, n)
	var byLength [longest + 1]float32
	for l := shortest; l <= longest; l++ {
		code, extra, _ := lengthCode(l)
		byLength[l] = c.symbol[code] + float32(extra)
	}
	for at := n - 1; at >= 0; at-- {
		cost[at] = c.symbol[text[from+at]] + cost[at+1]
		step[at] = token{length: uint16(text[from+at])}
		l := shortest
		for _, m := range matches[at] {
			code, extra, _ := distanceCode(int(m.distance))
			far := c.distance[code] + float32(extra)
			for ; l <= int(m.length); l++ {
				if by := far + byLength[l] + cost[at+l]; by < cost[at] {
					cost[at], step[at] = by, token{uint16(l), m.distance}
				}
			}
		}
	}
	var tokens []token
	for at := 0; at < n; {
		t := step[at]
		tokens = append(tokens, t)
		if t.distance == 0 {
			at++
		} else {
			at += int(t.length)
		}
	}
	return tokens
}

// count is how often each code comes in the tokens of a block.
func count(tokens []token) (symbols [lengthCodes]int, distances [distantCodes]int) {
	symbols[endOfBlock] = 1
	for _, t := range tokens {
		if t.distance == 0 {
			symbols[t.length]++
			continue
		}
		code, _, _ := lengthCode(int(t.length))
		symbols[code]++
		code, _, _ = distanceCode(int(t.distance))
		distances[code]++
	}
	return symbols, distances
}

// lengthCode is the code of a length, and its further bits.
func lengthCode(length int) (code, extra, value int) {
	if length == longest {
		return 285, 0, 0
	}
	code, extra, value = stepped(length-shortest, 2)
	return code + 257, extra, value
}

// distanceCode is the code of a distance, and its further bits.
func distanceCode(distance int) (code, extra, value int) { return stepped(distance-1, 1) }

// stepped is the code of a number where each power of 2 has 1<<steps codes.
func stepped(n, steps int) (code, extra, value int) {
	if n < 2<<steps {
		return n, 0, 0
	}
	extra = bits.Len(uint(n)) - 1 - steps
	return extra<<steps + n>>extra, extra, n & (1<<extra - 1)
}
