/** @jest-environment jsdom */
import { css, cx } from './index';

const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));

/** An element takes the class. Returns the class as the element has it. */
const take = (className: string) => Object.assign(document.createElement('p'), { className }).className;

test('in the browser a style is written when an element takes its class, once', () => {
  const box = css({ color: 'rgb(1, 0, 0)' });
  expect(rules()).toEqual([]);
  const taken = [take(box), take(box)];
  expect(rules()).toEqual([`.${taken[0]} { color: rgb(1, 0, 0); }`]);
  expect(taken[1]).toBe(taken[0]);
});

test('a class can be read as any text', () => {
  const box = css({ top: 3 });
  const name = take(box);
  expect([`.${box}`, [box].join(''), box.trim()]).toEqual([`.${name}`, name, name]);
});

test('classes are merged before an element takes them', () => {
  const merged = cx(css({ width: 1 }), css({ width: 2 }));
  expect(rules().at(-1)).toBe(`.${merged} { width: 2px; }`);
});
