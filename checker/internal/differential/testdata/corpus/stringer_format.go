package main

import "fmt"

// Format and GoString, which fmt prefers to String.

type temp float64

func (t temp) Format(f fmt.State, verb rune) {
	switch verb {
	case 'v', 's':
		prec, ok := f.Precision()
		if !ok {
			prec = 1
		}
		fmt.Fprintf(f, "%.*f°C", prec, float64(t))
		if f.Flag('+') {
			fmt.Fprint(f, " exactly")
		}
	case 'F':
		fmt.Fprintf(f, "%.1f°F", float64(t)*9/5+32)
	default:
		fmt.Fprintf(f, "%%!%c(temp)", verb)
	}
}

type id int

func (i id) GoString() string { return fmt.Sprintf("id#%d", int(i)) }
func (i id) String() string   { return "an id" }

type rec struct {
	T temp
	I id
}

func main() {
	t := temp(21.456)
	fmt.Println(t)
	fmt.Printf("%v %+v %.2v %s %F %d\n", t, t, t, t, t, t)
	fmt.Println([]temp{1, 2}, map[string]temp{"a": 3})
	fmt.Printf("%v %#v %d\n", id(3), id(3), id(3))
	fmt.Printf("%v\n", rec{t, 7})
	fmt.Printf("%#v\n", []id{1, 2})
}
