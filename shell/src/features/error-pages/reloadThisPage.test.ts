/** @jest-environment jsdom */
import { reloadThisPage } from './reloadThisPage';

const key = 'tantoChunkReloadAt';

/** jsdom cannot reload a page and reports an error instead. */
let reloads: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  reloads = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

/** How the browser came to this page, and how long ago. */
function arrivedBy(type: string, ms: number) {
  performance.getEntriesByType = () => [{ type } as never];
  jest.spyOn(performance, 'now').mockReturnValue(ms);
}

function blockStorage() {
  jest.spyOn(console, 'debug').mockReturnValue();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

test('the tab is reloaded once, and its storage keeps the time under the key', () => {
  const before = Date.now();
  expect([reloadThisPage(key), reloadThisPage(key)]).toEqual([true, false]);
  expect(reloads).toHaveBeenCalledTimes(1);
  expect(Number(sessionStorage.getItem(key))).toBeGreaterThanOrEqual(before);
});

test('a readable page is not reloaded offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadThisPage(key)).toBe(false);
  expect(reloads).not.toHaveBeenCalled();
});

test.each([
  ['a fresh reload is not reloaded again', 'reload', 5000, false],
  ['an old reload is reloaded again', 'reload', 60_000, true],
  ['a page that a link opened is reloaded', 'navigate', 5000, true],
])('with storage blocked, %s', (_, type, ms, expected) => {
  blockStorage();
  arrivedBy(type, ms);
  expect(reloadThisPage(key)).toBe(expected);
  expect(reloads).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('with storage blocked and no record of how the page was opened, it is reloaded', () => {
  blockStorage();
  performance.getEntriesByType = () => [];
  expect(reloadThisPage(key)).toBe(true);
});
