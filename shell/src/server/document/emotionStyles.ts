import createCache, { type EmotionCache } from '@emotion/cache';

/** A style cache for one request that keeps what it inserts instead of writing it beside each element. */
export function createStyleCache(nonce: string): EmotionCache {
  const cache = createCache({ key: 'css', nonce });
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
