package box

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The types of a program, as the compiler has them.
type (
	color  int
	label  string
	point  struct{ X, Y int }
	hidden struct {
		c    color
		size float64
	}
	shown struct {
		C    color
		Next *shown
	}
	failure struct{ code int }
)

func (c color) String() string   { return [...]string{"white", "black"}[c] }
func (f *failure) Error() string { return fmt.Sprint("failure ", f.code) }

// The same as the interpreter has them, without names and methods.
type (
	plainPoint  = struct{ X, Y int }
	plainHidden = struct {
		F0_c    int
		F1_size float64
	}
	plainFailure = struct{ F0_code int }
)

// Numbers of the types, as package lower would give them.
const (
	tColor = iota + 1
	tName
	tPoint
	tHidden
	tColors
	tPoints
	tByColor
	tPointPtr
	tFailurePtr
	tFailure
	tArray
)

func start(t *testing.T) {
	t.Helper()
	Start(Types{Boxed: []Type{
		{Name: "box.color", Named: true},
		{Name: "box.label", Named: true},
		{Name: "box.point", Named: true, Fields: []Field{{"X", true, 0}, {"Y", true, 0}}},
		{Name: "box.hidden", Named: true, Fields: []Field{{"c", false, tColor}, {"size", false, 0}}},
		{Name: "[]box.color", Elem: tColor},
		{Name: "[]box.point", Elem: tPoint},
		{Name: "map[box.color]int", Key: tColor},
		{Name: "*box.point", Elem: tPoint},
		{Name: "*box.failure", Elem: tFailure},
		{Name: "box.failure", Named: true, Fields: []Field{{"code", false, 0}}},
		{Name: "[2]box.color", Elem: tColor},
	}}, func(reason string) { t.Fatal("declined: " + reason) })
	Method(tColor, "String", func(x any) string { return color(x.(int)).String() })
	Method(tFailurePtr, "Error", func(x any) string { return (&failure{x.(*plainFailure).F0_code}).Error() })
}

// TestFormat prints boxed values and what they stand for by the same verbs.
func TestFormat(t *testing.T) {
	start(t)
	for _, tt := range []struct {
		name   string
		boxed  any
		really any
		verbs  string
	}{
		{"named int with String", New(tColor, 1), color(1), "vsdxqXT"},
		{"named string", New(tName, "rook"), label("rook"), "vsqxT"},
		{"struct", New(tPoint, plainPoint{3, 4}), point{3, 4}, "vdT"},
		{"struct with hidden fields", New(tHidden, plainHidden{1, 2.5}), hidden{1, 2.5}, "vT"},
		{"slice", New(tColors, []int{0, 1}), []color{0, 1}, "vsdT"},
		{"empty slice", New(tColors, []int(nil)), []color(nil), "vT"},
		{"slice of structs", New(tPoints, []plainPoint{{1, 2}, {3, 4}}), []point{{1, 2}, {3, 4}}, "vdT"},
		{"map", New(tByColor, map[int]int{1: 5, 0: 6}), map[color]int{1: 5, 0: 6}, "vdT"},
		{"pointer to struct", New(tPointPtr, &plainPoint{1, 2}), &point{1, 2}, "vT"},
		{"nil pointer", New(tPointPtr, (*plainPoint)(nil)), (*point)(nil), "vT"},
		{"error", New(tFailurePtr, &plainFailure{7}), &failure{7}, "vsqT"},
		{"array", New(tArray, [2]int{1, 0}), [2]color{1, 0}, "vdT"},
		{"in a slice of any", []any{New(tColor, 1), 2, New(tPoint, plainPoint{1, 2})}, []any{color(1), 2, point{1, 2}}, "v"},
	} {
		for _, flags := range []string{"", "+", "5", "-7", "05"} {
			for _, verb := range tt.verbs {
				format := "%" + flags + string(verb) + "|"
				assert.Equal(t, fmt.Sprintf(format, tt.really), Sprintf(format, tt.boxed), "%s by %s", tt.name, format)
			}
		}
		assert.Equal(t, fmt.Sprint(tt.really, tt.really, "x", tt.really), Sprint(tt.boxed, tt.boxed, "x", tt.boxed), tt.name)
		assert.Equal(t, fmt.Sprintln(tt.really, 1), Sprintln(tt.boxed, 1), tt.name)
	}
}

