/** @typedef {{ line: number, word: string, instead: string }} Finding */

const render = 'render, rerender';

/** Words of a private dialect, each with the field's term. They are matched inside identifiers too. */
const words = new Map([
  ['draw', render],
  ['draws', render],
  ['drew', render],
  ['drawn', render],
  ['owed', 'placeholder'],
  ['nobody', 'no one, or name the subject'],
  ['told', 'reported, notified'],
  ['anew', 'again'],
  ['patience', 'timeoutMs'],
]);

/** Names and phrases that are matched as they stand; a phrase may run over the end of a comment's line. */
const phrases = [
  { pattern: /Quietly/g, word: 'Quietly', instead: 'OptionalBoundary' },
  { pattern: /\bto[\s*/]+be[\s*/]+had\b/g, word: 'to be had', instead: 'available, unavailable' },
];

/** Code that draws on a canvas, where «draw» is the field's term. */
const canvasCode =
  /^packages\/(?:maps\/src\/(?:embedded|schematic)|demo-chain\/(?:dish|restaurant)-studio)\/|^mf-account\/src\/features\/avatar\//;

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/**
 * Finds words of the dialect in a source file or a document: in identifiers, comments, test titles and messages alike.
 * @param {string} path relative to the root; it decides whether «draw» is allowed
 * @param {string} text
 * @returns {Finding[]} in the order of the text
 */
export function findDialect(path, text) {
  const isCanvas = canvasCode.test(path);
  // An identifier is split at its capitals: `isDrawnAgain` has the words is, drawn, again.
  const single = [...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+/g)].flatMap(({ 0: part, index }) => {
    const word = part.toLowerCase();
    const instead = words.get(word);
    return instead && !(isCanvas && instead === render) ? [{ index, word, instead }] : [];
  });
  const longer = phrases.flatMap(({ pattern, word, instead }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ index, word, instead })),
  );
  return [...single, ...longer]
    .sort((one, other) => one.index - other.index)
    .map(({ index, word, instead }) => ({ line: lineAt(text, index), word, instead }));
}
