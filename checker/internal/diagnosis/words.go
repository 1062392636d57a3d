package diagnosis

import (
	"fmt"
	"strings"
)

// Every sentence that a learner may read. They say what is seen and where; what
// is only a guess is a question or has a "may". Rows are counted from the top,
// columns from the left, both from 1, and lines are lines of the output.

// Names of things, as parts of sentences.
const (
	outputLine      = "output line %d"
	boardNumber     = "board %d"
	solutionItself  = "The solution %s"
	boardWithQueens = "The board with its queens in columns %s"
	aBlankLine      = "a blank line"
	afterBoard      = " after board %d"
	theColon        = "colon"
	theCharacter    = "character"
)

// Text that is no answer.
const (
	saysNothing         = "The program prints nothing."
	saysFlush           = "What is written to a bufio.Writer is printed by its Flush."
	saysNoQuery         = "Does the loop over the queries end at once, though the first is no 0?"
	saysInAnyCase       = "A number is asked for in any case, 0 where there is no way."
	saysNoNumber        = "Output line %d should hold a number, 0 where there is no way, and it has none: %s."
	saysSeveralNumbers  = "The output has %d numbers; only one is asked for."
	saysLastIsRight     = "The last one is right: is the count printed inside the search, not once at its end?"
	saysNothingExpected = "Nothing should be printed here, and the program prints %s."
	saysNoSolutions     = "There is no solution for n = %d, so nothing should be printed."
	saysStray           = "Output line %d, %s, does not belong to the answer: is it a debug line or a prompt?"
	saysStrays          = "%d lines such as output line %d, %s, do not belong to the answer: are they debug lines or prompts?"
	saysRestRight       = "Everything else is right."
	saysSolutionsRight  = "The solutions themselves are right."
	saysPrompt          = "The output begins with the text %s. Is it a prompt? Whatever the program prints counts as its answer, so leave it out."
	saysInputRepeated   = "Output line %d repeats the input (%s); only the answer is asked for."
	saysOtherForm       = "Output line %d has the right number in another form, %s; asked for is a plain whole number."
	saysNumberNotAlone  = "Output line %d should hold the number alone, without other text: %s."
	saysCountFirst      = "Output line %d is the count, and it is printed before the solutions; it belongs after them, in the last line."
	saysCountNotAsked   = "Output line %d (%s) is the number of solutions; the statement does not ask for it."
	saysCountAgain      = "%d lines hold a number alone; only one should, the last, with the count."
	saysNumberedBoards  = "A line such as output line %d, %s, stands with every board; the statement asks for the boards alone."
)

// The form of solutions.
const (
	saysBoardsForRows = "The output has boards; the statement asks for a line of numbers for each solution, the column of the queen in each row."
	saysRowsForBoards = "The output has lines of numbers; the statement asks for boards, a row of . and Q for each row."
	saysBlankInPlace  = "In its place belongs a blank line."
	saysCodeInRow     = "Output line %d, %s, has 81 for Q or 46 for a dot: these are their codes. What stands in single quotes is a number; print it in double quotes."
	saysCodes         = "Output line %d has the numbers 46 and 81: they are the codes of . and Q. A slice of bytes is printed as text with string(row)."
	saysOtherCells    = "Output line %d, %s, has other characters than the . and Q of a board: does an undone move put back what was there?"
	saysOtherQueen    = "A queen is printed as %s; the statement has Q."
	saysSomeEmpty     = "Some of the empty cells are printed as spaces; the statement has a dot (.) for each."
	saysOtherEmpty    = "An empty cell is printed as %s; the statement has a dot (.)."
	aSpace            = "a space"
	saysOtherSymbols  = "Queens and empty cells are printed as %s and %s; the statement has Q and a dot (.)."
	saysShiftedArray  = "Every line begins with 0 and its last column is missing: the columns may be stored from index 1 and printed from index 0."
	saysFromZero      = "Every number is one too small: columns are numbered from 1, not from 0."
	saysFromTwo       = "Every number is one too large: columns are numbered from 1."
	saysBoardBrackets = "Output line %d has brackets around its cells, as a slice is printed; the statement has none."
	saysBoardMarks    = "In output line %d other characters stand between the cells, %s; the statement has none."
	saysBrackets      = "Output line %d has brackets around its numbers, as a slice is printed; the statement has the numbers alone, with one space between two."
	saysUnspaced      = "In output line %d nothing stands between the numbers; the statement has one space."
	saysCommas        = "In output line %d commas stand between the numbers; the statement has only one space."
	saysMarks         = "In output line %d other characters stand between the numbers, %s; the statement has only one space."
)

