package progress

import (
	"fmt"
	"strconv"
)

// HintsShown is how many hints of an exercise have been shown.
func HintsShown(exercise string) (int, error) {
	shown, err := loadHints()
	return shown[exercise], err
}

// RecordHints keeps how many hints of an exercise have been shown. Fewer than
// before change nothing.
func RecordHints(exercise string, n int) error {
	shown, err := loadHints()
	if err != nil || n <= shown[exercise] {
		return err
	}
	shown[exercise] = n
	return save("hints", shown)
}

func loadHints() (map[string]int, error) {
	shown := map[string]int{}
	err := read("hints", `an exercise and a number, such as "04-bitmasks 2"`, func(exercise, number string) error {
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 {
			return fmt.Errorf("%q is not a number of hints", number)
		}
		shown[exercise] = n
		return nil
	})
	if err != nil {
		return nil, err
	}
	return shown, nil
}
