/** Assertions of an absence: they also pass before anything has happened. */
const absence = [
  /\.not\s*\.(?:toBeInTheDocument|toBeVisible|toHaveBeenCalled\w*)\(/,
  /expect\(\s*(?:\w+\.)?query\w+\([^;]*\)\s*\.(?:toBeNull|toBeFalsy)\(\)/,
  /\.toHaveLength\(0\)/,
];

/**
 * The text of a call from its name to its closing bracket. Brackets inside strings are counted too, which may only
 * lengthen the text.
 * @param {string} text
 * @param {number} start
 */
function callAt(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && (depth -= 1) === 0) return text.slice(start, index + 1);
  }
  return text.slice(start);
}

/**
 * Finds `waitFor` of an absence. Such a wait passes at once when the element or call has not come yet, so the test
 * proves nothing. Wait for a new element instead, or use `waitForElementToBeRemoved`, which wants the element first.
 * The state of an element that has to exist, like `not.toHaveAttribute('aria-busy')`, may be waited for.
 * @param {string} text of a component test
 * @returns {{ line: number, call: string }[]}
 */
export function findNegativeWaits(text) {
  return [...text.matchAll(/\bwaitFor\(/g)]
    .map(({ index }) => ({ index, call: callAt(text, index) }))
    .filter(({ call }) =>
      absence.some((pattern) => pattern.test(call.replaceAll('.not.toHaveLength(0)', ''))),
    )
    .map(({ index, call }) => ({ line: text.slice(0, index).split('\n').length, call }));
}
