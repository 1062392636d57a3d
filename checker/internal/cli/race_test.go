//go:build race

package cli_test

// raced: the race detector watches the checker, and says in its own words that there
// is no more memory.
const raced = true