// TestSyntax is TestFormat for %#v.
func TestSyntax(t *testing.T) {
	start(t)
	for _, tt := range []struct{ boxed, really any }{
		{New(tColor, 1), color(1)},
		{New(tName, "rook"), label("rook")},
		{New(tPoint, plainPoint{3, 4}), point{3, 4}},
		{New(tHidden, plainHidden{1, 2.5}), hidden{1, 2.5}},
		{New(tColors, []int{0, 1}), []color{0, 1}},
		{New(tColors, []int(nil)), []color(nil)},
		{New(tByColor, map[int]int{1: 5}), map[color]int{1: 5}},
		{New(tPointPtr, &plainPoint{1, 2}), &point{1, 2}},
	} {
		assert.Equal(t, fmt.Sprintf("%#v", tt.really), Sprintf("%#v", tt.boxed))
	}
}

func TestEqual(t *testing.T) {
	start(t)
	assert.True(t, Equal(New(tPoint, plainPoint{1, 2}), New(tPoint, plainPoint{1, 2})))
	assert.False(t, Equal(New(tPoint, plainPoint{1, 2}), New(tPoint, plainPoint{1, 3})))
	assert.False(t, Equal(New(tColor, 1), 1), "a named int is not an int")
	assert.False(t, Equal(New(tColor, 1), nil))
	assert.True(t, Equal(2, 2))
	assert.PanicsWithError(t, "runtime error: comparing uncomparable type []box.color", func() {
		Equal(New(tColors, []int{1}), New(tColors, []int{1}))
	})
}

func TestErrors(t *testing.T) {
	start(t)
	boxed := New(tFailurePtr, &plainFailure{7})
	wrapped := Errorf("round %d: %w", 2, boxed)
	assert.Equal(t, "round 2: failure 7", wrapped.Error())
	assert.True(t, errors.Is(wrapped, ToError(boxed)))
	took := 0
	assert.True(t, ErrorsAs(wrapped, func(x any) bool {
		if Number(x) != tFailurePtr {
			return false
		}
		took = Value(x).(*plainFailure).F0_code
		return true
	}))
	assert.Equal(t, 7, took)
}

// TestFrame: deferred calls run last first, and what panics goes on unless one of
// them recovers.
func TestFrame(t *testing.T) {
	start(t)
	var log []string
	f := NewFrame()
	Run(f, func() {
		Defer(f, func() { log = append(log, "first") })
		Defer(f, func() { log = append(log, fmt.Sprint("recovered ", Recover(f))) })
		Defer(f, func() { log = append(log, "last") })
		Raise("boom", 3)
	})
	assert.Equal(t, []string{"last", "recovered boom", "first"}, log)
	assert.Nil(t, Recover(f))
	assert.Nil(t, Recover(nil))

	g := NewFrame()
	assert.PanicsWithValue(t, Panic{"again", 4}, func() {
		Run(g, func() {
			Defer(g, func() { Raise("again", 4) })
			Raise("boom", 3)
		})
	})
}

func TestRunTimeErrors(t *testing.T) {
	for _, tt := range []struct {
		want string
		do   func()
	}{
		{"runtime error: index out of range [5] with length 3", func() { Index(5, 3) }},
		{"runtime error: index out of range [-1]", func() { Index(-1, 3) }},
		{"runtime error: slice bounds out of range [:5] with capacity 4", func() { Bounds(0, 5, 3, 4) }},
		{"runtime error: slice bounds out of range [:5] with length 3", func() { Bounds(0, 5, 3, -1) }},
		{"runtime error: slice bounds out of range [3:2]", func() { Bounds(3, 2, 3, 4) }},
		{"runtime error: slice bounds out of range [::5] with capacity 4", func() { Bounds3(1, 2, 5, 4) }},
		{"runtime error: slice bounds out of range [:3:2]", func() { Bounds3(1, 3, 2, 4) }},
		{"runtime error: slice bounds out of range [3:2:]", func() { Bounds3(3, 2, 3, 4) }},
		{"runtime error: makeslice: len out of range", func() { Size(-1) }},
		{"runtime error: makeslice: cap out of range", func() { Cap(-1) }},
		{"runtime error: negative shift amount", func() { Count(-2) }},
	} {
		assert.PanicsWithError(t, tt.want, tt.do)
	}
	assert.NotPanics(t, func() {
		Index(2, 3)
		Bounds(0, 3, 3, 3)
		Bounds(2, 4, 3, 4)
		Bounds3(2, 3, 4, 4)
		Size(0)
		Cap(0)
		Count(0)
	})
}
