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

/** Emits an event with another payload. */
export const changeEvent =
  (event: string, payload: string): CodeChange =>
  (code) =>
    `{
  const requireShared = require;
  require = (key) => {
    const shared = requireShared(key);
    if (key !== '@storefront/contracts') return shared;
    const emit = (name, payload) => shared.emit(name, name === ${JSON.stringify(event)} ? ${payload} : payload);
    return { ...shared, emit };
  };
}
${code}`;
