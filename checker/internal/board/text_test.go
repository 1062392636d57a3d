package board

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
)

// What each kind of picture looks like in characters. A drawing stands between
// two line ends, for the sake of its first line.
func TestPicturesInCharacters(t *testing.T) {
	tests := []struct {
		name    string
		picture Picture
		want    string
	}{
		{"a board", Attacks(Board{2, 4, 1, 3}, 3), `
   1  2  3  4
1  x  Q  x  .
2  x  x  .  Q
3 (Q) x  x  x
4  x  x  Q  .
`},
		{"lines to the next row", NextRow(Board{1, 3, 0, 0}), `
  1 2 3 4
1 Q . . .
2 | \ Q .
3 x x x x
4 . . . .
`},
		{"boards with captions", Compare(3, [2]Square{{1, 1}, {3, 3}}, [2]Square{{1, 3}, {3, 1}}, [2]Square{{1, 2}, {3, 1}}), `
same diagonal \      same diagonal /
1 − 1 = 3 − 3        3 + 1 = 1 + 3
  1 2 3                1 2 3
1 Q . .              1 . . Q
2 . \ .              2 . / .
3 . . Q              3 Q . .

no line in common
no attack
  1 2 3
1 . Q .
2 . . .
3 Q . .
`},
		{"a film", Film(4, 3), `
1. put 1    2. put 3    3. take back 3
Q . . .     Q . . .     Q . . .
x x o o     . . Q .     x x o o
. . . .     x x x x     . . . .
. . . .     . . . .     . . . .
`},
		{"sums", Sums(3, Square{1, 2}), `
row + column
   0  1  2
0  0 <1> 2
1 [1] 2  3
2  2  3  4

[ ] < > lit
`},
		{"arrays", LineArrays(Board{0, 3, 0}), `
    0 1 2
  0 . x x
  1 x x Q
  2 . x x

col . . x

dg[row + column]
0 1 2 3 4
. . . x .

udg[row − column + 3]
0 1 2 3 4 5
. . x . . .
`},
		{"counters", Counters(3, Move{Square{1, 1}, 1}), `
empty      put row 1, column 1
  1 2 3       1  2  3
1 . . .    1  Q [1][1]
2 . . .    2 [1][1] .
3 . . .    3 [1] . [1]

[ ] lit
`},
		{"bits with a border", LowestBit(6, 4), `
            3  2  1  0
       pos  0  1 <1>[0]
      ^pos  1  0 <0>[1]
      -pos  1  0 <1>[0]
pos & -pos  0  0 <1>[0]

[ ] < > lit
`},
		{"the mirror", Mirror(4, 1, 3), `
         1  2  3  4
columns  Q  .  Q  .

         3  2  1  0
   bits  0 [1] 0 [1]

column 1 is bit 0
column 3 is bit 2

[ ] lit
`},
		{"masks under the columns of a board", Masks(Board{2, 4, 1, 3}, 3), `
     1  2  3  4
  1  .  Q  .  .
  2  .  .  .  Q
  3  o  x  x  x
  4  .  .  .  .

row  0  1  0  1
 ld  0  0  0  1
 rd  0  0  1  0
pos [1] 0  0  0

[ ] lit
`},
		{"two colours and a stone", TwoColours(Board{1, 2}, Board{2, 2}, Square{2, 1}), `
   1  2
1  B  W
2  # BW
`},
		{"a number in boxes", BoardBits(Board{2, 0}), `
the cells and their bits
 0 <1>
 2  3

the number 2
 3  2   1  0
 0  0 │[1] 0

[ ] < > lit
`},
		{"ticks", PairTable(4), `
  1 2
1 ░ ✓
2 ✓ ░
`},
		{"a partial board", Partial(Board{0, 2, 0, 0}, Board{4, 0, 0, 0}), `
   1  2  3  4
1  x  x  x  Q
2  x (Q) x  x
3  x  x  x  x
4  x  x  o  x
`},
		{"a sudoku", Sudoku(2, given, answered, Square{3, 1}), `
   1  2   3  4
1  1 ·3 │·2 ·4
2 ·2  . │ 3 ·1
  ──────┼──────
3 [.] 4 │ .  .
4  .  . │ .  2

[ ] lit   ·1 filled in
`},
		{"a tree that fits", SearchTree(2), `
  . .
  . .
 ┌─┴──┐
Q .  . Q
x x  x x
1 x  2 x
`},
		{"branches that are not taken", Probe(4, 1, 4), `
       . . . .
       . . . .
       . . . .
       . . . .
       4 free
   ┌──────┴─┬──┬──┐
Q . . .     •  •  •
. . . .     2  3  4
. . . .
. . . .
2 free
┌──┴──┐
•  Q . . .
3  . . . Q
   . . . .
   . . . .
   1 free
`},
		{"a tree that does not", Probe(7, 1, 3, 5, 7, 2, 4, 6), `
7 free; not taken: 2 3 4 5 6 7
└─ 1: 5 free; not taken: 4 5 6 7
   └─ 1 3: 3 free; not taken: 6 7
      └─ 1 3 5: 2 free; not taken: 2
         └─ 1 3 5 7: 2 free; not taken: 4
            └─ 1 3 5 7 2: 1 free
               └─ 1 3 5 7 2 4: 1 free
                  └─ 1 3 5 7 2 4 6 ✓
`},
		{"bars", Chart("t", "d", Linear, Bar{"none", 0, "0"}, Bar{"one", 10, "a"}, Bar{"two", 20, "bb"}), `
none  ▏  0
 one  ████████████████████  a
 two  ████████████████████████████████████████  bb
`},
		{"a curve", Curve("t", "d", []float64{0, 200, 100}, 100, []string{"1", "2", "3"}), `
200 │                             ****
    │                          ***    ******
    │                       ***             ******
    │                    ***                      ******
    │                 ***                               ******
100 │- - - - - - - *** - - - - - - - - - - - - - - - - - - - -***
    │           ***
    │        ***
    │     ***
    │  ***
  0 │**
    └────────────────────────────────────────────────────────────
     1                            2                             3
`},
		{"a turn", Turn(Board{2, 4, 1, 3}, 3), `
2 4 1 3           2 4 1 3
   1  2  3  4        1  2  3  4
1  .  Q  .  .     1  . (Q) .  .
2  .  .  .  Q     2  .  .  .  Q
3 (Q) .  .  .     3  Q  .  .  .
4  .  .  Q  .     4  .  .  Q  .
`},
		{"a mirror", Unchanged(3, Square{1, 3}, Board{2, 4, 1, 3}), `
quarter turn    mirror
. Q . .         [.] .  Q
. . . Q          . [/] .
Q . . .          Q  . [.]
. . Q .

[ ] lit
`},
		{"a ring", Dance(2, 1), `
at first
0 <-> 1 <-> 2 <-> 0

1 is out
0 <-> 2 <-> 0
1 points to 0 and 2

1 is back
0 <-> 1 <-> 2 <-> 0
`},
		{"halves", MeetingHalves(Board{2, 4}), `
a solution    attacks: 1
. Q . .       . Q . .
. . . Q       . . . Q
───────       ───────
Q . . .       . . Q .
. . Q .       Q . . .
`},
		{"a rule and its repair", Repaired(8), `
the rule             repaired
  1 2 3 4 5 6 7 8       1  2  3  4  5  6  7  8
1 . Q . . . . . .    1  .  Q  .  .  .  .  .  .
2 . . . Q . . . .    2  .  .  .  Q  .  .  .  .
3 . . / . . Q . .    3  .  .  .  .  .  Q  .  .
4 . / . . / . . Q    4  .  .  .  .  .  .  .  Q
5 Q . . / . . / .    5  .  . (Q) .  .  .  .  .
6 . . Q . . / . .    6 (Q) .  .  .  .  .  .  .
7 . . . . Q . . .    7  .  .  .  .  .  . (Q) .
8 . . . . . . Q .    8  .  .  .  . (Q) .  .  .
`},
		{"a move of min-conflicts", MinConflicts(Board{2, 4, 1, 4}, 4), `
before            after
   1  2  3  4        1  2  3  4
1  .  Q  .  .     1  .  Q  .  .
2  .  .  .  Q     2  .  .  .  Q
3  Q  .  .  .     3  Q  .  .  .
4  1  3 [0](Q)    4  .  . (Q) .

[ ] lit
`},
		{"a curve of small numbers", Curve("t", "d", []float64{0.25, 0.2, 0.15}, 0.125, []string{"a", "b"}), `
0.2500 │********
       │        ***************
       │                       **************
       │                                     ***************
       │                                                    ********
0.1250 │- - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
       │
       │
       │
       │
     0 │
       └────────────────────────────────────────────────────────────
        a                                                          b
`},
		{"a map", Map("t", "d", triangle, borders...), `
A 1  next to B 2, C 1 (the same colour)
B 2  next to A 1, C 1
C 1  next to B 2, A 1 (the same colour)
D –
`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			lines, ok := test.picture.Text(80)
			assert.True(t, ok)
			assert.Equal(t, test.want, "\n"+strings.Join(lines, "\n")+"\n")
		})
	}
}

// Where there is less room, fewer panels stand beside each other; what cannot be
// made narrower says so.
func TestNarrowText(t *testing.T) {
	film := Film(4, 2)
	wide, ok := film.Text(20)
	assert.True(t, ok)
	assert.Len(t, wide, 5)
	narrow, ok := film.Text(19)
	assert.True(t, ok)
	assert.Len(t, narrow, 11)
	_, ok = film.Text(8)
	assert.True(t, ok)
	_, ok = film.Text(7)
	assert.False(t, ok)

	_, ok = SearchTree(4).Text(51)
	assert.True(t, ok, "as a list")
}

// Every picture of the course fits a terminal of 80 columns, of which a page
// keeps two.
func TestPicturesFitATerminal(t *testing.T) {
	for name, picture := range allPictures() {
		lines, ok := picture.Text(78)
		assert.True(t, ok, name)
		for _, line := range lines {
			assert.LessOrEqual(t, utf8.RuneCountInString(line), 78, "%s: %s", name, line)
			assert.Equal(t, strings.TrimRight(line, " "), line, name)
		}
	}
}
