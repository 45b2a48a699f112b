/** @jest-environment jsdom */
import { reloadThisPage } from './reloadThisPage';

const key = 'tantoChunkReloadAt';

let errors: jest.SpyInstance;
/** jsdom cannot reload a page. It reports that instead, each time as a text and as an error. */
const reloadCount = () => errors.mock.calls.filter(([error]) => typeof error === 'string').length;

beforeEach(() => {
  sessionStorage.clear();
  errors = jest.spyOn(console, 'error').mockReturnValue();
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
  expect(reloadCount()).toBe(1);
  expect(Number(sessionStorage.getItem(key))).toBeGreaterThanOrEqual(before);
});

test('a readable page is not reloaded offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadThisPage(key)).toBe(false);
  expect(reloadCount()).toBe(0);
});

test.each([
  ['a fresh reload is not reloaded again', 'reload', 5000, false],
  ['an old reload is reloaded again', 'reload', 60_000, true],
  ['a page that a link opened is reloaded', 'navigate', 5000, true],
])('with storage blocked, %s', (_, type, ms, expected) => {
  blockStorage();
  arrivedBy(type, ms);
  expect(reloadThisPage(key)).toBe(expected);
  expect(reloadCount()).toBe(expected ? 1 : 0);
});

test('with storage blocked and no record of how the page was opened, it is reloaded', () => {
  blockStorage();
  performance.getEntriesByType = () => [];
  expect(reloadThisPage(key)).toBe(true);
});