// Labels such as `方案1:`.
const (
	saysLabelExtra       = "Output line %d begins with %s; the statement has the numbers alone."
	saysLabelMissing     = "The label is missing: output line %d should begin with %s."
	saysLabelApart       = "Output line %d has only the label, %s; the columns belong right behind it, in the same line."
	saysLabelUnnumbered  = "The number is missing in the label of output line %d: it begins with %s, the statement has %s."
	saysLabelOther       = "The label of output line %d is %s; the statement has %s."
	saysSpaceAfterColon  = "In output line %d a space follows the colon; the statement has none."
	saysSpaceInLabel     = "The label of output line %d has a space in it; the statement has %s."
	saysFullWidth        = "In output line %d, column %d, the %s is the full-width one (%s); the statement has the ASCII one (%s)."
	saysOtherColon       = "In output line %d, column %d, the label ends with %s; the statement has a colon (:)."
	saysNoColon          = "The colon is missing in output line %d, after the label %s."
	saysNumberedFromZero = "The solutions are numbered from 0; the first one has the number 1."
	saysNumberTwice      = "Output line %d has the number %s, like the line before: does the number go up with every solution?"
	saysNumberOther      = "Output line %d has the number %s and should have %d: the solutions are numbered 1, 2, 3, and so on."
)

