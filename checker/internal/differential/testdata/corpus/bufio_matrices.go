package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

type Matrix [][]float64

var ErrShape = errors.New("shapes do not match")

func NewMatrix(rows, cols int) Matrix {
	m := make(Matrix, rows)
	backing := make([]float64, rows*cols)
	for i := range m {
		m[i], backing = backing[:cols:cols], backing[cols:]
	}
	return m
}

func (m Matrix) Dims() (r, c int) {
	if len(m) == 0 {
		return
	}
	return len(m), len(m[0])
}

func (m Matrix) Mul(o Matrix) (Matrix, error) {
	r, k := m.Dims()
	k2, c := o.Dims()
	if k != k2 {
		return nil, fmt.Errorf("%dx%d by %dx%d: %w", r, k, k2, c, ErrShape)
	}
	p := NewMatrix(r, c)
	for i := range p {
		for j := range p[i] {
			for x := 0; x < k; x++ {
				p[i][j] += m[i][x] * o[x][j]
			}
		}
	}
	return p, nil
}

func (m Matrix) Det() float64 {
	n, _ := m.Dims()
	if n == 1 {
		return m[0][0]
	}
	det, sign := 0.0, 1.0
	for j := 0; j < n; j, sign = j+1, -sign {
		minor := make(Matrix, 0, n-1)
		for i := 1; i < n; i++ {
			row := append(append([]float64{}, m[i][:j]...), m[i][j+1:]...)
			minor = append(minor, row)
		}
		det += sign * m[0][j] * minor.Det()
	}
	return det
}

func (m Matrix) String() string {
	lines := make([]string, len(m))
	for i, row := range m {
		cells := make([]string, len(row))
		for j, v := range row {
			cells[j] = strconv.FormatFloat(v, 'f', -1, 64)
		}
		lines[i] = strings.Join(cells, " ")
	}
	return strings.Join(lines, "; ")
}

func read(r *bufio.Reader) (m Matrix, err error) {
	var rows, cols int
	if _, err = fmt.Fscan(r, &rows, &cols); err != nil {
		return nil, err
	}
	m = NewMatrix(rows, cols)
	for i := 0; i < rows; i++ {
		for j := 0; j < cols; j++ {
			if _, err := fmt.Fscan(r, &m[i][j]); err != nil {
				return m, fmt.Errorf("cell %d,%d: %w", i, j, err)
			}
		}
	}
	return m, nil
}

type countingWriter struct {
	w io.Writer
	n int
}

func (c *countingWriter) Write(p []byte) (int, error) {
	n, err := c.w.Write(p)
	c.n += n
	return n, err
}

func main() {
	in := bufio.NewReader(os.Stdin)
	cw := &countingWriter{w: os.Stdout}
	out := bufio.NewWriter(cw)
	defer func() {
		out.Flush()
		fmt.Println("bytes", cw.n)
	}()
	var ms []Matrix
	for {
		m, err := read(in)
		if err == io.EOF {
			break
		}
		if err != nil {
			fmt.Fprintln(out, "error:", err)
			break
		}
		ms = append(ms, m)
	}
	for i, m := range ms {
		fmt.Fprintf(out, "%d: %v det", i, m)
		if r, c := m.Dims(); r == c {
			fmt.Fprintf(out, " %.2f\n", m.Det())
		} else {
			fmt.Fprintln(out, " none")
		}
		for j := range ms {
			if p, err := m.Mul(ms[j]); err != nil {
				fmt.Fprintln(out, err, errors.Is(err, ErrShape))
			} else {
				fmt.Fprintln(out, p)
			}
		}
	}
}
