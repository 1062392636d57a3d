// Package rlimit bounds what the current process may use. Both kinds of child
// call it on themselves before any of the learner's code runs; it is copied
// beside compiled submissions, so it needs the standard library only.
package rlimit
