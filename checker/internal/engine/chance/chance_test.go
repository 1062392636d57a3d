package chance_test

import (
	"go/importer"
	"go/token"
	"go/types"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine/chance"
)

func TestNew(t *testing.T) {
	a1, a2 := chance.New()
	b1, b2 := chance.New()
	for range 50 {
		a1.Seed(7) // does nothing
		assert.Equal(t, a1.Intn(1000), b1.Intn(1000))
		assert.Equal(t, a2.IntN(1000), b2.IntN(1000))
		assert.Equal(t, chance.N(a2, uint8(200)), chance.N(b2, uint8(200)))
	}
	assert.NotEqual(t, a1.Perm(20), a1.Perm(20))
	assert.NotEqual(t, a2.Perm(20), a2.Perm(20))
	assert.PanicsWithValue(t, "invalid argument to N", func() { chance.N(a2, 0) })
}

// TestAllFunctions: each function of the packages has a method of the same type.
func TestAllFunctions(t *testing.T) {
	v1, v2 := chance.New()
	for path, ours := range map[string]reflect.Type{"math/rand": reflect.TypeOf(v1), "math/rand/v2": reflect.TypeOf(v2)} {
		pkg, err := importer.ForCompiler(token.NewFileSet(), "source", nil).Import(path)
		require.NoError(t, err)
		for _, name := range pkg.Scope().Names() {
			fn, ok := pkg.Scope().Lookup(name).(*types.Func)
			if !ok || !fn.Exported() || strings.HasPrefix(name, "New") || fn.Signature().TypeParams() != nil {
				continue
			}
			m, ok := ours.MethodByName(name)
			if assert.True(t, ok, "%s.%s", path, name) {
				assert.Equal(t, fn.Signature().Params().Len(), m.Type.NumIn()-1, name)
				assert.Equal(t, fn.Signature().Results().Len(), m.Type.NumOut(), name)
			}
		}
	}
}

func TestGoroutines(t *testing.T) {
	v1, v2 := chance.New()
	var wg sync.WaitGroup
	var buffers [8][100]byte
	for i := range buffers {
		wg.Go(func() {
			for range 100 {
				v1.Read(buffers[i][:])
				v1.Shuffle(3, func(i, j int) {})
				v2.Float64()
			}
		})
	}
	wg.Wait()
	assert.NotEqual(t, buffers[0], buffers[1])
}
