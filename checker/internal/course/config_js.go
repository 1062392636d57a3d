package course

import "errors"

// parseConfig reads nothing in a web page, which gets its exercises read. The
// library for YAML would be a tenth of the engine there.
func parseConfig(string, []byte) (*config, error) {
	return nil, errors.New("exercises are not read in a web page")
}

// parseLimits reads nothing either.
func parseLimits(file string, src []byte) (*config, error) { return parseConfig(file, src) }
