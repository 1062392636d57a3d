package terminal

import (
	"io"
	"time"
	"unicode/utf8"
)

// A Key is what was pressed: the character itself, or one of the names below.
type Key string

// Keys that are no characters.
const (
	Enter     Key = "enter"
	Escape    Key = "escape"
	Interrupt Key = "ctrl-c"
	Up        Key = "up"
	Down      Key = "down"
	PageUp    Key = "page up"
	PageDown  Key = "page down"
	Home      Key = "home"
	End       Key = "end"
	Other     Key = "other"   // a key that has no name here
	Resized   Key = "resized" // none: the terminal has another size now
)

// sequences are what terminals send for keys, from their first byte on.
var sequences = map[string]Key{
	"\x03": Interrupt, "\x04": Interrupt, "\r": Enter, "\n": Enter, "\x1b": Escape,
	"\x1b[A": Up, "\x1b[B": Down, "\x1bOA": Up, "\x1bOB": Down,
	"\x1b[5~": PageUp, "\x1b[6~": PageDown,
	"\x1b[H": Home, "\x1b[F": End, "\x1b[1~": Home, "\x1b[4~": End, "\x1bOH": Home, "\x1bOF": End,
}

// sizeEvery is how often a terminal's size is looked at. Not every system sends a
// signal when it changes.
const sizeEvery = 250 * time.Millisecond

// Keys reads keys until the terminal ends, which closes the channel, and says when
// its size has changed. The reading goroutine lives as long as the process: a read
// from a terminal cannot be ended.
func (t *Terminal) Keys() <-chan Key {
	typed, pressed := KeysOf(t.in), make(chan Key)
	go func() {
		defer close(pressed)
		width, height := t.Size()
		looks := time.NewTicker(sizeEvery)
		defer looks.Stop()
		for {
			select {
			case key, open := <-typed:
				if !open {
					return
				}
				pressed <- key
			case <-looks.C:
				w, h := t.Size()
				if w == width && h == height {
					continue
				}
				width, height = w, h
				pressed <- Resized
			}
		}
	}()
	return pressed
}

// KeysOf reads keys from anywhere, as Keys does.
func KeysOf(in io.Reader) <-chan Key {
	pressed := make(chan Key)
	go func() {
		defer close(pressed)
		buffer := make([]byte, 256)
		for {
			n, err := in.Read(buffer)
			for rest := buffer[:n]; len(rest) > 0; {
				key, size := next(rest)
				pressed <- key
				rest = rest[size:]
			}
			if err != nil {
				return
			}
		}
	}()
	return pressed
}

// next is the first key in what was read, and how many bytes it takes. A terminal
// sends a sequence in one piece, so an escape alone is that key.
func next(read []byte) (Key, int) {
	if read[0] == '\x1b' && len(read) > 1 && (read[1] == '[' || read[1] == 'O') {
		size := 2
		for size < len(read) && (read[size] < '@' || read[size] > '~') {
			size++
		}
		size = min(size+1, len(read))
		if key, ok := sequences[string(read[:size])]; ok {
			return key, size
		}
		return Other, size
	}
	if key, ok := sequences[string(read[:1])]; ok {
		return key, 1
	}
	r, size := utf8.DecodeRune(read)
	if r == utf8.RuneError || r < ' ' {
		return Other, size
	}
	return Key(read[:size]), size
}