// Solutions.
const (
	saysNeverFull = "Is n right, and does the search come to a full board: does it try every column, go on to the next row, notice when all rows have a queen, and " +
		"undo every mark when it comes back?"
	saysNothingFound  = "No solution is found, the count is 0: does the search call itself for the next row, notice when all rows have a queen, and undo every mark when it comes back?"
	saysOnlyCount     = "Only the count is printed; the first three solutions should stand above it, each on a line."
	saysNoRows        = "It is 1, as for a board without any rows: does the search use the n that is read?"
	saysRowLength     = "Output line %d has %s; the board has %d rows, and a solution has one number for each."
	saysRowPrinted    = "Output line %d names the row of each queen, too; only the columns are asked for, in the order of the rows."
	saysInverted      = "In board %d every row has a Q in all cells but one: are the characters for queens and empty cells exchanged?"
	saysRowWidth      = "Row %d of board %d has %s; the board has %d columns."
	saysSquares       = "Every board has %d rows and columns, and n is %d: does the program use the n that it reads, and is n never changed?"
	saysShifted       = "Every queen is drawn one column too far to the %s, and those of the %s column not at all: do columns count from 0 in one place and from 1 in another?"
	saysBoardSize     = "Board %d has %s; it should have %d."
	saysOtherSize     = "So it is with all of them: does the program use the n that it reads?"
	saysNeverShrinks  = "Every solution that is printed begins with the whole one before it: is the last queen taken off the list when the search comes back?"
	saysManyInRow     = "Board %d has %s in row %d. Each row has just one: is an earlier queen taken off the board when the search comes back?"
	saysNoneInLastRow = "Board %d has no queen in row %d, the last one: is it printed before that queen is placed?"
	saysNoneInRow     = "Board %d has no queen in row %d: is she taken off before the board is printed, overwritten, or in a column beside the board?"
	saysOutside       = "In output line %d column %d is named for row %d, but the columns are 1 to %d."
	saysNonePlaced    = "In output line %d every column is 0: when it is printed no queen has been placed, or her column is stored elsewhere."
	saysFirstRowEmpty = "In output line %d the column of row 1 is 0: does the search begin with row 2?"
	saysLastRowEmpty  = "In output line %d the column of row %d, the last one, is 0: is the line printed before that queen is placed?"
	saysSameAgain     = "All %d solutions that are printed are the same. If they are stored first and printed later, each needs a copy of its own: " +
		"a stored slice changes along with the search."

	saysChangedLater = "In %s the first %s are right and the next is not, and as many solutions are printed as there should be. Was it right when it was " +
		"stored, and changed later? After append two slices may share an array: store a copy."

	saysAttacked      = "In %s the queens at row %d, column %d and row %d, column %d share a %s."
	saysWholeOutput   = "The whole output is what a search prints when it %s."
	saysFreedTooEarly = "Either a queen is not compared with all those above her, or a cell is free again while another queen still attacks it: taking a queen " +
		"away must take back just what placing her added, so a counter fits better than a flag."
	saysOnlyColumns   = "In all wrong solutions queens share columns, never diagonals: look at how columns are marked and compared."
	saysOnlyDiagonals = "In all wrong solutions queens share diagonals, never columns: look at how the diagonals are marked and compared."
	saysOnlyDownRight = "In all wrong solutions it is a diagonal that goes down to the right (row - column is the same): look at how these are marked " +
		"and compared."
	saysOnlyDownLeft = "In all wrong solutions it is a diagonal that goes down to the left (row + column is the same): look at how these are marked " +
		"and compared."

	saysMoreThanThree  = "%d solutions are printed, more than asked for: only the first three, then the number of all."
	saysFewerThanThree = "The list ends after %s; the statement asks for the first three, then the number of all."
	saysTransformed    = "These are the right solutions, but not in lexicographic order: %s."
	saysTwice          = "%s is printed twice, in %s and in %s."
	saysOnlyFirst      = "Only the first solution is printed, more are missing: does the search go on after it, and are all marks of a queen undone when it comes back?"
	saysLastMissing    = "The last solution is missing. %s should come at the end: does the search stop too early?"
	saysEndsEarly      = "The first %d solutions are right, then the list ends too early. %s is missing: does the search stop too early?"
	saysEndsAtColumn   = "The first %d solutions are right, then the list ends."
	saysNoneFromColumn = "There is none that begins with column %d or a later one: does the loop over the columns of row 1 end too early?"
	saysTooStrict      = "%s is missing, and others."
	saysLastOnes       = "These are the last solutions in lexicographic order; the statement asks for the first ones."
	saysColumnMissing  = "All solutions that begin with column %d are missing: does the loop over the columns come to it?"
	saysTooLate        = "%s, in %s, comes too late: in lexicographic order it stands before others that are printed above it."
	saysTooEarly       = "%s, in %s, comes too early: in lexicographic order %s should come before it."
	saysMissing        = "%s is missing: it should come before %s."
	saysMissingInAll   = "In all, %d are missing."

	saysCountMissing  = "The solutions are right, but the last line is missing: the number of all solutions."
	saysCountStops    = "The count is %d, the number of solutions printed, not of all there are: does the search or the counter stop too early?"
	saysCutShort      = "This is what the type %s keeps of the right number: nothing above %d has room in it. Count in an int."
	saysCountCutShort = "The count is what the type %s keeps of the right number: nothing above %d has room in it. Count in an int."
	sayCutShort       = "These are what the type %s keeps of the right numbers: nothing above %d has room in it. Count in an int."
	saysCountZero     = "The solutions are right, but their count is 0: does the search count, and in the variable that is printed, not in a copy?"
	saysCountWithout  = "It is the number of all but those that are printed, which count, too."
	saysCountWrong    = "The solutions are right, but their count, %d, is wrong."
)

// Ways to print right solutions in another order.
const (
	howMirrored   = "the columns may be tried or counted from right to left (or the last solution comes first)"
	howTransposed = "rows and columns may be swapped"
	howFlipped    = "the rows may be printed from bottom to top"
	howTurned     = "the board may be turned upside down"
)

