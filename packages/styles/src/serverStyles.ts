import { cache } from './emotion';

/**
 * Marks the style elements of the server. Emotion would move elements with its own attribute, and the browser would
 * restyle the whole page.
 */
export const serverStylesAttribute = 'data-server-styles';

const classesIn = (html: string) => new Set(html.match(/\bcss-[a-z\d]+/g));

/** The names of the styles in CSS of the server, which writes each as a class or as an animation. */
export const styleNamesIn = (css: string) =>
  Array.from(css.matchAll(/(?:\.css-|@keyframes animation-)([\w-]+)/g), ([, name = '']) => name);

/**
 * CSS of the styles that this HTML uses, in the order in which they were made.
 * @param written names of the styles that the page has already; the new ones are added
 */
export function stylesOf(html: string, written: Set<string>): string {
  const used = classesIn(html);
  const made = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !written.has(entry[0]),
  );
  const write = (isUsed: (name: string) => boolean) =>
    made
      .filter(([name]) => isUsed(name))
      .map(([name, rules]) => {
        written.add(name);
        return rules;
      })
      .join('');
  const classes = write((name) => used.has(`css-${name}`));
  return write((name) => classes.includes(`animation-${name}`)) + classes;
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
