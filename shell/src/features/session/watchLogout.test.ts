/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { watchLogout } from './watchSession';

const key = 'tantoLoggedOutAt';
const onLogout = jest.fn();
let stop = () => {};

const watch = (since = Date.now() - 1000) => {
  stop = watchLogout({ key, since, onLogout });
};
const logOutElsewhere = (at = Date.now()) => localStorage.setItem(key, String(at));
const checks = {
  'a storage event': () => window.dispatchEvent(new StorageEvent('storage', { key })),
  'a return from the back-forward cache': () => window.dispatchEvent(new Event('pageshow')),
  'becoming visible': () => document.dispatchEvent(new Event('visibilitychange')),
} as const;
const cases = Object.entries(checks);

beforeEach(() => {
  onLogout.mockReset();
  localStorage.clear();
});
afterEach(() => {
  stop();
  document.documentElement.hidden = false;
});

test.each(cases)('%s reveals a logout: the page is hidden, its drafts are cleared', (_, happen) => {
  watch();
  sessionStorage.setItem('tantoOrderDraft', '{}');
  happen();
  expect(onLogout).not.toHaveBeenCalled();
  logOutElsewhere();
  happen();
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test.each(cases)('on %s a logout comes before the listeners that follow the address', (_, happen) => {
  const order: string[] = [];
  const follow = () => void order.push('address');
  const targets = [
    [window, 'storage'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, type] of targets) target.addEventListener(type, follow);
  onLogout.mockImplementation(() => void order.push('logout'));
  watch();
  logOutElsewhere();
  happen();
  expect(order).toEqual(['logout', 'address']);
  for (const [target, type] of targets) target.removeEventListener(type, follow);
});

test('a page that logs out itself is left alone, also when it becomes visible, until Back shows it again', () => {
  watch();
  sessionStorage.setItem('tantoOrderDraft', '{}');
  emit('account:logged-out', {});
  logOutElsewhere();
  checks['becoming visible']();
  expect(onLogout).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
  checks['a return from the back-forward cache']();
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('a logout before this code was loaded is noticed', () => {
  logOutElsewhere();
  watch();
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test.each([
  ['before this customer logged in', -60_000],
  ['in the future, because the clock was put back', 60_000],
])('a logout %s is ignored', (_, difference) => {
  logOutElsewhere(Date.now() + difference);
  watch();
  checks['becoming visible']();
  expect(onLogout).not.toHaveBeenCalled();
});

test('a logout after stopping is ignored, and so is blocked storage', () => {
  watch();
  stop();
  logOutElsewhere();
  checks['becoming visible']();
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  watch();
  checks['becoming visible']();
  expect(onLogout).not.toHaveBeenCalled();
  blocked.mockRestore();
});
