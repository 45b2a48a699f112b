import type { ModuleName } from './consumers';

/**
 * Changes the server's file of the built remote that has this page, panel or widget. The contract of its record stays:
 * schemas show none of these changes.
 */
export type CodeChange = (code: string, module: ModuleName) => string;

/** Replaces the page, panel or widget; `loaded` is the expression of its current loader. */
const replaceModule =
  (loaded: string): CodeChange =>
  (code, name) => {
    const [kind, id] = name.split(' ');
    return `${code}
{
  const { createElement } = require('react');
  const { default: manifest } = module.exports;
  const load = manifest.${kind}s['${id}'];
  const changed = { ...manifest.${kind}s, '${id}': ${loaded} };
  module.exports = { default: { ...manifest, ${kind}s: changed } };
}`;
  };

/** Renders an expression of `Content`, `props` and `createElement` in the place of the page, panel or widget. */
export const render = (element: string): CodeChange =>
  replaceModule(`async () => {
    const { default: Content, ...rest } = await load();
    return { ...rest, default: (props) => ${element} };
  }`);

/** Passes the page, panel or widget these props instead of the consumer's props. */
export const withProps = (props: string): CodeChange =>
  render(`createElement(Content, { ...props, ${props} })`);

/** Loads the page, panel or widget this much later. */
export const loadLate = (milliseconds: number): CodeChange =>
  replaceModule(`() => new Promise((resolve) => setTimeout(() => resolve(load()), ${milliseconds}))`);

/** Replaces a function that the remote imports from `contracts`; `replacement` is an expression of the `original`. */
export const replaceShared =
  (name: string, replacement: string): CodeChange =>
  (code) =>
    `{
  const requireShared = require;
  require = (key) => {
    const shared = requireShared(key);
    if (key !== '@storefront/contracts') return shared;
    const { ${name}: original } = shared;
    return { ...shared, ${name}: ${replacement} };
  };
}
${code}`;

/** Emits an event with another payload; the event is not emitted where the expression of `payload` is undefined. */
export const changeEvent = (name: string, payload: string): CodeChange =>
  replaceShared(
    'emit',
    `(name, payload) => {
      const changed = name === ${JSON.stringify(name)} ? ${payload} : payload;
      if (changed) original(name, changed);
    }`,
  );

/** Ignores an event of another team. */
export const ignoreEvent = (name: string): CodeChange =>
  replaceShared(
    'useEvent',
    `(name, listener) => original(name, name === ${JSON.stringify(name)} ? () => {} : listener)`,
  );

/** As esbuild writes a text that is not ASCII. */
const escaped = (text: string) =>
  text.replaceAll(
    /[^\0-\u007F]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** Replaces every occurrence of a customer text in the file. @throws Error when the file lacks the text */
export const replaceText =
  (from: string, to: string): CodeChange =>
  (code) => {
    if (!code.includes(escaped(from))) throw new Error(`the build has no text «${from}»`);
    return code.replaceAll(escaped(from), escaped(to));
  };