// What is wrong with a search: after "it".
const (
	faultNoDiagonals     = "never compares diagonals, only columns"
	faultNoDownRight     = "never compares the diagonals that go down to the right (row - column is the same)"
	faultNoDownLeft      = "never compares the diagonals that go down to the left (row + column is the same)"
	faultOneDiagonal     = "compares only one of the two kinds of diagonals"
	faultNoColumns       = "never compares columns, only diagonals"
	faultNeighbours      = "compares a queen only with the one in the row above"
	faultNextDiagonal    = "compares diagonals only with the queen in the row above"
	faultNotNext         = "never compares a queen with the one in the row above"
	faultNotFirst        = "never compares with the queen in row 1"
	faultNotLast         = "places the queen of the last row without comparing her"
	faultShortOfEdge     = "lets the diagonals end one cell before the edge of the board"
	faultNotShifted      = "does not shift the diagonals of the first queen into row 2"
	faultFlags           = "keeps flags where counters are needed: taking a queen away must not free a cell that another one still attacks"
	faultBesideDownRight = "looks one cell beside the diagonals that go down to the right (row - column is the same)"
	faultBesideDownLeft  = "looks one cell beside the diagonals that go down to the left (row + column is the same)"
	faultBesideOne       = "looks one cell beside the diagonals of one kind"
	faultWithoutSign     = "takes row - column without its sign, so that two diagonals count as one"
)

// Numbers for queries.
const (
	saysCarriedOver = "The count in output line %d is the right one plus the one before it: is a counter carried over from the earlier query, " +
		"not reset to 0?"
	saysOnlyZero       = "The input has only the closing 0, which gets no answer, so nothing should be printed."
	saysZeroAnswered   = "One more count is printed than there are queries: is the closing 0 answered, too?"
	saysAfterZero      = "From output line %d on, queries after the 0 are answered: the input ends with its first 0, and nothing after it counts."
	saysRepeatsLeftOut = "A query that comes again gets no answer: each line of the input gets one, also where the same n was asked before."
	saysCountedAloud   = "The count is printed each time it goes up: is it printed inside the search, not once at its end?"
	saysNoCount        = "Output line %d, the answer for n = %d, is no whole number: %s."
	saysOnlyFirstQuery = "Only the first query is answered: is there a loop over the queries, up to the 0?"
	saysOnlyLastQuery  = "Only the last query is answered: each query needs a line of its own."
	saysFirstLost      = "The first query gets no answer: is it read as something else, such as the number of queries?"
	saysOnlySum        = "One number is printed, the sum over all queries: each query needs a line of its own, and its counter reset to 0."
	saysZerosLeftOut   = "A query without any solution gets no line: its answer is 0, and that should be printed, too."
	saysQueriesLeft    = "Only the first %d of %d queries are answered: does the program stop reading too early?"
	saysLastQuery      = "The last query gets no answer."
	saysLastQueryOpen  = "The last query gets no answer: where no 0 closes the input, it ends with the end of the file."
	saysWholeTable     = "The counts for 1, 2, 3, and so on are printed; asked for are only those of the queries, in their order."
	saysOnOneLine      = "All answers stand on one line, %s; each belongs on a line of its own."
	saysTooFew         = "The output has %s for %d queries."
	saysTooMany        = "The output has %s, but there are only %d queries."
	saysAllZero        = "Every answer is 0: the search never comes to a full board, or what it counts is not what is printed. Does it call itself for the next row, try all columns and undo every mark when it comes back?"
	saysSameForAll     = "Every answer is %d, whatever n is asked: does the search use the n that was read?"
	saysFullAtOnce     = "Or does it take a board for full at once (the mask of n columns is 1<<n - 1)?"
	saysAnswersMoved   = "These are the right answers in another order: they belong in the order of the queries."
	saysOneLate        = "Every line has the answer to the query before: is the counter printed before the search has run?"
	saysSameDiffers    = "n = %d is asked again and gets another answer: output line %d has %d, line %d has %d. Is something left over from an earlier query, " +
		"such as a counter or marks that are not reset?"
	saysLeftOver = "After the first query nothing is found any more. Is something left over from the earlier query, such as marks that are not reset?"
	saysOnlyOne  = "Only n = 1 is answered right and every other answer is 0. Either the search never comes to a full board that is larger, " +
		"or something is left over from the first query, such as marks that are not reset."
	saysOnlyOneLarger = "Only n = 1 is answered right and every other answer is 0: the search never comes to a full board that is larger."
	saysSmallerWrong  = "The first query is answered right and a smaller board later on is not. Is something left over from the earlier query, such as marks that are not reset?"
	saysOddWrong      = "The answers for even n are right and those for odd n are wrong: an odd board has a middle column, which is its own mirror image."
	saysEvenWrong     = "The answers for odd n are right and those for even n are wrong: is the middle of the board treated alike for both?"
	saysUpToSize      = "The answers up to n = %d are right, and those from n = %d on are wrong: is something too small for the larger boards, such as a table or the type of a mask?"
	saysOneQueen      = "Only n = 1 is answered wrong: every turn and every mirror leaves one queen alone unchanged, and no mirror any larger solution."
	saysOneAlone      = "Only n = 1 is answered wrong: one queen alone is a solution."
	saysOnlyOneSize   = "Only the answer for n = %d is wrong: %d."
	saysTableShort    = "Does a table, or the loop that fills it, end before that?"
	saysMore          = "More are found than there are: does a queen stand where another attacks her, or is a board counted before it is full?"
	saysFewer         = "Fewer are found than there are: is every column tried, every mark undone when the search comes back, and every count added up?"
	saysMoreClasses   = "More are counted than there are: is a board compared with all eight images, four turns and the mirror image of each?"
	saysFewerClasses  = "Fewer are counted than there are: is every solution found, and is none taken for the image of another that is none?"
	saysWrongAnswer   = "Output line %d, the answer for n = %d, is wrong: %d"
	saysExpected      = ", expected %v"
)

