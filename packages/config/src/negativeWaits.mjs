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

/** A user's action or a move in the history, then the absence of something, as the next statement. */
const bareAbsence =
  /^ *await (?:(?!;\n|=>)[\s\S])*\.(?:click|dblclick|tap|press|fill|check|hover|goBack|goForward|reload)\((?:(?!;\n|=>)[\s\S])*\);\n\s*(?<call>(?:await )?expect\((?:(?!;\n)[\s\S])*\)\s*\.(?:toBeHidden\(\)|toHaveCount\(0\)|not\s*\.(?:toBeVisible|toBeAttached)\(\));)/gm;

/**
 * Finds the absence of an element that is asserted as the very first thing after an action. It also holds before the
 * action has had its effect, and it holds for an element that never was there. `expectGone` sees the element first.
 * It finds the next statement only: after another assertion, which may have waited for the effect, or after an action
 * inside a function, an expression cannot decide whether an absence proves anything.
 * @param {string} text of a journey
 * @returns {{ line: number, call: string }[]}
 */
export function findBareAbsences(text) {
  return [...text.matchAll(bareAbsence)].map(({ index, 0: found, groups }) => ({
    line: text.slice(0, index + found.lastIndexOf(groups?.['call'] ?? '')).split('\n').length,
    call: groups?.['call'] ?? '',
  }));
}
