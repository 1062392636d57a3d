package differential

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/differential/progen"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
)

// randomPrograms is the number of programs of the ordinary run.
const randomPrograms = 8

// minimiseTime bounds the making smaller of a program on which the engines
// differ.
const minimiseTime = 30 * time.Second

// FuzzDifferential runs a random program on both engines. The ordinary run
// tries the first few; `go test -fuzz FuzzDifferential` goes on with others.
func FuzzDifferential(f *testing.F) {
	for seed := range uint64(randomPrograms) {
		f.Add(seed)
	}
	c := engine.NewCompiler()
	if !c.Available() {
		f.Skip("there is no Go toolchain")
	}
	f.Cleanup(func() { c.Close() })
	f.Fuzz(func(t *testing.T, seed uint64) {
		t.Parallel()
		source := progen.Program(seed)
		found, err := difference(t.Context(), c, source)
		require.NoError(t, err, "seed %d\n%s", seed, source)
		if found == "" {
			return
		}
		if fuzzing() {
			t.Fatalf("seed %d: %s\nthe test without -fuzz tries it again and makes the program smaller", seed, found)
		}
		ctx, cancel := context.WithTimeout(t.Context(), minimiseTime)
		defer cancel()
		small := minimise(ctx, source, func(smaller []byte) bool {
			still, err := difference(ctx, c, smaller)
			return err == nil && still != ""
		})
		found, _ = difference(t.Context(), c, small)
		t.Errorf("seed %d: %s\n%s", seed, found, small)
	})
}

// fuzzing reports whether the fuzzing engine is at work, which stops what takes
// more than some seconds.
func fuzzing() bool { return flag.Lookup("test.fuzz").Value.String() != "" }

// difference says in what the interpreter differs from the compiled program,
// "" if in nothing or if it declines.
func difference(ctx context.Context, c *engine.Compiler, source []byte) (string, error) {
	p, err := frontend.Check(source)
	if err != nil {
		return "", err
	}
	interpreted, err := twice(ctx, p, nil)
	if d := (*engine.Declined)(nil); errors.As(err, &d) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	compiled, err := c.Run(ctx, p, nil, engine.Limits{})
	if err != nil {
		return "", err
	}
	if compiled.How != engine.Exited && compiled.How != engine.Crashed {
		return "", fmt.Errorf("the program is not a fair one: it was stopped at a limit (%d)", compiled.How)
	}
	everything := outcome{Steps: 1}
	if compiled.How == engine.Crashed {
		everything.Steps = 0
	}
	want, got := outcomeOf(compiled, everything), outcomeOf(interpreted, everything)
	switch {
	case want.Stdout != got.Stdout:
		return fmt.Sprintf("output\ncompiled:    %q\ninterpreted: %q", firstDifference(want.Stdout, got.Stdout), firstDifference(got.Stdout, want.Stdout)), nil
	case want.Exit != got.Exit || want.Crash != got.Crash || want.Line != got.Line:
		return fmt.Sprintf("end\ncompiled:    %d %q line %d\ninterpreted: %d %q line %d", want.Exit, want.Crash, want.Line, got.Exit, got.Crash, got.Line), nil
	case want.Steps != got.Steps:
		return fmt.Sprintf("steps\ncompiled:    %d\ninterpreted: %d", want.Steps, got.Steps), nil
	}
	return "", nil
}

// firstDifference is the line of a in which it first differs from b.
func firstDifference(a, b string) string {
	start := 0
	for i := range len(a) {
		if i >= len(b) || a[i] != b[i] {
			break
		}
		if a[i] == '\n' {
			start = i + 1
		}
	}
	rest := a[start:]
	for i := range len(rest) {
		if rest[i] == '\n' {
			return rest[:i]
		}
	}
	return rest
}
