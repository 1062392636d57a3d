package frontend

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDepth(t *testing.T) {
	nested := func(n int) map[string]string {
		return map[string]string{
			"pointers": "package main\n\nvar x " + strings.Repeat("*", n) + "int\n\nfunc main() {}\n",
			"blocks":   "package main\n\nfunc main() " + strings.Repeat("{", n) + strings.Repeat("}", n) + "\n",
			"sum":      "package main\n\nvar x = 1" + strings.Repeat("+1", n) + "\n\nfunc main() {}\n",
		}
	}
	for name, source := range nested(950) {
		_, err := Check([]byte(source))
		assert.NoError(t, err, name)
	}
	for name, source := range nested(50_000) {
		begun := time.Now()
		_, err := Check([]byte(source))
		var r *Rejection
		require.ErrorAs(t, err, &r, name)
		require.Len(t, r.Diagnostics, 1)
		assert.Equal(t, 3, r.Diagnostics[0].Line)
		assert.Equal(t, "the program is nested more than 1000 levels deep here; a submission must not be", r.Diagnostics[0].Message)
		assert.False(t, r.Syntax, "the compiler is not asked about it")
		assert.Less(t, time.Since(begun), time.Minute, "not the hours that it took")
	}
}
