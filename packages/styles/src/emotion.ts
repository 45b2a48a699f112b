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

/** The text of a class, known once something reads it: React does when it makes an attribute, and not to hydrate one. */
class LateClass extends String {
  readonly #write: () => string;
  #name: string | undefined;

  constructor(write: () => string) {
    super();
    this.#write = write;
  }

  override toString(): string {
    return (this.#name ??= this.#write());
  }

  override valueOf(): string {
    return this.toString();
  }
}

/**
 * The class of a style. It is called where a module loads, never in a component: a style costs once and an element
 * nothing. What varies is a `data-` attribute or a CSS variable of the element.
 *
 * In the browser the style is written when the first element is made with it, because a page uses few of the styles that
 * its modules have, and the server has written most of those. The class is a `String` there, so compare no class by `===`.
 */
export const css = (...styles: CSSObject[]): string => {
  // On the server all styles are written where modules load, so that they keep one order on every page.
  if (typeof document === 'undefined') return write(...styles);
  return new LateClass(() => write(...styles)) as unknown as string;
};

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
