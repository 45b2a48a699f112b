/** @jest-environment jsdom */
import { markStorySeen, whenSeen } from './seenStories';

const key = 'tantoSeenStories';
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete dataset['seenStories'];
});
afterEach(() => jest.restoreAllMocks());

test('seen stories are stored once each, the latest last', () => {
  for (const slug of ['a', 'b', 'a']) markStorySeen('tanto', slug);
  expect(localStorage.getItem(key)).toBe('b a');
  expect(dataset['seenStories']).toBe('b a');
});

test('only the last hundred are remembered', () => {
  for (let index = 0; index < 120; index += 1) markStorySeen('tanto', `s${index}`);
  expect(localStorage.getItem(key)?.split(' ')).toHaveLength(100);
  expect(localStorage.getItem(key)).toMatch(/^s20 .* s119$/);
});

test('without storage they are remembered while the page is open', () => {
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  for (const slug of ['a', 'b']) markStorySeen('tanto', slug);
  expect(dataset['seenStories']).toBe('a b');
});

test.each(['vecher-na-dvoih', 'Лето 2026', 'a"] b', "it's"])('the selector of %s fits its list', (slug) => {
  markStorySeen('tanto', 'other');
  markStorySeen('tanto', slug);
  expect(document.querySelector(whenSeen(slug).replace(' &', ''))).toBe(document.documentElement);
  expect(document.querySelector(whenSeen(`${slug}x`).replace(' &', ''))).toBeNull();
});
