package build

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// pack rewrites a module so that it takes less room compressed, and does the same.
// A module that is not as expected comes back as it is.
//
// Go's linker cuts the data of a module into as many as 100,000 segments to leave
// out short runs of zeros, whose headers take more room compressed than the zeros
// would. And it has tables that give a line to each instruction, for the traces of
// a crash. In a page nobody reads those.
func pack(module []byte) []byte {
	sections, err := readSections(module)
	if err != nil {
		return module
	}
	packed := slices.Clone(module[:headerSize])
	for _, s := range sections {
		if s.id == dataSection {
			if memory, err := readData(s.content); err == nil {
				dropTraces(memory)
				s.content = memory.segments()
			}
		}
		packed = append(packed, s.id)
		packed = binary.AppendUvarint(packed, uint64(len(s.content)))
		packed = append(packed, s.content...)
	}
	return packed
}

// The form of a module is described in the WebAssembly specification, chapter
// "Binary Format". Its unsigned numbers are those of encoding/binary's Uvarint.
const (
	headerSize  = 8
	dataSection = 11

	activeSegment = 0x00 // of memory 0, at a constant address
	i32Const      = 0x41
	end           = 0x0b
)

var errForm = errors.New("this is not a module as Go's linker writes it")

type section struct {
	id      byte
	content []byte
}

func readSections(module []byte) ([]section, error) {
	if len(module) < headerSize || !bytes.HasPrefix(module, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errForm
	}
	r := reader{rest: module[headerSize:]}
	var all []section
	for len(r.rest) > 0 {
		id := r.byte()
		all = append(all, section{id, r.bytes(r.number())})
	}
	return all, r.err
}

// A memory is what the data of a module make of an empty one.
type memory struct {
	base  int // nothing below is set
	image []byte
}

func readData(content []byte) (*memory, error) {
	type segment struct {
		address int
		content []byte
	}
	r := reader{rest: content}
	var all []segment
	m := &memory{base: int(^uint32(0) >> 1)}
	size := 0
	for range r.number() {
		if r.byte() != activeSegment || r.byte() != i32Const {
			return nil, errForm
		}
		address := r.signed()
		if r.byte() != end {
			return nil, errForm
		}
		s := segment{address, r.bytes(r.number())}
		if r.err != nil || s.address < 0 {
			return nil, errForm
		}
		all = append(all, s)
		m.base, size = min(m.base, s.address), max(size, s.address+len(s.content))
	}
	m.image = make([]byte, size)
	for _, s := range all {
		copy(m.image[s.address:], s.content)
	}
	return m, r.err
}

// leastZeros is how many zeros it takes to begin a new segment.
const leastZeros = 1 << 10

// segments is the content of a data section that makes this memory.
func (m *memory) segments() []byte {
	var content []byte
	count := 0
	for at := m.base; at < len(m.image); {
		stop := endOfSegment(m.image, at)
		content = append(content, activeSegment, i32Const)
		content = appendSigned(content, at)
		content = append(content, end)
		content = binary.AppendUvarint(content, uint64(stop-at))
		content = append(content, m.image[at:stop]...)
		count++
		for at = stop; at < len(m.image) && m.image[at] == 0; at++ {
		}
	}
	return append(binary.AppendUvarint(nil, uint64(count)), content...)
}

// endOfSegment is where the next long run of zeros begins, or the image ends.
func endOfSegment(image []byte, at int) int {
	zeros := 0
	for i := at; i < len(image); i++ {
		if image[i] != 0 {
			zeros = 0
			continue
		}
		if zeros++; zeros == leastZeros {
			return i + 1 - zeros
		}
	}
	return len(image)
}

// appendSigned appends a number as the binary format writes signed ones.
func appendSigned(to []byte, n int) []byte {
	for {
		low := byte(n & 0x7f)
		n >>= 7
		if n == 0 && low&0x40 == 0 || n == -1 && low&0x40 != 0 {
			return append(to, low)
		}
		to = append(to, low|0x80)
	}
}

// A reader reads numbers and bytes. After an error it gives zeros.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.rest, r.err = nil, errForm
		return nil
	}
	found := r.rest[:n]
	r.rest = r.rest[n:]
	return found
}

func (r *reader) byte() byte {
	if b := r.bytes(1); len(b) == 1 {
		return b[0]
	}
	return 0
}

func (r *reader) number() int {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > uint64(len(r.rest)) {
		r.rest, r.err = nil, errForm
		return 0
	}
	r.rest = r.rest[size:]
	return int(n)
}

func (r *reader) signed() int {
	n, shift := 0, 0
	for {
		b := r.byte()
		n |= int(b&0x7f) << shift
		shift += 7
		if b&0x80 != 0 && shift < 35 {
			continue
		}
		if b&0x40 != 0 {
			n |= -1 << shift
		}
		return n
	}
}