// Subjects of sentences about numbers.
const (
	it         = "It"
	theNumber  = "This"
	theAnswer  = "The answer"
	eachAnswer = "Each answer"
)

// What a wrong number is: after "It is", and what may be the cause after a colon.
const (
	whatHalf          = "half of the right count: are a board and its mirror image counted as one?"
	whatHalfPlain     = "half of the right number: are two things counted as one that the statement tells apart?"
	whatTwice         = "twice the right count: is a solution counted two times?"
	whatMiddleTwice   = "the right count and, for odd n, the boards with the first queen in the middle column once more: that column is its own mirror image"
	whatMiddleLeftOut = "the right count without the boards of odd n whose first queen stands in the middle column: they count once"
	whatColumnMore    = "the right count and twice the boards with the first queen next to the left half: does the loop over the left half go one column too far?"
	whatOtherParity   = "what comes out when a middle column is added for even n, not for odd n: is the question whether n is odd the wrong way round?"
	whatLeftHalf      = "the number of boards with the first queen in the left half or in the middle column: mirror images of those in the left half count, too"
	whatFinds         = "what a search counts when it "
	whatPermutations  = "the number of all ways with one queen in each row and column: the diagonals are never compared"
	whatRowEarly      = "the number of boards whose last row is still empty: does the search stop one row too early?"
	whatSumUpTo       = "the sum of the counts for all sizes up to n: is the counter set back to 0 before each size?"
	whatNodes         = "the number of positions that the search visits on its way: only full boards should count"
	whatPower         = "the number of all ways with one queen in each row: nothing is compared"
	whatFundamental   = "the number up to rotation and reflection: here, every solution counts, its mirror image, too"
	whatAll           = "the number of all solutions: here, those that are rotations or reflections of each other count as one"
	whatUpToMirror    = "the number up to reflection only: here, rotations of a board count as one with it, too"
	whatEighth        = "the number of all solutions divided by 8, though some have fewer than eight images"
	whatEighthUp      = "the number of all solutions divided by 8 and rounded up, though some have fewer than eight images"
	whatUpToTurns     = "the number up to rotation only, where a mirror image counts as another"
	whatUpToHalfTurn  = "the number up to half turns and mirrors: here, quarter turns of a board count as one with it, too"
	whatFlipped       = "what comes out when rows and columns are exchanged for a turn: that is a mirror; four turns must lead back, and two must not"
	whatLonely        = "the number of those with eight different images, though those with fewer count, too"
	whatQuarterOnce   = "what comes out when boards unchanged by a quarter turn are added once: three quarters leave them unchanged, too"
	whatNoQuarter     = "what comes out when boards unchanged by a quarter turn are left out of the sum"
	whatSizeBelow     = "the count for n - 1: does a loop end one too early, or the search stop one row before the last?"
	whatSizeAbove     = "the count for n + 1: does a loop run one too far?"
	whatOneMore       = "one more than the right count: does the counter begin with 0?"
	whatOneLess       = "one less than the right count: is every full board counted, the first and the last, too?"
)

