package trace

import (
	"fmt"

	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/report"
)

// A Record is what a run did, step by step, and how it compares with the reference.
// All words in it are ready to print. The report in the terminal is made of it, and
// so is the player of a page, which reads it as JSON.
type Record struct {
	Function string `json:"function"` // what was followed, such as search(row); "" if it was not called
	Columns  string `json:"columns"`  // what its columns are taken from
	// NoBoard says why no board can be drawn and nothing is compared with the
	// reference; "" if there is a board.
	NoBoard  string   `json:"noBoard"`
	Searches []*Tree  `json:"searches"`
	More     int      `json:"more"`  // searches that Shorten has left out
	Cut      string   `json:"cut"`   // why the last search does not end; "" if it does
	Tally    string   `json:"tally"` // what was counted
	Path     *Path    `json:"path"`  // nil without a board
	Notes    []string `json:"notes"` // what else there is to say

	// From and To are the lines of the program in which the function stands.
	From int `json:"from"`
	To   int `json:"to"`
}

// A Tree is what one search did.
type Tree struct {
	Call  string `json:"call"` // the first, such as search(0)
	Size  int    `json:"size"` // of its board
	Nodes []Node `json:"nodes"`
	Steps []Step `json:"steps"`
	Left  int    `json:"left"` // steps that Shorten has left out
}

// A Node is a board of the tree of a search. The first is the empty one.
type Node struct {
	Parent   int  `json:"parent"` // its index among the nodes; -1 for the first
	Row      int  `json:"row"`    // of its last queen; 0 for the first
	Solution bool `json:"solution"`
}

// A Step is one thing that a search does.
type Step struct {
	Kind   Kind `json:"kind"`
	Row    int  `json:"row"`    // of the cell that it is about, from 1; 0 if it is about no row
	Column int  `json:"column"` // from 1; 0 if it is not known, or about a whole row
	By     int  `json:"by"`     // the row of the first queen that attacks the cell; 0 for none
	// Queens are the columns of those that stand then, from the top. One that the
	// step takes away is still among them.
	Queens []int  `json:"queens"`
	Node   int    `json:"node"`  // the board, by its index
	Found  int    `json:"found"` // solutions so far
	Line   int    `json:"line"`  // of the program
	Call   string `json:"call"`  // the call in service, such as search(2); "" if none is
	Words  string `json:"words"` // the line of the trace in a terminal

	depth int // of that line
	at    any // the *call or *choice that it is about
}

// Kind is what a step does.
type Kind string

// The kinds of steps. Without a board there are only calls and turns.
const (
	Begin  Kind = "begin"  // a search begins
	Place  Kind = "place"  // a queen is put on the board
	Refuse Kind = "refuse" // a cell is tried and no queen put there
	Turn   Kind = "turn"   // the loop of choices turns, and more is not known
	Full   Kind = "full"   // every row has its queen
	Beyond Kind = "beyond" // the row below the last is tried
	Back   Kind = "back"   // a call returns, and its queen is taken away
	Call   Kind = "call"   // a call is made
)

// A Path says how the searches compare with the path of the reference.
type Path struct {
	Stays bool   `json:"stays"`
	Title string `json:"title"` // in one sentence
	Words string `json:"words"` // at which point they leave it
	Doubt string `json:"doubt"` // why that may be no fault; "" if it is one

	// Where they leave it: the search and its step, both by their index, the queens
	// that stand then, and the cell that it is about; its row is 0 if it is about none.
	Search int    `json:"search"`
	Step   int    `json:"step"`
	Queens []int  `json:"queens"`
	Row    int    `json:"row"`
	Column int    `json:"column"`
	Mark   string `json:"mark"` // how that cell is drawn

	size int // of the board
}

// largeBoard is the size from which on a trace shows little of the search.
const largeBoard = 8

// Record makes a record of what the run has told. What the program printed before
// it was stopped is all there is to it: the record says where a search did not end.
// If the program is not about the game of N queens, other says so in a sentence.
func (t *Tracer) Record(other string) *Record {
	t.events.pass(len(t.events.held))
	forests, complete := grow(t.groups, t.events.events)
	input := t.input()
	f, why := pick(forests, input)
	if f == nil {
		return &Record{NoBoard: fmt.Sprintf("There is nothing to show: %s was not called.", t.groups[0].units[0].declared())}
	}
	if why == "" && other == "" && blocked(input) {
		other = "The input is a board with blocked cells."
	}
	r := &Record{Function: f.group.units[0].declared()}
	switch {
	case !complete:
		r.Cut = "here the trace ends: a run tells " + figures.Thousands(int64(t.extent.Events)) + " events and no more"
	case !f.ended():
		r.Cut = "here the search was cut off"
	}
	r.From, r.To = f.group.span()
	told := &teller{record: r}
	switch {
	case other != "":
		r.NoBoard = other + " So no attack is named, and nothing is compared with the path of the reference."
	case why != "":
		r.NoBoard = report.Plain("No board can be drawn, and nothing is compared with the reference: " + why + ".")
	default:
		r.Columns = report.Plain(f.columns)
		f.tell(told, input, complete)
		r.Tally = told.onBoard()
		return r
	}
	for _, root := range f.roots {
		told.tree(root, 0)
	}
	r.Tally = told.ofCalls()
	return r
}

// ended reports whether the last search of a forest came to its end.
func (f *forest) ended() bool { return f.roots[len(f.roots)-1].ended }

// Shorten leaves out what is beyond the first searches, and in each beyond the first
// steps.
func (r *Record) Shorten(searches, steps int) {
	if len(r.Searches) > searches {
		r.More = len(r.Searches) - searches
		r.Searches = r.Searches[:searches]
	}
	for _, s := range r.Searches {
		if len(s.Steps) <= steps {
			continue
		}
		s.Left = len(s.Steps) - steps
		s.Steps = s.Steps[:steps]
		nodes := 0
		for _, step := range s.Steps {
			nodes = max(nodes, step.Node+1)
		}
		s.Nodes = s.Nodes[:min(nodes, len(s.Nodes))]
	}
}
