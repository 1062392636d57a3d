package box

import (
	"fmt"
	"math"
)

// Index checks an index and gives it back.
func Index(i, n int) int {
	if i < 0 {
		panic(newRuntimeError(fmt.Sprintf("index out of range [%d]", i)))
	}
	if i >= n {
		panic(newRuntimeError(fmt.Sprintf("index out of range [%d] with length %d", i, n)))
	}
	return i
}

// IndexAt is Index on a line of the learner's file, which a panic then names.
func IndexAt(i, n, line int) int {
	if i >= 0 && i < n {
		return i
	}
	defer func() { panic(Panic{recover(), line}) }()
	return Index(i, n)
}

// Unsigned is an index or a bound that is no int but unsigned. One past all of those is
// left to the compiled program: it says what it is.
func Unsigned(n uint64) int {
	if n > math.MaxInt64 {
		Decline("an index past all that an int can be")
	}
	return int(n)
}

// DivideAt panics as a division by zero on a line of the learner's file does.
func DivideAt(line int) {
	panic(Panic{newRuntimeError("integer divide by zero"), line})
}

// How a loop over a function stands; 0 between its turns, and a number above 0 where
// its body went on to a place beyond the loop.
const (
	RangeLeft     = -1 - iota // its body left it
	RangeOver                 // the function has returned
	RangeInside               // its body runs, or was left by a panic
	RangePanicked             // the function has returned all the same
)

// RangeOn panics: a loop that stands so cannot go on.
func RangeOn(state int) {
	words := map[int]string{
		RangeOver:     "continued iteration after whole loop exit",
		RangeInside:   "continued iteration after loop body panic",
		RangePanicked: "recovered a loop body panic and did not resume panicking",
	}[state]
	if words == "" {
		words = "continued iteration after function for loop body returned false"
	}
	panic(newRuntimeError("range function " + words))
}

// Size checks the length that a slice is made with and gives it back.
func Size(n int) int {
	if n < 0 {
		panic(newRuntimeError("makeslice: len out of range"))
	}
	return n
}

// Buffer is Size for the elements that a channel holds.
func Buffer(n int) int {
	if n < 0 {
		panic(assertionError("makechan: size out of range"))
	}
	return n
}

// Cap is Size for the capacity. One that is less than the length has no words here.
func Cap(n int) int {
	if n < 0 {
		panic(newRuntimeError("makeslice: cap out of range"))
	}
	return n
}

// ToArray checks that a slice of n elements has enough for an array of length.
func ToArray(n, length int) {
	if n < length {
		panic(newRuntimeError(fmt.Sprintf("cannot convert slice with length %d to array or pointer to array with length %d", n, length)))
	}
}

// Count checks the count of a shift.
func Count(n int) uint {
	if n < 0 {
		panic(newRuntimeError("negative shift amount"))
	}
	return uint(n)
}

// Bounds checks the bounds of a slice expression on a value of length n. limit
// is its capacity, -1 for a string.
func Bounds(low, high, n, limit int) {
	words := ""
	switch {
	case high < 0:
		words = fmt.Sprintf("[:%d]", high)
	case limit < 0 && high > n:
		words = fmt.Sprintf("[:%d] with length %d", high, n)
	case limit >= 0 && high > limit:
		words = fmt.Sprintf("[:%d] with capacity %d", high, limit)
	case low < 0:
		words = fmt.Sprintf("[%d:]", low)
	case low > high:
		words = fmt.Sprintf("[%d:%d]", low, high)
	default:
		return
	}
	panic(newRuntimeError("slice bounds out of range " + words))
}

// Bounds3 is Bounds for an expression with a maximum.
func Bounds3(low, high, max, limit int) {
	words := ""
	switch {
	case max < 0:
		words = fmt.Sprintf("[::%d]", max)
	case max > limit:
		words = fmt.Sprintf("[::%d] with capacity %d", max, limit)
	case high < 0:
		words = fmt.Sprintf("[:%d:]", high)
	case high > max:
		words = fmt.Sprintf("[:%d:%d]", high, max)
	case low < 0:
		words = fmt.Sprintf("[%d::]", low)
	case low > high:
		words = fmt.Sprintf("[%d:%d:]", low, high)
	default:
		return
	}
	panic(newRuntimeError("slice bounds out of range " + words))
}
