import createEmotion, { type CSSObject } from '@emotion/css/create-instance';
import { prefix } from './prefix';

// `speedy`: rules go into the sheet of an empty style element, which the policy allows on a page with or without a nonce.
const {
  cache,
  css: write,
  cx: merge,
  keyframes,
} = createEmotion({
  key: 'css',
  speedy: true,
  stylisPlugins: [prefix],
});

export { cache, type CSSObject, keyframes };

/**
 * The class of a style. It is called where a module loads, never in a component: a style costs once and an element
 * nothing. What varies is a `data-` attribute or a CSS variable of the element.
 */
export const css = (...styles: CSSObject[]): string => write(...styles);

const merged = new Map<string, string>();

/**
 * One class for several: a property of a later class replaces that of an earlier one, whichever was written first. Each
 * combination is written once.
 */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  const all = names.filter(Boolean).join(' ');
  const known = merged.get(all) ?? merge(all);
  merged.set(all, known);
  return known;
}
