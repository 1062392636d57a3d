package board

import (
	"fmt"
	"slices"
)

// turned is the board after a quarter turn to the right. It wants a queen in
// every row and every column.
func (b Board) turned() Board {
	turned := make(Board, len(b))
	for _, s := range b.squares() {
		turned[s.Column-1] = len(b) + 1 - s.Row
	}
	return turned
}

// mirrored is the board with left and right exchanged.
func (b Board) mirrored() Board {
	mirrored := make(Board, len(b))
	for _, s := range b.squares() {
		mirrored[s.Row-1] = len(b) + 1 - s.Column
	}
	return mirrored
}

// images are the four turns of a board, and the mirror image of each.
func (b Board) images() []Board {
	images := make([]Board, 8)
	for i := range 4 {
		images[i], images[i+4] = b, b.mirrored()
		b = b.turned()
	}
	return images
}

// EightImages shows a board and its images in two rows of four: above as it is
// and turned by 90, 180 and 270 degrees, below the mirror image of each.
// A board equal to an earlier one says so. The board wants a queen in every row
// and every column.
func EightImages(b Board) Picture {
	strip := Strip{Columns: 4}
	images := b.images()
	desc := ""
	distinct := 0
	for i, image := range images {
		caption := fmt.Sprintf("%d°", i%4*90)
		if i >= 4 {
			caption = "mirror " + caption
		}
		same := slices.IndexFunc(images, func(other Board) bool { return slices.Equal(other, image) })
		if same < i {
			caption = fmt.Sprintf("= %s", strip.Panels[same].(Captioned).Lines[0])
		} else {
			distinct++
		}
		side := max(96/len(b), 10)
		strip.Panels = append(strip.Panels, Captioned{[]string{caption}, Chessboard(len(b), side).Place(image, Queen)})
		desc += fmt.Sprintf(" %s: %s.", caption, image.columns())
	}
	return Picture{
		fmt.Sprintf("The images of the board with queens in columns %s", b.columns()),
		fmt.Sprintf("%d of the eight images differ. Their columns, row by row:%s", distinct, desc),
		strip,
	}
}
