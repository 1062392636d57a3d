//go:build !unix

package escape

// others are further attempts that can be made on this system.
var others []attempt
