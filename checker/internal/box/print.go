package box

import (
	"fmt"
	"io"
	"os"
	"reflect"
	"strconv"
	"strings"
)

// The functions of fmt that print, as a lowered program calls them.

func FmtPrint(args ...any) (int, error)   { return Fprint(os.Stdout, args...) }
func FmtPrintln(args ...any) (int, error) { return fmt.Fprintln(os.Stdout, args...) }
func FmtPrintf(format string, args ...any) (int, error) {
	return Fprintf(os.Stdout, format, args...)
}

func Fprint(w io.Writer, args ...any) (int, error)   { return io.WriteString(w, Sprint(args...)) }
func Fprintln(w io.Writer, args ...any) (int, error) { return fmt.Fprintln(w, args...) }
func Fprintf(w io.Writer, format string, args ...any) (int, error) {
	return io.WriteString(w, Sprintf(format, args...))
}

// Sprint puts spaces between operands when neither is a string, which only the
// box knows of those of a named string type.
func Sprint(args ...any) string {
	var b strings.Builder
	wasString := false
	for i, arg := range args {
		is := isString(arg)
		if i > 0 && !is && !wasString {
			b.WriteByte(' ')
		}
		fmt.Fprint(&b, arg)
		wasString = is
	}
	return b.String()
}

func isString(x any) bool {
	if b, ok := unbox(x); ok {
		x = b.V
	}
	return x != nil && reflect.TypeOf(x).Kind() == reflect.String
}

func Sprintln(args ...any) string { return fmt.Sprintln(args...) }

func Sprintf(format string, args ...any) string {
	format, args = typeVerbs(format, args)
	text := fmt.Sprintf(format, args...)
	for _, own := range []string{"box.Box", "box.ErrorBox", "box.JoinBox", "box.runtimeError", "box.reflectedType"} {
		if strings.Contains(text, own) {
			Decline("a format that asks for a type which only the compiled program has")
		}
	}
	return text
}

func Errorf(format string, args ...any) error {
	format, args = typeVerbs(format, args)
	return fmt.Errorf(format, args...)
}

// typeVerbs turns what fmt asks of an argument without asking its methods into
// what a boxed one can give: %T into %s of its type's name, and a width or a
// precision into a plain number.
func typeVerbs(format string, args []any) (string, []any) {
	if !strings.ContainsAny(format, "T*") {
		return format, args
	}
	var b strings.Builder
	next := 0
	replace := func(value any) {
		args = append([]any{}, args...)
		args[next] = value
	}
	boxed := func() bool { return next < len(args) && Number(args[next]) > 0 }
	for i := 0; i < len(format); i++ {
		b.WriteByte(format[i])
		if format[i] != '%' {
			continue
		}
		for i++; i < len(format) && strings.IndexByte("+-# 0123456789.*", format[i]) >= 0; i++ {
			b.WriteByte(format[i])
			if format[i] != '*' {
				continue
			}
			if boxed() {
				replace(Value(args[next]))
			}
			next++
		}
		if i >= len(format) {
			break
		}
		verb := format[i]
		switch {
		case verb == '[':
			Decline("a format with [n] beside %T or *")
		case verb == '%':
			b.WriteByte(verb)
			continue
		case verb == 'T' && boxed():
			replace(name(args[next]))
			verb = 's'
		}
		b.WriteByte(verb)
		next++
	}
	return b.String(), args
}

// Print and Println are the built-in functions, which write to standard error.
func Print(args ...any) {
	for _, arg := range args {
		io.WriteString(os.Stderr, builtinText(arg))
	}
}

// Println is the built-in println.
func Println(args ...any) {
	var words []string
	for _, arg := range args {
		words = append(words, builtinText(arg))
	}
	io.WriteString(os.Stderr, strings.Join(words, " ")+"\n")
}

func builtinText(x any) string {
	v := reflect.ValueOf(x)
	switch v.Kind() {
	case reflect.Bool:
		return strconv.FormatBool(v.Bool())
	case reflect.String:
		return v.String()
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.FormatInt(v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return strconv.FormatUint(v.Uint(), 10)
	case reflect.Float32, reflect.Float64:
		return floatText(v.Float())
	}
	Decline("the built-in print of a pointer or an interface")
	return ""
}

// floatText is a float as the built-in println prints it: +1.500000e+000.
func floatText(f float64) string {
	text := strconv.FormatFloat(f, 'e', 6, 64)
	mantissa, exponent, ok := strings.Cut(text, "e")
	if !ok {
		if text == "NaN" {
			return text
		}
		return strings.Replace("+"+text, "++", "+", 1)
	}
	if mantissa[0] != '-' {
		mantissa = "+" + mantissa
	}
	sign, digits := exponent[:1], exponent[1:]
	for len(digits) < 3 {
		digits = "0" + digits
	}
	return mantissa + "e" + sign + digits
}
