import createCache, { type EmotionCache } from '@emotion/cache';
import { prefix, serverStylesAttribute } from '../../app/state/styleCache';

/** A style cache for one request. It collects styles instead of writing them beside each element. */
export function createStyleCache(nonce: string): EmotionCache {
  const cache = createCache({ key: 'css', nonce, stylisPlugins: [prefix] });
  cache.compat = true;
  return cache;
}

/**
 * The styles that this HTML uses and that were not written before, as a style element that the browser’s cache adopts.
 * A style of replaced content, such as the skeleton of a region that is ready, is left out, because no element has it:
 * the browser creates it when needed.
 */
export function stylesOf(html: string, cache: EmotionCache, written: Set<string>, nonce: string): string {
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !written.has(entry[0]),
  );
  const isAnimation = (name: string, rules: string) => rules.startsWith(`@keyframes ${name}`);
  const write = (isUsed: (name: string, rules: string) => boolean) =>
    inserted
      .filter(([name, rules]) => isUsed(name, rules))
      .map(([name, rules]) => {
        written.add(name);
        return rules;
      })
      .join('');
  const classes = write(
    (name, rules) =>
      !isAnimation(name, rules) && (!rules.includes(`.css-${name}`) || html.includes(`css-${name}`)),
  );
  const css = write((name, rules) => isAnimation(name, rules) && classes.includes(name)) + classes;
  return css === '' ? '' : `<style ${serverStylesAttribute} nonce="${nonce}">${css}</style>`;
}
