package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Errors collected, returned early, and turned into messages.

type fieldError struct {
	field string
	cause error
}

func (f fieldError) Error() string { return fmt.Sprintf("field %q: %v", f.field, f.cause) }
func (f fieldError) Unwrap() error { return f.cause }

var errMissing = errors.New("missing")

type config struct {
	n       int
	verbose bool
}

func parse(s string) (c config, err error) {
	var errs []error
	fields := map[string]string{}
	for _, kv := range strings.Fields(s) {
		k, v, ok := strings.Cut(kv, "=")
		if !ok {
			return config{}, fmt.Errorf("bad pair %q", kv)
		}
		fields[k] = v
	}
	if v, ok := fields["n"]; !ok {
		errs = append(errs, fieldError{"n", errMissing})
	} else if c.n, err = strconv.Atoi(v); err != nil {
		errs = append(errs, fieldError{"n", err})
	}
	if v := fields["verbose"]; v != "" {
		if c.verbose, err = strconv.ParseBool(v); err != nil {
			errs = append(errs, fieldError{"verbose", err})
		}
	}
	return c, errors.Join(errs...)
}

func main() {
	for _, s := range []string{"n=8 verbose=true", "n=x verbose=maybe", "verbose=1", "n", "n=99999999999999999999"} {
		c, err := parse(s)
		if err != nil {
			fmt.Println("error:", strings.ReplaceAll(err.Error(), "\n", "; "))
		}
		var fe fieldError
		fmt.Println(c, errors.Is(err, errMissing), errors.As(err, &fe), fe.field, errors.Is(err, strconv.ErrRange))
	}
}
