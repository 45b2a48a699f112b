import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

/** What browsers that run the page still want with a prefix. */
const stillPrefixed = /^(?:mask|user-select|appearance|hyphens|text-size-adjust|print-color-adjust)\b/;

/**
 * In the place of Emotion's own prefixes, which are for browsers that could not run the page anyway: they are a fifth
 * of its styles. Names of classes do not depend on it.
 */
function prefix(element: StylisElement): void {
  if (element.type !== 'decl' || !stillPrefixed.test(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
}

/** A style cache for one request that keeps what it inserts instead of writing it beside each element. */
export function createStyleCache(nonce: string): EmotionCache {
  const cache = createCache({ key: 'css', nonce, stylisPlugins: [prefix] });
  cache.compat = true;
  return cache;
}

/** Hands out the styles that were inserted since the last call, as a style element the browser's cache adopts. */
export function stylesSince(cache: EmotionCache, written: Set<string>, nonce: string): string {
  const names: string[] = [];
  let css = '';
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string' || written.has(name)) continue;
    written.add(name);
    names.push(name);
    css += rules;
  }
  if (css === '') return '';
  return `<style data-emotion="${cache.key} ${names.join(' ')}" nonce="${nonce}">${css}</style>`;
}
