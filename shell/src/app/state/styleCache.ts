import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Attribute of the server's style elements: the names of the styles in them. Emotion moves the elements with its own
 * attribute, once for its default cache and once for ours, and the browser restyles the whole page each time.
 */
export const styleNamesAttribute = 'data-emotion-names';

/**
 * The page's style cache. It knows the styles that the server has written and leaves them where they are: in the head,
 * before the new ones. Those that arrived later, inside the app's root, are moved there.
 */
export function createPageStyleCache(page: Document): EmotionCache {
  // Rules go into the sheet of an empty style element, which the policy allows on a page with or without a nonce.
  const cache = createCache({ key: 'css', speedy: true });
  for (const element of page.querySelectorAll(`style[${styleNamesAttribute}]`)) {
    const names = element.getAttribute(styleNamesAttribute) ?? '';
    for (const name of names.split(' ')) cache.inserted[name] = true;
    if (!page.head.contains(element)) page.head.append(element);
  }
  return cache;
}
