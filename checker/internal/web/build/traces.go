package build

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// dropTraces takes out of the tables that Go's runtime keeps of its functions what it
// asks for to print a trace: the lines of instructions, the names of files and
// functions, the layout of arguments; and what it asks for at a signal, which
// WebAssembly has none of. The runtime then takes them for unknown. Tables of another
// form than that of this Go are left alone.
//
// The form is that of runtime.pcHeader and runtime._func.
func dropTraces(m *memory) {
	for at := 0; ; at++ {
		next := bytes.Index(m.image[at:], tableMagic)
		if next < 0 {
			return
		}
		at += next
		if t, ok := readTable(m.image[at:]); ok {
			t.dropTraces()
		}
	}
}

// tableMagic begins the tables of Go 1.20 and later on a machine of 64-bit words
// and instructions of any length.
var tableMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// A table is that of all functions. Its functions name their tables of lines by
// offsets into values, and themselves by an offset into names; 0 is none.
type table struct {
	functions [][]byte
	values    []byte
	names     []byte // each with a zero at its end
	files     []byte // by unit, and their names
}

// Offsets into a function.
const (
	nameOffset    = 4
	stackValues   = 16 // the table of stack sizes by instruction
	fileValues    = 20
	lineValues    = 24
	tableCount    = 28 // of further tables
	unitOffset    = 32 // of the compilation unit, for its files
	startLine     = 36
	dataCount     = 43 // of offsets of other data, which follow the further tables; ^0 is none
	furtherTables = 44
)

// Further tables that are not needed: of instructions at which the operating system's
// signals may not stop a goroutine, as WebAssembly has none, and of live arguments,
// for traces.
var neverAsked = []int{0, 3}

// Other data of a function that only traces use: how its arguments are laid out, and
// which are live.
const argumentsData, liveArgumentsData = 5, 6

func readTable(image []byte) (table, bool) {
	const words = 9
	if len(image) < 8*words {
		return table{}, false
	}
	word := func(i int) int { return int(binary.LittleEndian.Uint64(image[8*i:])) }
	count, names, units, values, functions := word(1), word(4), word(5), word(7), word(8)
	if count <= 0 || count > 1<<20 || names <= 0 || names >= units || units > values || values >= functions || functions > len(image)-8*count {
		return table{}, false
	}
	t := table{values: image[values:functions], names: image[names:units], files: image[units:values]}
	for i := range count {
		// Each entry is the offset of an instruction and that of a function.
		offset := int(binary.LittleEndian.Uint32(image[functions+8*i+4:]))
		if functions+offset+furtherTables > len(image) {
			return table{}, false
		}
		f := image[functions+offset:]
		end := furtherTables + 4*(further(f)+int(f[dataCount]))
		if further(f) > 64 || end > len(f) {
			return table{}, false
		}
		f = f[:end]
		t.functions = append(t.functions, f)
		for _, at := range append(keptOffsets(f), droppedOffsets(f)...) {
			if at > len(t.values) {
				return table{}, false
			}
		}
		if t.name(f) == nil {
			return table{}, false
		}
	}
	return t, true
}

// name is the name of a function, nil if there is none where it should be.
func (t table) name(f []byte) []byte {
	at := int(binary.LittleEndian.Uint32(f[nameOffset:]))
	if at >= len(t.names) {
		return nil
	}
	name, _, found := bytes.Cut(t.names[at:], []byte{0})
	if !found {
		return nil
	}
	return name
}

func keptOffsets(f []byte) []int {
	offsets := []int{int(binary.LittleEndian.Uint32(f[stackValues:]))}
	for i := range further(f) {
		if !slices.Contains(neverAsked, i) {
			offsets = append(offsets, int(binary.LittleEndian.Uint32(f[furtherTables+4*i:])))
		}
	}
	return offsets
}

// further is the number of further tables of a function.
func further(f []byte) int { return int(binary.LittleEndian.Uint32(f[tableCount:])) }

func droppedOffsets(f []byte) []int {
	offsets := []int{int(binary.LittleEndian.Uint32(f[fileValues:])), int(binary.LittleEndian.Uint32(f[lineValues:]))}
	for _, i := range neverAsked {
		if i < further(f) {
			offsets = append(offsets, int(binary.LittleEndian.Uint32(f[furtherTables+4*i:])))
		}
	}
	return offsets
}

// dropTraces zeroes what is never asked for, but for traces.
func (t table) dropTraces() {
	clear(t.files)
	ofRuntime := uint32(0)
	kept := map[int]bool{0: true}
	offsets := []int{len(t.values)}
	for _, f := range t.functions {
		for _, at := range keptOffsets(f) {
			kept[at] = true
			offsets = append(offsets, at)
		}
		offsets = append(offsets, droppedOffsets(f)...)
		// What is the runtime's own it tells by how the name begins: one is enough.
		at, name := binary.LittleEndian.Uint32(f[nameOffset:]), t.name(f)
		own := uint32(0)
		if bytes.HasPrefix(name, []byte("runtime.")) {
			if ofRuntime == 0 {
				ofRuntime = at
			}
			own = ofRuntime
		}
		if at != own {
			clear(name)
			binary.LittleEndian.PutUint32(f[nameOffset:], own)
		}
		clear(f[fileValues:tableCount])
		for _, i := range neverAsked {
			if i < further(f) {
				clear(f[furtherTables+4*i : furtherTables+4*i+4])
			}
		}
		data := f[furtherTables+4*further(f):]
		for i := argumentsData; i <= liveArgumentsData && i < int(f[dataCount]); i++ {
			binary.LittleEndian.PutUint32(data[4*i:], ^uint32(0))
		}
		clear(f[unitOffset : startLine+4])
	}
	slices.Sort(offsets)
	offsets = slices.Compact(offsets)
	for i, at := range offsets[:len(offsets)-1] {
		if !kept[at] {
			clear(t.values[at:offsets[i+1]])
		}
	}
}
