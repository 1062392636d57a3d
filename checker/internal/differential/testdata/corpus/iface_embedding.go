package main

import (
	"fmt"
	"strings"
)

type reader interface{ read() (string, bool) }
type writer interface{ write(s string) int }
type readWriter interface {
	reader
	writer
}
type closer interface {
	readWriter
	close() error
}

type pipe struct{ q []string }

func (p *pipe) read() (s string, ok bool) {
	if len(p.q) == 0 {
		return
	}
	s, p.q = p.q[0], p.q[1:]
	return s, true
}
func (p *pipe) write(s string) int { p.q = append(p.q, s); return len(s) }
func (p *pipe) close() error       { p.q = nil; return nil }

type upper struct{ writer }

func (u upper) write(s string) int { return u.writer.write(strings.ToUpper(s)) }

type counting struct {
	readWriter
	reads, writes int
}

func (c *counting) read() (string, bool) { c.reads++; return c.readWriter.read() }

func copyAll(w writer, r reader) (n int) {
	for {
		s, ok := r.read()
		if !ok {
			return
		}
		n += w.write(s)
	}
}

func main() {
	src, dst := &pipe{}, &pipe{}
	src.write("one")
	src.write("two")
	c := &counting{readWriter: src}
	fmt.Println(copyAll(upper{dst}, c), c.reads, dst.q)
	var rw readWriter = dst
	var cl closer = rw.(closer)
	_, isCounting := rw.(*counting)
	fmt.Println(cl.close(), isCounting, len(dst.q))
	rw = c
	rw.write("three")
	_, hasClose := rw.(closer)
	fmt.Println(hasClose, src.q)
	w := upper{upper{dst}}
	w.write("nested")
	fmt.Println(dst.q, w.writer == writer(upper{dst}))
	var r reader = struct{ reader }{c}
	fmt.Println(r.read())
}
