package differential

import (
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"testing"
	"time"

	"nqueens/checker/internal/differential/progen"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/lower"
)

var digits = regexp.MustCompile(`[0-9]+`)

func reasonOf(ctx context.Context, src []byte) string {
	p, err := frontend.Check(src)
	if err != nil {
		return ""
	}
	_, err = engine.Interpreter{}.Run(ctx, p, nil, engine.Limits{})
	var d *engine.Declined
	if errors.As(err, &d) {
		return digits.ReplaceAllString(d.Reason, "N")
	}
	if err != nil {
		return "ERROR " + err.Error()
	}
	return ""
}

func TestZZ(t *testing.T) {
	c := engine.NewCompiler()
	defer c.Close()
	if f := os.Getenv("DIFF"); f != "" {
		src, _ := os.ReadFile(f)
		if os.Getenv("LOWER") != "" {
			p, _ := frontend.Check(src)
			l, err := lower.Lower(p, 1000000)
			fmt.Println(string(l.Source), err)
			return
		}
		if os.Getenv("MIN") != "" {
			diff, _ := difference(t.Context(), c, src)
			small := minimise(t.Context(), src, func(s []byte) bool {
				d, err := difference(t.Context(), c, s)
				return err == nil && d != "" && d[:4] == diff[:4]
			})
			fmt.Println(difference(t.Context(), c, small))
			fmt.Println(string(small))
			return
		}
		fmt.Println(difference(t.Context(), c, src))
		fmt.Println(reasonOf(t.Context(), src))
		return
	}
	var from, to uint64
	fmt.Sscan(os.Getenv("SEEDS"), &from, &to)
	seen := map[string]int{}
	ran, diffs := 0, 0
	start := time.Now()
	for seed := from; seed < to; seed++ {
		src := progen.Program(seed)
		if os.Getenv("ONLYDIFF") == "" {
			if r := reasonOf(t.Context(), src); r != "" {
				seen[r]++
				if seen[r] > 1 {
					continue
				}
				ctx, cancel := context.WithTimeout(t.Context(), 40*time.Second)
				small := minimise(ctx, src, func(s []byte) bool { return ctx.Err() == nil && reasonOf(ctx, s) == r })
				cancel()
				fmt.Printf("### declined, seed %d: %s\n```go\n%s```\n", seed, r, small)
				continue
			}
		}
		ran++
		diff, err := difference(t.Context(), c, src)
		if err != nil {
			fmt.Println(seed, "ERR", err)
		}
		if diff != "" {
			diffs++
			ctx, cancel := context.WithTimeout(t.Context(), 80*time.Second)
			small := minimise(ctx, src, func(s []byte) bool {
				if ctx.Err() != nil {
					return false
				}
				d, err := difference(ctx, c, s)
				return err == nil && d != "" && d[:4] == diff[:4]
			})
			cancel()
			d2, _ := difference(t.Context(), c, small)
			fmt.Printf("### WRONG, seed %d\n%s\n```go\n%s```\n", seed, d2, small)
		}
	}
	fmt.Println(seen, "ran", ran, "wrong", diffs, time.Since(start))
}
