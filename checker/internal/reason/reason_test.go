package reason_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/reason"
)

func TestOf(t *testing.T) {
	denied, other := errors.New("permission denied"), errors.New("another")
	for _, test := range []struct {
		name string
		err  error
		want error
	}{
		{"a file", &fs.PathError{Op: "open", Path: ".new-17", Err: denied}, denied},
		{"two files", &os.LinkError{Op: "rename", Old: ".new-17", New: "main.go", Err: denied}, denied},
		{"a file, wrapped", fmt.Errorf("first: %w", &fs.PathError{Op: "open", Path: ".new-17", Err: denied}), denied},
		{"another error", other, other},
	} {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, reason.Of(test.err)) })
	}
}
