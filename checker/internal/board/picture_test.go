package board

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// samples are pictures of kinds that stand in no lesson.
var samples = map[string]Picture{
	"no queens":                  Attacks(Board{}, 0),
	"one cell":                   Attacks(Board{1}, 1),
	"a probe that comes through": Probe(8, 1, 5, 8, 6, 3, 7, 2, 4),
	"added queens":               Partial(Board{0, 4, 0, 0, 0, 0, 0, 0}, Board{1, 0, 0, 0, 0, 0, 0, 0}),
	"matrix":                     Matrix("Options", "Three options.", []string{"A", "B", "C"}, []string{"r1", "c1"}, [][]bool{{true, false}, {false, true}, {true, true}}, 3),
	"bars":                       Chart("Counts", "Growing.", Logarithmic, Bar{"8", 92, "92"}, Bar{"27", 2.3e17, "2.3 · 10¹⁷"}),
	"a bad map":                  Map("Three regions", "Two of one colour.", triangle, borders...),
	"a tinted sudoku":            Sudoku(2, given, answered, Square{3, 1}),
}

// allPictures are those of the table and the samples, by name.
func allPictures() map[string]Picture {
	all := map[string]Picture{}
	for name, picture := range samples {
		all[name] = picture
	}
	for _, p := range pictures() {
		all[p.file] = p.picture
	}
	return all
}

func svg(t *testing.T, p Picture) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, p.SVG(&out))
	return out.String()
}

// Every picture is one well-formed document that needs nothing else, with texts
// for those who cannot see it, and of a size that a page bears.
func TestPicturesStandAlone(t *testing.T) {
	for name, picture := range allPictures() {
		t.Run(name, func(t *testing.T) {
			text := svg(t, picture)
			assert.Equal(t, text, svg(t, picture), "the same picture, the same bytes")
			assert.Less(t, len(text), 16_000, "bytes")
			assert.NotContains(t, strings.Replace(text, "http://www.w3.org/2000/svg", "", 1), "http")
			assert.NotContains(t, text, "<script")
			assert.NotContains(t, text, "url(")
			assert.NotEmpty(t, picture.Title)
			assert.NotEmpty(t, picture.Desc)

			var root struct {
				XMLName xml.Name `xml:"http://www.w3.org/2000/svg svg"`
				Title   string   `xml:"title"`
				Desc    string   `xml:"desc"`
			}
			require.NoError(t, xml.Unmarshal([]byte(text), &root))
			assert.Equal(t, picture.Title, root.Title)
			assert.Equal(t, picture.Desc, root.Desc)
		})
	}
}

// Every shape that a picture uses is defined in it, and nothing else is.
func TestShapesAreDefined(t *testing.T) {
	for name, picture := range allPictures() {
		used, defined := map[string]bool{}, map[string]bool{}
		decoder := xml.NewDecoder(strings.NewReader(svg(t, picture)))
		for token, err := decoder.Token(); err == nil; token, err = decoder.Token() {
			start, ok := token.(xml.StartElement)
			if !ok {
				continue
			}
			for _, a := range start.Attr {
				switch {
				case a.Name.Local == "href":
					used[strings.TrimPrefix(a.Value, "#")] = true
				case a.Name.Local == "id" && a.Value != "title" && a.Value != "desc":
					defined[a.Value] = true
				}
			}
		}
		assert.Equal(t, used, defined, name)
	}
}

// A text of a drawn picture: where its middle is, and its size.
type drawnText struct {
	text           string
	x, y, fontSize int
	anchor         string
}

// drawnTexts finds the texts below an element whose corner is at x, y.
func drawnTexts(t *testing.T, e *element, x, y, fontSize int) []drawnText {
	t.Helper()
	if move := e.value("transform"); move != "" {
		numbers := strings.Fields(strings.TrimSuffix(strings.TrimPrefix(move, "translate("), ")"))
		x, y = x+number(t, numbers[0]), y+number(t, numbers[1])
	}
	if size := e.value("font-size"); size != "" {
		fontSize = number(t, size)
	}
	var texts []drawnText
	if e.name == "text" {
		texts = append(texts, drawnText{e.text, x + number(t, e.value("x")), y + number(t, e.value("y")), fontSize, e.value("text-anchor")})
	}
	for _, child := range e.children {
		texts = append(texts, drawnTexts(t, child, x, y, fontSize)...)
	}
	return texts
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}

// On a telephone a picture is 320 pixels wide. Its texts must then have 9 pixels
// at least, and nowhere may one be cut off at the edge.
func TestTextsCanBeRead(t *testing.T) {
	for name, picture := range allPictures() {
		t.Run(name, func(t *testing.T) {
			width, height := picture.size()
			canvas := &canvas{defs: newElement("defs"), defined: map[string]bool{}}
			for _, text := range drawnTexts(t, picture.Panel.draw(canvas, padding, padding), 0, 0, 0) {
				assert.GreaterOrEqual(t, float64(text.fontSize)*320/float64(max(width, 320)), 9.0, "size of %q", text.text)
				left, right := text.x-textWidth(text.text, text.fontSize)/2, text.x+textWidth(text.text, text.fontSize)/2
				if text.anchor == "start" {
					left, right = text.x, text.x+textWidth(text.text, text.fontSize)
				}
				assert.GreaterOrEqual(t, left, 0, "left edge of %q", text.text)
				assert.LessOrEqual(t, right, width, "right edge of %q", text.text)
				assert.GreaterOrEqual(t, text.y, text.fontSize*3/4, "top of %q", text.text)
				assert.LessOrEqual(t, text.y, height, "bottom of %q", text.text)
			}
		})
	}
}

func TestSVGReportsTheWriter(t *testing.T) {
	broken := errors.New("disk full")
	reader, writer := io.Pipe()
	require.NoError(t, reader.CloseWithError(broken))
	assert.ErrorIs(t, Attacks(first, 0).SVG(writer), broken)
}
