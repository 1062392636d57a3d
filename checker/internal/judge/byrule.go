package judge

import (
	"fmt"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/rules"
)

// ruleOf is the rule that an exercise is judged by, nil if by its answers.
func ruleOf(ex *course.Exercise) (rules.Rule, error) {
	if ex.Output != course.ByRules {
		return nil, nil
	}
	rule, ok := rules.For(ex.Slug())
	if !ok {
		return nil, fmt.Errorf("exercise %s is judged by rules, and there is no rule for %s", ex.Name, ex.Slug())
	}
	return rule, nil
}

// judgeOutput gives r the verdict on an output, and says what is wrong with it.
func (s submission) judgeOutput(r *TestResult, output []byte) {
	if s.rule != nil {
		obeyed, fault := s.rule(r.Test.Input, output)
		if fault != "" {
			r.Verdict, r.Message = WrongAnswer, fault
			return
		}
		// The rules are obeyed, so the answer is the output's own words, and only
		// their layout is left to compare.
		own := *r.Test
		own.Answer = obeyed
		r.Test = &own
	}
	r.Verdict, r.Difference = Compare(s.exercise, r.Test, output)
	if r.Difference != nil {
		r.Message = diagnose(s.exercise, r.Test, *r)
	}
}
