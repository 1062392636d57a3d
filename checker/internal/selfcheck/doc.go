// Package selfcheck holds tests of the repository as a whole: that every
// exercise is complete, that the answers of its tests are right, and that what
// the course says about its programs is so.
//
// It has no code of its own beside its tests, and nothing imports it. The tests
// read the folders through package course, as the checker does, and write
// nothing. `go test ./checker/internal/selfcheck` runs them.
package selfcheck
