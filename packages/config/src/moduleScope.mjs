/** The start of a statement that does nothing at module scope when the module is loaded. */
const declaration =
  /^(?:import\b|export (?:default\b|type\b|interface\b|const\b|let\b|function\b|async function\b|abstract class\b|class\b|enum\b|\{|\*)|const\b|let\b|function\b|async function\b|abstract class\b|class\b|interface\b|type\b|declare\b)/;

/** The rest of a statement, a comment, or nothing. */
const continuation = /^(?:[\s})\]>|&?:`]|\/\/|\/\*|$)/;

/** A value whose making starts something, or that needs a page. */
const startsSomething =
  /^(?:export )?(?:const|let) [^=]+=\s*(?:await\b|(?:(?:window|globalThis|self)\.)?(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|queueMicrotask|fetch|addEventListener|matchMedia)\(|new (?:WebSocket|Worker|EventSource|BroadcastChannel|\w*Observer|XMLHttpRequest)\b|(?:document|window|navigator|location|history|localStorage|sessionStorage)\b)/;

/** The text without its template literals and block comments, line by line. */
const withoutTexts = (/** @type {string} */ text) =>
  text.replaceAll(/`[^`]*`|\/\*[\s\S]*?\*\//g, (inner) => inner.replaceAll(/[^\n]/g, ' '));

/**
 * Finds side effects at module scope: statements that run when a module is loaded, and values that start something.
 * Sources are formatted, so that a statement at module scope, and nothing else, begins in the first column.
 * @param {string} source of a module
 * @returns {{ line: number, text: string }[]}
 */
export function findModuleEffects(source) {
  const lines = source.split('\n');
  return withoutTexts(source)
    .split('\n')
    .map((text, index) => ({ text, line: index + 1, next: lines[index + 1] ?? '' }))
    .filter(({ text, next }) => {
      if (continuation.test(text)) return false;
      return !declaration.test(text) || startsSomething.test(text.endsWith('=') ? text + next : text);
    })
    .map(({ line }) => ({ line, text: lines[line - 1] ?? '' }));
}
