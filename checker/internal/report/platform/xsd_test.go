package platform

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// An xsdNode is any element of a schema. Of XML Schema only what junit-10.xsd uses
// is known; everything else is refused, so that nothing is passed over.
type xsdNode struct {
	XMLName  xml.Name
	Name     string    `xml:"name,attr"`
	Ref      string    `xml:"ref,attr"`
	Type     string    `xml:"type,attr"`
	Use      string    `xml:"use,attr"`
	Mixed    bool      `xml:"mixed,attr"`
	Value    string    `xml:"value,attr"`
	Min      string    `xml:"minOccurs,attr"`
	Max      string    `xml:"maxOccurs,attr"`
	Children []xsdNode `xml:",any"`
}

// A schema holds the global elements and types by their names.
type schema struct {
	elements, types map[string]xsdNode
}

func loadSchema(file string) (*schema, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var root xsdNode
	if err := xml.Unmarshal(text, &root); err != nil {
		return nil, err
	}
	s := &schema{map[string]xsdNode{}, map[string]xsdNode{}}
	for _, n := range root.Children {
		switch n.XMLName.Local {
		case "element":
			s.elements[n.Name] = n
		case "complexType", "simpleType":
			s.types[n.Name] = n
		default:
			return nil, fmt.Errorf("the schema has a global %s", n.XMLName.Local)
		}
	}
	return s, nil
}

// An element is any element of a document.
type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []element  `xml:",any"`
}

// validate holds a document against the schema.
func (s *schema) validate(document string) error {
	var root element
	d := xml.NewDecoder(strings.NewReader(document))
	if err := d.Decode(&root); err != nil {
		return err
	}
	for { // nothing but space may come after it
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if text, ok := token.(xml.CharData); err != nil || !ok || strings.TrimSpace(string(text)) != "" {
			return fmt.Errorf("after the root element: %v %v", token, err)
		}
	}
	declared, ok := s.elements[root.XMLName.Local]
	if !ok {
		return fmt.Errorf("the root element %s is not in the schema", root.XMLName.Local)
	}
	return s.element(declared, root)
}

func (s *schema) element(declared xsdNode, e element) error {
	name := e.XMLName.Local
	t, err := s.typeOf(declared)
	if err != nil {
		return err
	}
	if t.XMLName.Local == "simpleType" {
		if len(e.Children)+len(e.Attrs) > 0 {
			return fmt.Errorf("%s holds more than text", name)
		}
		return s.simple(t, e.Text)
	}
	if !t.Mixed && strings.TrimSpace(e.Text) != "" {
		return fmt.Errorf("%s holds text: %q", name, e.Text)
	}
	if err := s.attributes(t, e); err != nil {
		return err
	}
	return s.children(t, e)
}

// typeOf is the type of an element, a complex or a simple one.
func (s *schema) typeOf(declared xsdNode) (xsdNode, error) {
	if declared.Type == "xs:string" {
		return xsdNode{XMLName: xml.Name{Local: "simpleType"}}, nil
	}
	if t, ok := s.types[declared.Type]; ok {
		return t, nil
	}
	if len(declared.Children) != 1 {
		return xsdNode{}, fmt.Errorf("element %s of the schema has no type", declared.Name)
	}
	return declared.Children[0], nil
}

func (s *schema) simple(t xsdNode, value string) error {
	for _, restriction := range t.Children {
		for _, facet := range restriction.Children {
			if facet.XMLName.Local != "pattern" {
				return fmt.Errorf("the schema has a %s", facet.XMLName.Local)
			}
			if !regexp.MustCompile("^(?:" + facet.Value + ")$").MatchString(value) {
				return fmt.Errorf("%q does not match %s", value, facet.Value)
			}
		}
	}
	return nil
}

func (s *schema) attributes(t xsdNode, e element) error {
	given := map[string]string{}
	for _, a := range e.Attrs {
		given[a.Name.Local] = a.Value
	}
	for _, a := range t.Children {
		if a.XMLName.Local != "attribute" {
			continue
		}
		value, ok := given[a.Name]
		delete(given, a.Name)
		if !ok {
			if a.Use == "required" {
				return fmt.Errorf("%s lacks the attribute %s", e.XMLName.Local, a.Name)
			}
			continue
		}
		if a.Type != "xs:string" {
			if err := s.simple(s.types[a.Type], value); err != nil {
				return err
			}
		}
	}
	if len(given) > 0 {
		return fmt.Errorf("%s has attributes that the schema does not know: %v", e.XMLName.Local, given)
	}
	return nil
}

// children holds the children against the particles of a type. The schema has no
// sequence of two kinds but in types that no report of ours uses, so it is enough
// that each child is one of those named and comes no more often than it may.
func (s *schema) children(t xsdNode, e element) error {
	allowed := map[string]bool{} // whether it may come more than once
	var collect func(n xsdNode, many bool) error
	collect = func(n xsdNode, many bool) error {
		for _, c := range n.Children {
			many := many || c.Max == "unbounded"
			switch c.XMLName.Local {
			case "sequence", "choice":
				if err := collect(c, many); err != nil {
					return err
				}
			case "element":
				if c.Ref == "" {
					return fmt.Errorf("%s of the schema has an element of its own, %s", e.XMLName.Local, c.Name)
				}
				allowed[c.Ref] = many
			case "attribute":
			default:
				return fmt.Errorf("the schema has a %s", c.XMLName.Local)
			}
		}
		return nil
	}
	if err := collect(t, false); err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, c := range e.Children {
		name := c.XMLName.Local
		many, ok := allowed[name]
		if !ok || seen[name] && !many {
			return fmt.Errorf("%s may not stand in %s here", name, e.XMLName.Local)
		}
		seen[name] = true
		if err := s.element(s.elements[name], c); err != nil {
			return err
		}
	}
	return nil
}

// The validator itself refuses what the schema refuses.
func TestSchemaRefuses(t *testing.T) {
	s, err := junitSchema()
	require.NoError(t, err)
	const suite = `<testsuite name="a" tests="1" failures="0" errors="0"`
	require.NoError(t, s.validate(`<testsuites>`+suite+`><testcase name="t"><failure type="WA">x</failure></testcase></testsuite></testsuites>`))
	for _, document := range []string{
		`<tests/>`,
		`<testsuites>text</testsuites>`,
		`<testsuites/><testsuites/>`,
		`<testsuites><testcase name="t"/></testsuites>`,
		`<testsuites><testsuite name="a" tests="1" failures="0"/></testsuites>`,
		`<testsuites>` + suite + ` colour="red"/></testsuites>`,
		`<testsuites>` + suite + ` time="fast"/></testsuites>`,
		`<testsuites>` + suite + `><testcase/></testsuite></testsuites>`,
		`<testsuites>` + suite + `><testcase name="t"><failure><b/></failure></testcase></testsuite></testsuites>`,
		"<testsuites name=\"\x01\"/>",
	} {
		assert.Error(t, s.validate(document), document)
	}
}
