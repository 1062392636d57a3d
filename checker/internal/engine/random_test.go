package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// randomNumbers is a program that asks for global random numbers in every way,
// and for some of its own.
const randomNumbers = `package main

import (
	"fmt"
	"math/rand"
	v2 "math/rand/v2"
	"time"
)

type color int

// Min-conflicts: start anywhere, move the queen with the most conflicts.
func minConflicts(n int) ([]int, int) {
	b := rand.Perm(n)
	clash := func(r, c int) (k int) {
		for i, x := range b {
			if i != r && (x == c || x-c == i-r || x-c == r-i) {
				k++
			}
		}
		return
	}
	for step := 1; ; step++ {
		var bad []int
		for r, c := range b {
			if clash(r, c) > 0 {
				bad = append(bad, r)
			}
		}
		if len(bad) == 0 {
			return b, step
		}
		r := bad[rand.Intn(len(bad))]
		best, same := n, 0
		for c := range b {
			if k := clash(r, c); k < best {
				best, same = k, 1
				b[r] = c
			} else if k == best {
				if same++; rand.Intn(same) == 0 {
					b[r] = c
				}
			}
		}
	}
}

func main() {
	rand.Seed(42)
	for n := 4; n < 12; n++ {
		fmt.Println(minConflicts(n))
	}
	rand.Seed(time.Now().UnixNano())
	fmt.Println(rand.Int(), rand.Int31(), rand.Int63(), rand.Uint32(), rand.Uint64(), rand.Int31n(10), rand.Int63n(1<<40))
	fmt.Println(rand.Float32(), rand.Float64(), rand.ExpFloat64(), rand.NormFloat64())
	p := make([]byte, 5)
	n, err := rand.Read(p)
	fmt.Println(n, err, p)
	xs := []string{"a", "b", "c", "d", "e"}
	rand.Shuffle(len(xs), func(i, j int) { xs[i], xs[j] = xs[j], xs[i] })
	fmt.Println(xs)
	v2.Shuffle(len(xs), func(i, j int) { xs[i], xs[j] = xs[j], xs[i] })
	fmt.Println(xs, v2.Perm(5))
	fmt.Println(v2.IntN(100), v2.Int(), v2.Int32(), v2.Int32N(9), v2.Int64(), v2.Int64N(99), v2.Uint32N(7), v2.Uint64N(8), v2.UintN(9))
	fmt.Println(v2.Uint(), v2.Uint32(), v2.Uint64(), v2.Float32(), v2.Float64(), v2.ExpFloat64(), v2.NormFloat64())
	fmt.Println(v2.N(10), v2.N(color(5)), v2.N(3*time.Second), v2.N[uint8](200), v2.N(int64(1)<<50))
	f, g, h := rand.Intn, v2.IntN, v2.N[int]
	fmt.Println(f(10), g(10), h(10))
	own := rand.New(rand.NewSource(7))
	pcg := v2.New(v2.NewPCG(1, 2))
	fmt.Println(own.Intn(1000), own.Perm(4), pcg.IntN(1000), pcg.Perm(4))
	own.Seed(8)
	fmt.Println(own.Intn(1000))
	zipf := rand.NewZipf(own, 1.5, 2, 100)
	fmt.Println(zipf.Uint64())
	defer func() { fmt.Println(recover()) }()
	rand.Intn(0)
}
`

// TestRandomNumbers: both engines give a program the same random numbers in every
// run, and those of sources that it makes itself are Go's.
func TestRandomNumbers(t *testing.T) {
	c := compilerOf(t)
	p := checked(t, randomNumbers)
	want, err := c.Run(t.Context(), p, nil, Limits{})
	require.NoError(t, err)
	require.Equal(t, Exited, want.How, "%s%s", want.Stdout, want.Stderr)
	assert.Contains(t, string(want.Stdout), "886 [3 1 0 2] 769 [1 3 2 0]\n888\n")
	for range 2 {
		for _, e := range []Engine{c, Interpreter{}} {
			got, err := e.Run(t.Context(), p, nil, Limits{})
			require.NoError(t, err)
			assert.Equal(t, string(want.Stdout), string(got.Stdout), e.Name())
			assert.Equal(t, want.Steps, got.Steps, e.Name())
		}
	}
}

// TestRandomNumbersOfBatch: each trial of a batch starts from the same seed.
func TestRandomNumbersOfBatch(t *testing.T) {
	p := checked(t, "package main\n\nimport (\n\t\"fmt\"\n\t\"math/rand\"\n\tv2 \"math/rand/v2\"\n)\n\nfunc main() { fmt.Println(rand.Perm(9), v2.Perm(9), v2.N(1000)) }\n")
	alone, err := Interpreter{}.Run(t.Context(), p, nil, Limits{})
	require.NoError(t, err)
	results, err := Interpreter{}.Batch(t.Context(), p, []Trial{{}, {}, {}})
	require.NoError(t, err)
	require.Len(t, results, 3)
	for _, r := range results {
		assert.Equal(t, string(alone.Stdout), string(r.Stdout))
	}
}

// TestRandomNumbersOfGoroutines: the global functions may be called by several
// goroutines at once.
func TestRandomNumbersOfGoroutines(t *testing.T) {
	c := compilerOf(t)
	p := checked(t, "package main\n\nimport (\n\t\"fmt\"\n\t\"math/rand\"\n\t\"sync\"\n)\n\nfunc main() {\n\tvar wg sync.WaitGroup\n\tsums := make([]int, 4)\n"+
		"\tfor i := range sums {\n\t\twg.Go(func() {\n\t\t\tfor range 500 {\n\t\t\t\tsums[i] += rand.Intn(10)\n\t\t\t}\n\t\t})\n\t}\n\twg.Wait()\n\tfmt.Println(sums[0] + sums[1] + sums[2] + sums[3])\n}\n")
	for _, e := range []Engine{c, Interpreter{}} {
		r, err := e.Run(t.Context(), p, nil, Limits{})
		require.NoError(t, err)
		assert.Equal(t, "9088\n", string(r.Stdout), e.Name()) // in whatever order they are asked for
	}
}
