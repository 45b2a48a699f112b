/** @jest-environment jsdom */
import { ApiError, cartKey, createQueryClient, userQuery } from '@storefront/api-client';
import { on, storageKeys } from '@storefront/contracts';
import { type Answer, fakeApi, apiError } from '@storefront/testing';
import { watchLogin } from './watchSession';

const keys = storageKeys('tanto');
const onLogin = jest.fn();
const onOthersOrderForgotten = jest.fn();
let stop = () => {};

function watch(answer: Answer = () => ({ id: 1, phone: '79000000001' }), since = Date.now() - 1000) {
  const { api, calls } = fakeApi({ '/api/user/get-data/': answer });
  const queryClient = createQueryClient(api, { retries: 0 });
  queryClient.setQueryData(cartKey, { items: [] });
  stop = watchLogin({ keys, since, queryClient, onLogin, onOthersOrderForgotten });
  return { calls, queryClient };
}
const logInElsewhere = (at = Date.now()) => localStorage.setItem(keys.loggedInAt, String(at));
const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));
/** Waits until all calls have been answered, on fake timers. */
const responses = () => jest.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  jest.useFakeTimers();
  onLogin.mockReset();
  onOthersOrderForgotten.mockReset();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  stop();
  document.body.replaceChildren();
});

test.each([
  ['a storage event', () => window.dispatchEvent(new StorageEvent('storage', { key: keys.loggedInAt }))],
  ['a return from the back-forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['becoming visible', wakeUp],
])('%s reveals a login: customer and cart are fetched', async (_, happen) => {
  const { calls, queryClient } = watch();
  happen();
  await responses();
  expect(calls).toEqual([]);
  logInElsewhere();
  happen();
  happen();
  await responses();
  expect(onLogin).toHaveBeenCalledTimes(1);
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/get-data/']);
  expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject({ id: 1 });
  expect(queryClient.getQueryState(cartKey)?.isInvalidated).toBe(true);
});

test('a login of another customer than the one whose order a 401 kept leaves the page', async () => {
  sessionStorage.setItem(keys.interruptedCustomer, '2');
  sessionStorage.setItem(keys.orderDraft, '{}');
  watch();
  logInElsewhere();
  wakeUp();
  await responses();
  expect(onOthersOrderForgotten).toHaveBeenCalledTimes(1);
  expect(onLogin).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('a login before this code was loaded is noticed', async () => {
  logInElsewhere();
  watch();
  await responses();
  expect(onLogin).toHaveBeenCalledTimes(1);
});

test.each([
  ['before this page was rendered', -60_000, -90_000],
  ['in the future, because the clock was put back', 60_000, -90_000],
  ['followed by a logout', -100, -50],
])('a login %s is ignored', async (_, login, logout) => {
  logInElsewhere(Date.now() + login);
  localStorage.setItem(keys.loggedOutAt, String(Date.now() + logout));
  const { calls } = watch();
  wakeUp();
  await responses();
  expect(calls).toEqual([]);
  expect(onLogin).not.toHaveBeenCalled();
});

test('a session that is over already is requested once', async () => {
  logInElsewhere();
  const { calls } = watch(() => {
    throw apiError(401);
  });
  await responses();
  wakeUp();
  await responses();
  expect(onLogin).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test('a request that failed is sent again at the next check', async () => {
  logInElsewhere();
  let isThere = false;
  watch(() => {
    if (!isThere) throw new ApiError({ kind: 'unreachable', status: 503 });
    return { id: 1, phone: '79000000001' };
  });
  await responses();
  expect(onLogin).not.toHaveBeenCalled();
  isThere = true;
  wakeUp();
  await responses();
  expect(onLogin).toHaveBeenCalledTimes(1);
});

test.each([
  ['auth', 1],
  ['cart', 0],
])('a login closes an open %s panel %d times', async (panel, times) => {
  document.body.innerHTML = `<div data-panel="${panel}" data-place="top" data-state="open"></div>`;
  const onBack = jest.fn();
  const stopListening = on('shell:panel-back-requested', onBack);
  logInElsewhere();
  watch();
  await responses();
  expect(onBack).toHaveBeenCalledTimes(times);
  stopListening();
});

test('a login after stopping is ignored', async () => {
  logInElsewhere();
  watch();
  stop();
  await responses();
  expect(onLogin).not.toHaveBeenCalled();
});
