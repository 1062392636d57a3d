package build

import (
	"bytes"
	"compress/flate"
	"io"
	"math/rand"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDeflate(t *testing.T) {
	own, err := os.ReadFile("deflate.go")
	require.NoError(t, err)
	chance := make([]byte, 3*blockSize+7)
	rand.New(rand.NewSource(1)).Read(chance)
	far := bytes.Join([][]byte{chance[:window], chance[:window+1]}, nil)
	for name, text := range map[string][]byte{
		"nothing":           nil,
		"one byte":          {7},
		"two bytes":         {7, 7},
		"zeros":             make([]byte, 2*blockSize),
		"a source":          own,
		"the same again":    bytes.Repeat(own, 20),
		"chance":            chance,
		"the farthest copy": far,
		"every byte once":   []byte(strings.Repeat("\x00\xff", 40) + string(chance[:400])),
	} {
		t.Run(name, func(t *testing.T) {
			back, err := io.ReadAll(flate.NewReader(bytes.NewReader(deflate(text))))
			require.NoError(t, err)
			assert.True(t, bytes.Equal(text, back))
		})
	}
	assert.Less(t, len(compressed(own)), len(byPackage(own)))
}

func FuzzDeflate(f *testing.F) {
	f.Add([]byte("abcabcabcabd"), 3)
	f.Fuzz(func(t *testing.T, text []byte, times int) {
		text = bytes.Repeat(text, max(1, times%1000))
		back, err := io.ReadAll(flate.NewReader(bytes.NewReader(deflate(text))))
		require.NoError(t, err)
		assert.True(t, bytes.Equal(text, back))
	})
}

// No code is longer than it may be, however rare its symbol.
func TestCodeLengths(t *testing.T) {
	fibonacci := []int{1, 1}
	for len(fibonacci) < 30 {
		fibonacci = append(fibonacci, fibonacci[len(fibonacci)-1]+fibonacci[len(fibonacci)-2])
	}
	for _, most := range []int{7, 15} {
		room := 0
		for _, n := range codeLengths(fibonacci, most) {
			assert.LessOrEqual(t, n, most)
			room += 1 << (most - n)
		}
		assert.Equal(t, 1<<most, room, "the code is full")
	}
	assert.Equal(t, []int{0, 1, 2, 2}, codeLengths([]int{0, 5, 1, 2}, 15))
}
