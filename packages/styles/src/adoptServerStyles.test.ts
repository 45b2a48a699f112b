/** @jest-environment jsdom */
import type * as Styles from './index';

/** The module as a page evaluates it: with the styles that the document has by then. */
async function openPage(head: string, body = ''): Promise<typeof Styles> {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  jest.resetModules();
  return import('./index');
}

/** Styles of the server: the colour differs from the rule that the browser would write. */
const serverStyle = (css: string) => `<style data-server-styles>${css}</style>`;

/** An element takes the class, whose style is written then. Returns the class as the element has it. */
const take = (className: string) => Object.assign(document.createElement('p'), { className }).className;

const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));

test('a style of the server stays where it is and is not written again; a new one comes after it', async () => {
  const known = take((await openPage('')).css({ color: 'red' }));
  const { css } = await openPage(`${serverStyle(`.${known}{color:rgb(9, 9, 9)}`)}<meta name="after">`);
  expect(document.head.innerHTML).toMatch(/^<style data-server-styles="">[^<]*<\/style><meta name="after">$/);
  expect(take(css({ color: 'red' }))).toBe(known);
  take(css({ color: 'rgb(2, 2, 2)' }));
  expect(rules().map((rule) => /rgb\((\d)/.exec(rule)?.[1])).toEqual(['9', '2']);
});

test('an animation of the server is not written again', async () => {
  const name = (await openPage('')).keyframes({ to: { top: 3 } });
  const { keyframes } = await openPage(serverStyle(`@keyframes ${name}{to{top:3px}}`));
  expect(keyframes({ to: { top: 3 } })).toBe(name);
  expect(rules()).toHaveLength(1);
});

test('a style that arrived inside the app is moved into the head', async () => {
  await openPage('', `<div id="root">${serverStyle('.css-1{color:red}')}</div>`);
  expect(document.querySelector('#root style')).toBeNull();
  expect(document.querySelector('head > [data-server-styles]')).toHaveTextContent('.css-1{color:red}');
});
