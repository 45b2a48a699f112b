import createCache, { type EmotionCache } from '@emotion/cache';
import { prefix, serverStylesAttribute } from '../../app/state/styleCache';

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
