/** @jest-environment jsdom */
import { ApiError, cartKey, createQueryClient, userQuery } from '@storefront/api-client';
import { on, storageKeys } from '@storefront/contracts';
import { type Answer, fakeApi, refuse } from '@storefront/testing';
import { watchLogin } from './watchLogin';

const keys = storageKeys('tanto');
const welcome = jest.fn();
let stop = () => {};

function watch(answer: Answer = () => ({ id: 1, phone: '79000000001' }), since = Date.now() - 1000) {
  const { api, calls } = fakeApi({ '/api/user/get-data/': answer });
  const queryClient = createQueryClient(api, { retries: 0 });
  queryClient.setQueryData(cartKey, { items: [] });
  stop = watchLogin({ keys, since, queryClient, welcome });
  return { calls, queryClient };
}
const logInElsewhere = (at = Date.now()) => localStorage.setItem(keys.loggedInAt, String(at));
const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));
/** As long as an answer takes. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  welcome.mockReset();
  localStorage.clear();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test.each([
  [
    'a message of another tab',
    () => window.dispatchEvent(new StorageEvent('storage', { key: keys.loggedInAt })),
  ],
  ['coming back out of memory', () => window.dispatchEvent(new Event('pageshow'))],
  ['waking up', wakeUp],
])('%s shows a login: the customer is read, and the cart anew', async (_, happen) => {
  const { calls, queryClient } = watch();
  happen();
  await settled();
  expect(calls).toEqual([]);
  logInElsewhere();
  happen();
  happen();
  await settled();
  expect(welcome).toHaveBeenCalledTimes(1);
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/get-data/']);
  expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject({ id: 1 });
  expect(queryClient.getQueryState(cartKey)?.isInvalidated).toBe(true);
});

test('a login before this code had come is seen', async () => {
  logInElsewhere();
  watch();
  await settled();
  expect(welcome).toHaveBeenCalledTimes(1);
});

test.each([
  ['before this page came', -60_000, -90_000],
  ['by a clock that was put back since', 60_000, -90_000],
  ['with a logout after it', -100, -50],
])('a login %s is none of this page’s', async (_, login, logout) => {
  logInElsewhere(Date.now() + login);
  localStorage.setItem(keys.loggedOutAt, String(Date.now() + logout));
  const { calls } = watch();
  wakeUp();
  await settled();
  expect(calls).toEqual([]);
  expect(welcome).not.toHaveBeenCalled();
});

test('a session that is over already is asked for once', async () => {
  logInElsewhere();
  const { calls } = watch(() => {
    throw refuse(401);
  });
  await settled();
  wakeUp();
  await settled();
  expect(welcome).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test('who could not be asked is asked again', async () => {
  logInElsewhere();
  let isThere = false;
  watch(() => {
    if (!isThere) throw new ApiError({ kind: 'unreachable', status: 503 });
    return { id: 1, phone: '79000000001' };
  });
  await settled();
  expect(welcome).not.toHaveBeenCalled();
  isThere = true;
  wakeUp();
  await settled();
  expect(welcome).toHaveBeenCalledTimes(1);
});

test.each([
  ['auth', 1],
  ['cart', 0],
])('an open %s panel closes: %d', async (panel, times) => {
  document.body.innerHTML = `<div data-panel="${panel}" data-place="top" data-state="open"></div>`;
  const asked = jest.fn();
  const stopListening = on('shell:panel-back-requested', asked);
  logInElsewhere();
  watch();
  await settled();
  expect(asked).toHaveBeenCalledTimes(times);
  stopListening();
});

test('after its end nobody comes in', async () => {
  logInElsewhere();
  watch();
  stop();
  await settled();
  expect(welcome).not.toHaveBeenCalled();
});
