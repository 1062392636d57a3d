package icpc

import (
	"crypto/sha1"
	"fmt"
)

// What all packages say of the course. The format has no word for the MIT licence;
// "educational" is what it allows and the format can say.
const (
	authors     = "The N-Queens course authors"
	courseTitle = "Backtracking by N-Queens, in Go"
	license     = "educational"
	about       = "# Made by `checker export icpc` of the course. Its own licence is the MIT licence.\n"
)

// leastMemory is the smallest memory limit in MiB under which a judge can start a
// program in Go if it limits the address space, as the tools of Kattis do: the runtime
// of Go 1.26 reserves more than 512 MiB of it, and uses little.
const leastMemory = 1024

// limits2025 and limitsLegacy are the limits of problem.yaml.
type limitsLegacy struct {
	Memory int `yaml:"memory"` // MiB
}

type limits2025 struct {
	TimeLimit int `yaml:"time_limit"` // seconds
	Memory    int `yaml:"memory"`     // MiB
}

type metadataLegacy struct {
	Format      string       `yaml:"problem_format_version"`
	Name        string       `yaml:"name"`
	UUID        string       `yaml:"uuid"`
	Author      string       `yaml:"author"`
	Source      string       `yaml:"source"`
	License     string       `yaml:"license"`
	RightsOwner string       `yaml:"rights_owner"`
	Limits      limitsLegacy `yaml:"limits"`
	Validation  string       `yaml:"validation"`
	Flags       string       `yaml:"validator_flags,omitempty"`
}

type metadata2025 struct {
	Format      string     `yaml:"problem_format_version"`
	Type        string     `yaml:"type"`
	Name        string     `yaml:"name"`
	UUID        string     `yaml:"uuid"`
	Credits     string     `yaml:"credits"`
	Source      string     `yaml:"source"`
	License     string     `yaml:"license"`
	RightsOwner string     `yaml:"rights_owner"`
	Limits      limits2025 `yaml:"limits"`
}

// metadata adds problem.yaml and, where it has no place for the time limit, the file
// in which DOMjudge looks for it.
func (p *problem) metadata() error {
	e := p.exercise
	source := e.Source
	if source == "" {
		source = courseTitle
	}
	memory := max(e.Limits.MemoryMiB, leastMemory)
	if p.spec == Spec2025 {
		return p.addYAML("problem.yaml", about, metadata2025{
			Format: string(Spec2025), Type: "pass-fail", Name: e.Title, UUID: uuid(e.Name), Credits: authors, Source: source,
			License: license, RightsOwner: authors, Limits: limits2025{p.kit.timeLimit, memory},
		})
	}
	m := metadataLegacy{
		Format: string(Legacy), Name: e.Title, UUID: uuid(e.Name), Author: authors, Source: source,
		License: license, RightsOwner: authors, Limits: limitsLegacy{memory}, Validation: "default", Flags: defaultFlags,
	}
	if p.kit.output != nil {
		m.Validation, m.Flags = "custom", ""
	}
	p.add("domjudge-problem.ini", fmt.Appendf(nil, "timelimit = %d\n", p.kit.timeLimit))
	return p.addYAML("problem.yaml", about, m)
}

// uuid is a name-based identifier (version 5, RFC 9562) of an exercise: the same in
// every export.
func uuid(exercise string) string {
	// The name space of URLs, RFC 9562, section 6.6.
	space := []byte{0x6b, 0xa7, 0xb8, 0x11, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8}
	sum := sha1.Sum(append(space, "nqueens/exercises/"+exercise...))
	id := sum[:16]
	id[6] = id[6]&0x0f | 0x50
	id[8] = id[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])
}
