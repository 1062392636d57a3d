package figures

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestThousands(t *testing.T) {
	for n, want := range map[int64]string{0: "0", 7: "7", 999: "999", 1000: "1,000", 20_000_000: "20,000,000", -1234: "-1,234", -123: "-123"} {
		assert.Equal(t, want, Thousands(n))
	}
}
