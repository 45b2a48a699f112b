import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildMenu } from './menu';
import { cacheMenu } from './menuReader';

const nothing = { groups: [], products: [], labels: [], productLabels: [], modifiers: [] };
const rows = { ...nothing, stopped: [], zones: [], restaurants: [] };
const pictures = { of: () => undefined };

let time = 0;
let text = 'first';
const load = jest.fn(async (version: number) => buildMenu(rows, pictures, version));
const fingerprint = jest.fn(async () => text);
const reader = () => cacheMenu({ fingerprint, load }, () => time);

beforeEach(() => {
  time = 0;
  text = 'first';
  load.mockClear();
  fingerprint.mockClear();
});

test('parallel first readers share one load', async () => {
  const menu = reader();
  expect(menu.current()).toBeUndefined();
  const [first, second] = await Promise.all([menu.read(), menu.read()]);
  expect(first).toBe(second);
  expect(menu.current()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('an unchanged menu is checked but not reloaded', async () => {
  const menu = reader();
  const first = await menu.read();
  time = 60_000;
  expect(menu.current()).toBeUndefined();
  expect(await menu.read()).toBe(first);
  expect(fingerprint).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a changed menu is served stale while the new one loads', async () => {
  const menu = reader();
  const first = await menu.read();
  text = 'second';
  time = 1999;
  expect(await menu.read()).toBe(first);
  time = 2000;
  expect(await menu.read()).toBe(first);
  await nextTurn();
  expect((await menu.read()).version).toBe(2);
});

test('a failed check is repeated and fails only the callers that wait for it', async () => {
  const menu = reader();
  const first = await menu.read();
  fingerprint.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  time = 3000;
  expect(await menu.read()).toBe(first);
  await nextTurn();
  time = 4000;
  await expect(menu.read()).rejects.toThrow('away');
  expect(await menu.read()).toBe(first);
});

test('a clock that is put back by a day keeps no old menu until tomorrow', async () => {
  jest.useFakeTimers();
  const menu = cacheMenu({ fingerprint, load });
  const first = await menu.read();
  text = 'second';
  jest.setSystemTime(Date.now() - 86_400_000);
  jest.advanceTimersByTime(4000);
  expect(await menu.read()).not.toBe(first);
  jest.useRealTimers();
});
