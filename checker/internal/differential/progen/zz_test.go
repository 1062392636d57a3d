package progen

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"nqueens/checker/internal/frontend"
)

func TestZZ(t *testing.T) {
	if s := os.Getenv("SEED"); s != "" {
		var n uint64
		fmt.Sscan(s, &n)
		os.Stdout.Write(Program(n))
		return
	}
	kinds := map[string]int{}
	size := 0
	for seed := range uint64(1000) {
		func() {
			defer func() {
				if e := recover(); e != nil {
					kinds["panic"]++
					if kinds["panic"] < 4 {
						fmt.Println(seed, strings.SplitN(fmt.Sprint(e), "\n", 2)[0])
					}
				}
			}()
			src := Program(seed)
			size += strings.Count(string(src), "\n")
			_, err := frontend.Check(src)
			if err != nil {
				r := err.(*frontend.Rejection)
				for _, d := range r.Diagnostics {
					k := strings.Fields(d.Message)[0]
					kinds[k]++
					if kinds[k] < 4 {
						fmt.Println(seed, d.Line, d.Message, "|", strings.TrimSpace(strings.Split(string(src), "\n")[d.Line-1]))
					}
				}
			}
		}()
	}
	fmt.Println(kinds, size/1000)
}
