//go:build race

package engine

// raced: the race detector watches this binary, and needs memory of its own.
const raced = true
