package notebook

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"nqueens/checker/internal/figures"
)

// Layout is the table as the checker writes it, with the steps of each row's
// entries. Its columns are as wide as they must be, so that it reads as plain
// text too.
func (t *StepTable) Layout(steps [][]int64) string {
	rows := [][]string{{""}}
	for _, value := range t.Values {
		rows[0] = append(rows[0], t.Name+" = "+strconv.Itoa(value))
	}
	for i, r := range t.Rows {
		row := []string{r.Label}
		for _, count := range steps[i] {
			row = append(row, figures.Thousands(count))
		}
		rows = append(rows, row)
	}
	return markdownTable(rows)
}

// markdownTable lays out a table: the first row is its head, the first column is
// set to the left and the others to the right.
func markdownTable(rows [][]string) string {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, text := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(text))
		}
	}
	var out strings.Builder
	for i, row := range rows {
		for k, text := range row {
			gap := strings.Repeat(" ", widths[k]-utf8.RuneCountInString(text))
			if k == 0 {
				out.WriteString("| " + text + gap + " |")
			} else {
				out.WriteString(" " + gap + text + " |")
			}
		}
		out.WriteString("\n")
		if i == 0 {
			out.WriteString(ruler(widths))
		}
	}
	return out.String()
}

// ruler is the line between the head of a table and its rows.
func ruler(widths []int) string {
	line := "|" + strings.Repeat("-", widths[0]+2) + "|"
	for _, width := range widths[1:] {
		line += strings.Repeat("-", width+1) + ":|"
	}
	return line + "\n"
}
