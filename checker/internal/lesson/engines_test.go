package lesson

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine"
)

const queens = `# Queens

'''go
import "fmt"

var n = 4

func attacks(row, column, other, otherColumn int) bool {
	return column == otherColumn || row-column == other-otherColumn || row+column == other+otherColumn
}
'''

'''go id=two stdin="2 4\n"
var first, second int
fmt.Scan(&first, &second)
fmt.Println(attacks(1, first, 2, second), n)
'''

'''output
false 4
'''

'''go id=outside expect=panic
columns := []int{2, 4}
for row := 0; row < n; row++ {
	fmt.Print(columns[row], " ")
}
'''

'''output
2 4 
panic: runtime error: index out of range [2] with length 2, at line 3
'''

'''go id=endless expect=time-limit
for row := 1; ; row++ {
	if row <= 3 {
		fmt.Println(row)
	}
}
'''

'''output
1
2
3
stopped at the step limit: the program does not end in time
'''

'''go id=unused expect=compile-error
queens := 8
'''

'''output
1:1: declared and not used: queens
'''
`

func TestVerifyOnRealEngines(t *testing.T) {
	compiler := engine.NewCompiler()
	t.Cleanup(func() { assert.NoError(t, compiler.Close()) })
	if !compiler.Available() {
		t.Skip("needs the go command on the PATH")
	}
	engines := []engine.Engine{compiler, engine.Interpreter{}}
	_, mainGo, _ := strings.Cut(queens, "'''go\n")
	mainGo, _, _ = strings.Cut(mainGo, "'''")

	r, err := Verify(t.Context(), page(t, queens), []byte("package main\n\n"+mainGo+"\nfunc main() {}\n"), engines)
	require.NoError(t, err)
	assert.Empty(t, problems(r))
	assert.Equal(t, 5, r.Ran["go"])
	assert.Equal(t, 5, r.Ran["yaegi"]+len(r.Declined))

	blank := strings.NewReplacer("false 4\n", "", "2 4 \npanic: runtime error: index out of range [2] with length 2, at line 3\n", "").Replace(queens)
	outputs, found, err := Outputs(t.Context(), page(t, blank), engines)
	require.NoError(t, err)
	assert.Empty(t, found)
	assert.Equal(t, strings.ReplaceAll(queens, "'''", "```"), string(page(t, blank).Update(outputs)))
}
