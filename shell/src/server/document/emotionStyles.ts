import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';
import { serverStylesAttribute } from '../../app/state/styleCache';

/** Properties that supported browsers still need with a prefix. */
const stillPrefixed = /^(?:mask|user-select|appearance|hyphens|text-size-adjust|print-color-adjust)\b/;

/**
 * Replaces Emotion's own prefixer. Its prefixes serve browsers that cannot run the page anyway and make up a fifth of
 * the styles. Class names do not depend on it.
 */
function prefix(element: StylisElement): void {
  if (element.type !== 'decl' || !stillPrefixed.test(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
}

/** A style cache for one request. It collects styles instead of writing them beside each element. */
export function createStyleCache(nonce: string): EmotionCache {
  const cache = createCache({ key: 'css', nonce, stylisPlugins: [prefix] });
  cache.compat = true;
  return cache;
}

/** The styles inserted since the last call, as a style element that the browser’s cache adopts. */
export function stylesSince(cache: EmotionCache, written: Set<string>, nonce: string): string {
  let css = '';
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string' || written.has(name)) continue;
    written.add(name);
    css += rules;
  }
  if (css === '') return '';
  return `<style ${serverStylesAttribute} nonce="${nonce}">${css}</style>`;
}
