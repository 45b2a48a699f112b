import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

/**
 * Marks the style elements of the server. Emotion would move elements with its own attribute, once for its default
 * cache and once for ours, and the browser would restyle the whole page each time.
 */
export const serverStylesAttribute = 'data-server-styles';

/** The names of the styles in CSS of the server, which writes each as a class or as an animation. */
export const styleNamesIn = (css: string) =>
  Array.from(css.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g), ([, name = '']) => name);

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

/**
 * The page's style cache. It knows the styles that the server has written and leaves them where they are: in the head,
 * before the new styles. Styles that arrived later, inside the app's root, are moved there.
 */
export function createPageStyleCache(page: Document): EmotionCache {
  // Rules go into the sheet of an empty style element, which the policy allows on a page with or without a nonce.
  const cache = createCache({ key: 'css', speedy: true, stylisPlugins: [prefix] });
  for (const element of page.querySelectorAll(`style[${serverStylesAttribute}]`)) {
    for (const name of styleNamesIn(element.textContent)) cache.inserted[name] = true;
    if (!page.head.contains(element)) page.head.append(element);
  }
  return cache;
}
