package box

import (
	"container/heap"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand"
	randv2 "math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"sort"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
	"unsafe"
)

// method is a registered method of a boxed value, nil if there is none.
func (b Box) method(name string) any { return methods[b.T-1][name] }

// Error implements error.
func (b errorMethods) Error() string { return b.method("Error").(func(any) string)(b.V) }

// Unwrap calls the value's own Unwrap, if it has one.
func (b ErrorBox) Unwrap() error {
	if f, ok := b.method("Unwrap").(func(any) any); ok {
		return ToError(f(b.V))
	}
	return nil
}

// Is calls the value's own Is, if it has one.
func (b errorMethods) Is(target error) bool {
	if f, ok := b.method("Is").(func(any, any) bool); ok {
		return f(b.V, target)
	}
	return false
}

// Unwrap calls the value's own Unwrap.
func (b JoinBox) Unwrap() []error { return ToErrors(b.method("UnwrapAll").(func(any) []any)(b.V)) }

// String implements fmt.Stringer for those that ask for it by that name.
func (b Box) String() string {
	if f, ok := b.method("String").(func(any) string); ok {
		return f(b.V)
	}
	return fmt.Sprint(b)
}

// ToError is an interface value of the program as an error.
func ToError(x any) error {
	if x == nil {
		return nil
	}
	return as[error](x)
}

// ToErrors is a slice of errors of the program as the library knows it.
func ToErrors(xs []any) []error {
	var errs []error
	for _, x := range xs {
		errs = append(errs, ToError(x))
	}
	return errs
}

// Ticks and Signals are channels of the library without their direction, as all
// channels of the program are. A channel is a pointer, whatever its direction.
func Ticks(c <-chan time.Time) chan time.Time { return *(*chan time.Time)(unsafe.Pointer(&c)) }

// Signals is Ticks for signals.
func Signals(c <-chan struct{}) chan struct{} { return *(*chan struct{})(unsafe.Pointer(&c)) }

// as is x as one of the library's interfaces.
func as[I any](x any) I {
	i, ok := x.(I)
	if !ok {
		Decline("a value of the program behind one of the library's interfaces")
	}
	return i
}

// ToStringer, ToWriter and ToReader are interface values of the program as the
// library knows them.
func ToStringer(x any) fmt.Stringer {
	if b, ok := unbox(x); ok && b.method("String") == nil {
		Decline("a value without a String method")
	}
	return as[fmt.Stringer](x)
}

type writer struct{ Box }

func (w writer) Write(p []byte) (int, error) {
	n, err := w.method("Write").(func(any, []byte) (int, any))(w.V, p)
	return n, ToError(err)
}

func ToWriter(x any) io.Writer {
	if b, ok := unbox(x); ok {
		if b.method("Write") == nil {
			Decline("a value without a Write method")
		}
		return writer{b}
	}
	return as[io.Writer](x)
}

type reader struct{ Box }

func (r reader) Read(p []byte) (int, error) {
	n, err := r.method("Read").(func(any, []byte) (int, any))(r.V, p)
	return n, ToError(err)
}

func ToReader(x any) io.Reader {
	if b, ok := unbox(x); ok {
		if b.method("Read") == nil {
			Decline("a value without a Read method")
		}
		return reader{b}
	}
	return as[io.Reader](x)
}

// A collection is a boxed value with the methods of sort.Interface, and for a
// heap those of heap.Interface.
type collection struct{ Box }

func (c collection) Len() int { return c.method("Len").(func(any) int)(c.V) }
func (c collection) Less(i, j int) bool {
	return c.method("Less").(func(any, int, int) bool)(c.V, i, j)
}
func (c collection) Swap(i, j int) { c.method("Swap").(func(any, int, int))(c.V, i, j) }
func (c collection) Push(x any)    { c.method("Push").(func(any, any))(c.V, x) }
func (c collection) Pop() any      { return c.method("Pop").(func(any) any)(c.V) }

// ToSorter is a value of the program as a sort.Interface.
func ToSorter(x any) sort.Interface {
	if b, ok := unbox(x); ok {
		return collection{b}
	}
	return as[sort.Interface](x)
}

// ToHeap is a value of the program as a heap.Interface.
func ToHeap(x any) heap.Interface {
	if b, ok := unbox(x); ok {
		return collection{b}
	}
	return as[heap.Interface](x)
}

// ToLocker is a value of the library as a sync.Locker.
func ToLocker(x any) sync.Locker { return as[sync.Locker](x) }

// ToFileInfo is what the library says of a standard stream.
func ToFileInfo(x any) fs.FileInfo { return as[fs.FileInfo](x) }

// ToContext is a value of the library as a context.Context.
func ToContext(x any) context.Context { return as[context.Context](x) }

// ToSource and ToSourceV2 are sources of random numbers.
func ToSource(x any) rand.Source { return as[rand.Source](x) }

// ToSourceV2 is the newer kind.
func ToSourceV2(x any) randv2.Source { return as[randv2.Source](x) }

type wrapper interface{ Unwrap() error }

// ToWrapper is an error that wraps another.
func ToWrapper(x any) wrapper { return as[wrapper](x) }

// IsError and the others say whether an unboxed value implements an interface.
func IsError(x any) bool { _, ok := x.(error); return ok }

// IsStringer is IsError for fmt.Stringer.
func IsStringer(x any) bool { _, ok := x.(fmt.Stringer); return ok }

// IsRuntimeError is IsError for runtime.Error.
func IsRuntimeError(x any) bool { _, ok := x.(runtime.Error); return ok }

// IsWrapper is IsError for an error that wraps another.
func IsWrapper(x any) bool { _, ok := x.(wrapper); return ok }

// IsWriter is IsError for io.Writer.
func IsWriter(x any) bool { _, ok := x.(io.Writer); return ok }

// Has says of any interface whether an unboxed value implements it. The methods
// are each NAME TYPE, the type as package reflect prints it.
func Has(x any, methods []string) bool {
	if x == nil {
		return false
	}
	v := reflect.ValueOf(x)
	for _, m := range methods {
		name, text, _ := strings.Cut(m, " ")
		if f := v.MethodByName(name); !f.IsValid() || f.Type().String() != text {
			return false
		}
	}
	return true
}

// ErrorsAs walks the chain of an error until take takes one.
func ErrorsAs(x any, take func(any) bool) bool {
	if x == nil {
		return false
	}
	if take(x) {
		return true
	}
	switch e := x.(type) {
	case interface{ Unwrap() []error }:
		return slices.ContainsFunc(e.Unwrap(), func(err error) bool { return ErrorsAs(err, take) })
	case error:
		return ErrorsAs(any(errors.Unwrap(e)), take)
	}
	return false
}

// Clear empties a map, of the keys too that are not equal to themselves and that
// delete cannot find.
func Clear(m any) { reflect.ValueOf(m).Clear() }

// Rune is the first rune of s[i:] and its length in bytes.
func Rune(s string, i int) (rune, int) { return utf8.DecodeRuneInString(s[i:]) }

// SortOrder is the order into which slices.SortFunc brings n elements.
func SortOrder(n int, cmp func(i, j int) int) []int {
	order := identity(n)
	slices.SortFunc(order, cmp)
	return order
}

// StableOrder is the same for slices.SortStableFunc.
func StableOrder(n int, cmp func(i, j int) int) []int {
	order := identity(n)
	slices.SortStableFunc(order, cmp)
	return order
}

func identity(n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	return order
}
