import type { StylisElement } from '@emotion/cache';

/** Properties that some supported browsers know with a prefix only. */
const stillPrefixed = /^(?:mask|user-select|appearance|hyphens|text-size-adjust|print-color-adjust)\b/;

/**
 * Replaces Emotion's own prefixer, on the server and in the browser. Its prefixes serve browsers that cannot run the
 * page anyway and make up a fifth of the styles. Class names do not depend on it.
 */
export function prefix(element: StylisElement): void {
  if (element.type !== 'decl' || !stillPrefixed.test(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
}