// Text compared with text.
const (
	saysLetterCase       = "Output line %d is right but for capital and small letters."
	saysOtherOrder       = "These are the right lines in another order; line %d is the first out of place."
	saysLastLineMissing  = "All lines are right, but the last one is missing."
	saysLineMissing      = "One line is missing before output line %d; all others are right."
	saysSpacesOnly       = "Output line %d has the right characters, but the spaces between its numbers are missing or misplaced."
	saysLines            = "The output has %s, the answer %d."
	saysMoreShouldFollow = "What is printed is right, but more should follow."
	saysShouldEnd        = "The output is right up to line %d and should end there."
	saysGoesOn           = "Output line %d is right at its beginning and goes on with %s, which does not belong there."
	saysBegins           = "Output line %d begins with %s, which does not belong there; the rest of it is right."
	saysFirstWrong       = "Output line %d is the first that is wrong: %s"
)

// Layout.
const (
	saysSpacedCells     = "The cells of output line %d are separated by %s; the statement has none."
	saysSpaceWithin     = "There is white space within output line %d; a row has its cells and nothing else."
	bySpaces            = "spaces"
	byTabs              = "tabs"
	saysNoBlankLine     = "There is no blank line%s: output line %d should be blank."
	saysBlankLineBefore = "Output line 1 is a blank line where none should be: the blank line belongs after each board, not before it."
	saysBlankLine       = "Output line %d is a blank line where none should be."
	saysIndented        = "Output line %d begins with white space; its first word should stand in column 1."
	saysGap             = "In output line %d %s stands between two words, where the statement has one space."
	gapOther            = "white space of another kind"
	gapTab              = "a tab"
	gapSpaces           = "more than one space"
	gapFullWidth        = "a full-width space"
	saysJoined          = "Output line %d goes on where the next line should begin: a line end is missing there."
	saysAllJoined       = "The whole output is one line: where the next line should begin a line end is missing, as fmt.Println prints it."
	saysSplit           = "Output line %d ends too early: one line is printed as two."
	saysOtherLayout     = "The words are right, but from output line %d on they are laid out differently."
)

// sentence says what something is, or may be if there are several answers; ""
// if there is none.
func sentence(subject string, what []string) string {
	switch len(what) {
	case 0:
		return ""
	case 1:
		return closed(subject + " is " + what[0])
	}
	return closed(subject + " may be " + either(what))
}

// either are the first two of several possibilities, without their causes.
func either(what []string) string {
	if len(what) == 1 {
		return what[0]
	}
	one, _, _ := strings.Cut(what[0], ": ")
	other, _, _ := strings.Cut(what[1], ": ")
	return one + ", or " + other
}

// comesOut says when a number comes out; when are at most three clauses.
func comesOut(when []string) string {
	return fmt.Sprintf(saysWaysComeOut, strings.Join(when, ", or "))
}

func closed(text string) string {
	if strings.HasSuffix(text, "?") {
		return text
	}
	return text + "."
}

// many is a number of things: "1 row", "7 rows".
func many(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
