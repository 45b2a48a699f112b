/** @jest-environment jsdom */
import { causeOf, partOf } from './causeOf';

const build = 'a'.repeat(32);
const files = {
  catalog: `http://localhost/mf/catalog/${build}/product.js`,
  checkout: `http://localhost/mf/checkout/${build}/remoteEntry.js?attempt=1`,
  shell: 'http://localhost/assets/main.1a2b3c4d.js',
  counter: 'https://counter.example/mf/catalog/tag.js',
  inline: '',
};

/** The long frames of the page: for each script its file, its start and its duration. */
function haveFrames(...scripts: [keyof typeof files, number, number][]) {
  const frames = scripts.map(([file, startTime, duration]) => ({
    scripts: [{ sourceURL: files[file], startTime, duration }],
  }));
  performance.getEntriesByType = (type: string) => (type === 'long-animation-frame' ? (frames as never) : []);
}

beforeEach(() => {
  document.body.innerHTML = `<header><button>Войти</button></header>
    <main data-owner="content"><h1>Акции</h1>
    <section data-owner="catalog"><a>Ролл</a></section></main>`;
});

const element = (selector: string) => document.querySelector(selector);

test.each<[string, [keyof typeof files, number, number][], string, string]>([
  [
    'the script that ran longest',
    [
      ['catalog', 0, 60],
      ['checkout', 60, 70],
    ],
    'h1',
    'checkout',
  ],
  [
    'the script that ran longest in this time',
    [
      ['catalog', -500, 560],
      ['checkout', 60, 70],
    ],
    'h1',
    'checkout',
  ],
  [
    'a script of another site',
    [
      ['counter', 0, 100],
      ['catalog', 100, 50],
    ],
    'a',
    'third-party',
  ],
  ['the part of the page, when React runs a handler', [['shell', 0, 100]], 'a', 'catalog'],
  ['the part of the page, when the script has no file', [['inline', 0, 100]], 'a', 'catalog'],
  ['the part of the page, without a frame', [], 'a', 'catalog'],
  ['the outer part of the page', [], 'h1', 'content'],
  ['the part of the page, when the frame was before', [['checkout', -200, 150]], 'a', 'catalog'],
  ['the part of the page, when the frame was after', [['checkout', 201, 150]], 'a', 'catalog'],
  ['the shell, outside of any part', [['shell', 0, 100]], 'button', 'shell'],
  ['the shell, when the element is gone', [], 'p', 'shell'],
])('%s', (_, scripts, selector, expected) => {
  haveFrames(...scripts);
  expect(causeOf(0, 200, partOf(element(selector)))).toBe(expected);
});

test('a text belongs to the part around it', () => {
  expect(partOf(element('a')?.firstChild)).toBe('catalog');
});
