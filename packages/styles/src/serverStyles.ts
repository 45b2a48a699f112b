import { cache } from './emotion';

/**
 * Marks the style elements of the server. Emotion would move elements with its own attribute, and the browser would
 * restyle the whole page.
 */
export const serverStylesAttribute = 'data-server-styles';

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** The names of the styles in CSS of the server, which writes each as a class or as an animation. */
export const styleNamesIn = (css: string) => namesIn(css, /(?:\.css-|@keyframes animation-)([\w-]+)/g);

/** The place of each style in the order in which styles were made. To look names up costs less than to filter all styles. */
const places = new Map<string, number>();

function placeOf(name: string): number {
  if (!places.has(name)) {
    for (const made of Object.keys(cache.inserted)) if (!places.has(made)) places.set(made, places.size);
  }
  return places.get(name) ?? 0;
}

/**
 * CSS of the styles that this HTML uses, in the order in which they were made.
 * @param written names of the styles that the page has already; the new ones are added
 */
export function stylesOf(html: string, written: Set<string>): string {
  function write(names: readonly string[]): string {
    const added = [...new Set(names)]
      .filter((name) => typeof cache.inserted[name] === 'string' && !written.has(name))
      .sort((a, b) => placeOf(a) - placeOf(b));
    for (const name of added) written.add(name);
    return added.map((name) => cache.inserted[name]).join('');
  }
  const classes = write(namesIn(html, /\bcss-([a-z\d]+)/g));
  return write(namesIn(classes, /\banimation-([a-z\d]+)/g)) + classes;
}

/**
 * Makes the styles that the server has written known, and leaves them where they are: in the head, before the new styles.
 * Styles that arrived later, inside the app's root, are moved there.
 */
export function adoptServerStyles(page: Document): void {
  for (const element of page.querySelectorAll(`style[${serverStylesAttribute}]`)) {
    for (const name of styleNamesIn(element.textContent)) cache.inserted[name] = true;
    if (!page.head.contains(element)) page.head.append(element);
  }
}
