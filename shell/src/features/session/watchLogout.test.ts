/** @jest-environment jsdom */
import { watchLogout } from './watchLogout';

const key = 'tantoLoggedOutAt';
const leave = jest.fn();
let stop = () => {};

const watch = (since = Date.now() - 1000) => {
  stop = watchLogout({ key, since, leave });
};
const logOutElsewhere = (at = Date.now()) => localStorage.setItem(key, String(at));
const messages = {
  'a message of another tab': () => window.dispatchEvent(new StorageEvent('storage', { key })),
  'coming back out of memory': () => window.dispatchEvent(new Event('pageshow')),
  'waking up': () => document.dispatchEvent(new Event('visibilitychange')),
} as const;
const cases = Object.entries(messages);

beforeEach(() => {
  leave.mockReset();
  localStorage.clear();
});
afterEach(() => {
  stop();
  document.documentElement.hidden = false;
});

test.each(cases)('%s shows a logout: nothing is seen any more, and the page leaves', (_, happen) => {
  watch();
  sessionStorage.setItem('tantoOrderDraft', '{}');
  happen();
  expect(leave).not.toHaveBeenCalled();
  logOutElsewhere();
  happen();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('a logout before this code had come is seen', () => {
  logOutElsewhere();
  watch();
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each([
  ['before this customer came', -60_000],
  ['by a clock that was put back since', 60_000],
])('a logout %s is none of this page’s', (_, difference) => {
  logOutElsewhere(Date.now() + difference);
  watch();
  messages['waking up']();
  expect(leave).not.toHaveBeenCalled();
});

test('after its end it leaves nowhere, and storage that is blocked is no logout', () => {
  watch();
  stop();
  logOutElsewhere();
  messages['waking up']();
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  watch();
  messages['waking up']();
  expect(leave).not.toHaveBeenCalled();
  blocked.mockRestore();
});
