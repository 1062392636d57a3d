package symbols

func init() { Uncallable = append(Uncallable, NotInPages...) }
