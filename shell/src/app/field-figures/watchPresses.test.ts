/** @jest-environment jsdom */
import { watchPresses } from './watchPresses';

const page = `
  <a href="/p" data-sheet="panel-product" data-owner="catalog">Ролл</a>
  <button>В корзину</button>`;
const skeleton = '<div data-panel="product"><div data-module="panel:product" data-empty></div></div>';

let measured: jest.Mock;
let listener: (event: object) => void;
beforeEach(() => {
  measured = jest.fn();
  document.body.innerHTML = page;
  // The frame of the effect is painted at 900 ms.
  window.requestAnimationFrame = (paint) => (paint(900), 0);
  const listening = jest.spyOn(window, 'addEventListener').mockImplementation();
  watchPresses(measured);
  listener = listening.mock.calls.find(([name]) => name === 'click')?.[1] as never;
  listening.mockRestore();
});

/** A click of the visitor: jsdom could only dispatch one that is not trusted. */
function press(selector: string, changed: object = {}) {
  const target = document.querySelector(selector);
  listener({ isTrusted: true, target, timeStamp: 500, ctrlKey: false, metaKey: false, ...changed });
}

/** Shows something, and waits until observers have seen it. */
async function show(html: string) {
  document.body.insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
}
async function fillPanel() {
  document.querySelector('[data-empty]')?.removeAttribute('data-empty');
  await Promise.resolve();
}

const names = () => measured.mock.calls.map(([name]: [string]) => name);

test('a press of an opener lasts until its panel has content, not until its skeleton', async () => {
  press('a');
  await show(skeleton);
  expect(names()).toEqual(['press']);
  await fillPanel();
  const module = document.querySelector('[data-module]');
  expect(measured.mock.calls).toEqual([
    ['press', 0, 500, document.querySelector('a')],
    ['panel', 400, 900, module],
  ]);
});

test('a press of a button lasts until the count on the badge has increased', async () => {
  await show('<span data-grown="false">1</span>');
  press('button');
  await show('<p>Добавлено</p>');
  expect(names()).toEqual([]);
  await show('<span data-grown="true">2</span>');
  expect(measured.mock.calls).toEqual([['badge', 400, 900, document.querySelector('button')]]);
});

test('of several presses the last one made the badge count', async () => {
  press('button', { timeStamp: 100 });
  press('button', { timeStamp: 700 });
  await show('<span data-grown="true">2</span>');
  expect(measured.mock.calls[0]?.slice(0, 2)).toEqual(['badge', 200]);
});

test('who presses again because no panel opens has waited since the first press', async () => {
  press('a', { timeStamp: 100 });
  press('a', { timeStamp: 700 });
  press('button', { timeStamp: 800 });
  await show(skeleton);
  await fillPanel();
  expect(measured.mock.calls.map((call: unknown[]) => call.slice(0, 2))).toEqual([
    ['press', 0],
    ['panel', 800],
  ]);
});

test.each([
  ['repeated by the app', { isTrusted: false }],
  ['for another tab', { ctrlKey: true }],
  ['for another tab on a Mac', { metaKey: true }],
])('a press %s is not measured', async (_, changed) => {
  press('a', changed);
  await show(skeleton);
  await fillPanel();
  expect(measured).not.toHaveBeenCalled();
});

test('only the first press of each kind is measured', async () => {
  press('a');
  await show(skeleton);
  await fillPanel();
  document.querySelector('[data-panel]')?.remove();
  press('a');
  await show(skeleton);
  await fillPanel();
  expect(names()).toEqual(['press', 'panel']);
  press('button');
  await show('<span data-grown="true">2</span>');
  expect(names()).toEqual(['press', 'panel', 'badge']);
});

test('a panel that is open already was not opened by the press', async () => {
  await show(skeleton);
  await fillPanel();
  press('a');
  await show('<p></p>');
  expect(measured).not.toHaveBeenCalled();
});
