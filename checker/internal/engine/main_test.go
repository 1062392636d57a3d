package engine

import (
	"os"
	"testing"
)

// TestMain makes this test binary the child in which programs are interpreted,
// and a checker that a test kills.
func TestMain(m *testing.M) {
	Main()
	if engine := os.Getenv(doomedVariable); engine != "" {
		doomed(engine)
		return
	}
	os.Exit(m.Run())
}
