import * as z from 'zod/mini';

/**
 * A text field of a form's schema with a rule of `domain` (spec §5): the rule returns the Russian text of the problem,
 * or undefined. The rule checks the trimmed value, which the form submits.
 */
export function validatedText(validate: (value: string) => string | undefined) {
  return z.string().check(z.trim(), ({ value, issues }) => {
    const problem = validate(value);
    if (problem !== undefined) issues.push({ code: 'custom', message: problem, input: value });
  });
}
