package engine

import (
	"os"
	"os/exec"
)

// A pipe joins parent and child.
type pipe struct{ parent, child *os.File }

// pipes are all that a child and its parent share.
type pipes struct{ stdin, stdout, stderr, jobs, reports pipe }

// openPipes makes the pipes and has cmd inherit the child's ends.
func openPipes(cmd *exec.Cmd) (*pipes, error) {
	p := &pipes{}
	var err error
	for _, in := range []*pipe{&p.stdin, &p.jobs} {
		if in.child, in.parent, err = os.Pipe(); err != nil {
			p.close()
			return nil, err
		}
	}
	for _, out := range []*pipe{&p.stdout, &p.stderr, &p.reports} {
		if out.parent, out.child, err = os.Pipe(); err != nil {
			p.close()
			return nil, err
		}
	}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = p.stdin.child, p.stdout.child, p.stderr.child
	cmd.Env = append(cmd.Env, childVariable+"="+inherit(cmd, p.jobs.child, p.reports.child))
	return p, nil
}

func (p *pipes) all() []pipe { return []pipe{p.stdin, p.stdout, p.stderr, p.jobs, p.reports} }

// closeChildEnds leaves the child as the only one that has them.
func (p *pipes) closeChildEnds() {
	for _, one := range p.all() {
		one.child.Close()
	}
}

// close closes what is still open. Closing a nil file does nothing.
func (p *pipes) close() {
	for _, one := range p.all() {
		one.child.Close()
		one.parent.Close()
	}
}
