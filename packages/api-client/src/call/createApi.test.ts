import {
  addressCalls,
  cartCalls,
  catalogue,
  dishCalls,
  profileCalls,
  userCalls,
} from '@storefront/api-contract';
import { createApi } from './createApi';

type SentRequest = { url: string; init: RequestInit };
type MoreOptions = Partial<Parameters<typeof createApi>[0]>;

function apiThatAnswers(response: Response | Error, more: MoreOptions = {}) {
  const sent: SentRequest[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    if (response instanceof Error) throw response;
    return response;
  }) as unknown as typeof globalThis.fetch;
  return { api: createApi({ baseUrl: 'http://back.end', fetch, ...more }), sent };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('a read sends its address and the cookies of its own site, and no body', async () => {
  const { api, sent } = apiThatAnswers(json({ id: 1, name: 'а' }));
  await api.call(dishCalls.product, { path: { slug: 'roll' }, query: { latitude: 55.8 } });
  expect(sent[0]?.url).toBe('http://back.end/api/app/product/roll/?latitude=55.8');
  expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  expect(sent[0]?.init.headers).toEqual({ accept: 'application/json', 'x-source': 'site' });
  expect(sent[0]?.init).not.toHaveProperty('body');
});

test('a write sends its body with its type', async () => {
  const { api, sent } = apiThatAnswers(json({ order: null }));
  await api.call(cartCalls.submitPromo, { body: { code: 'ROLL' } });
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"code":"ROLL"}',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-source': 'site' },
  });
});

test('every call carries the headers of its site', async () => {
  const { api, sent } = apiThatAnswers(json([]), { headers: { 'x-shell': 'secret' } });
  await api.call(catalogue.products, {});
  expect(sent[0]?.init.headers).toMatchObject({ 'x-source': 'site', 'x-shell': 'secret' });
});

test('a call carries the key that it was given', async () => {
  const { api, sent } = apiThatAnswers(json({ order: null }));
  const body = { product_id: 1, amount: 1, modifiers: [] };
  await api.call(cartCalls.addProduct, { body, idempotencyKey: 'of-this-press' });
  expect(sent[0]?.init.headers).toMatchObject({ 'idempotency-key': 'of-this-press' });
});

test('only a call that asks for it outlives the page', async () => {
  const { api, sent } = apiThatAnswers(json({ success: true }));
  await api.call(userCalls.logout, { body: {}, keepalive: true });
  expect(sent[0]?.init.keepalive).toBe(true);
  const other = apiThatAnswers(json([]));
  await other.api.call(catalogue.products, { query: {} });
  expect(other.sent[0]?.init.keepalive).toBe(false);
});

test.each([
  ['an error response', json({ message: 'Не найден' }, 422), 422],
  ['a «no» with a success status', json({ success: false, message: 'Не найден' }), 200],
])('%s is a refusal with its status and the words of the server', async (_, answer, status) => {
  const { api } = apiThatAnswers(answer);
  const call = api.call(cartCalls.submitPromo, { body: { code: 'ROLL' } });
  await expect(call).rejects.toMatchObject({ kind: 'refused', status, text: 'Не найден' });
});

test.each(['<html>nginx</html>', '{"data":[', 'не json', ''])(
  'an answer of %j with a success status is an error, not an empty list',
  async (body) => {
    const { api } = apiThatAnswers(new Response(body));
    const groups = api.call(catalogue.groups, {});
    await expect(groups).rejects.toMatchObject({
      kind: 'unreadable',
      status: 502,
      cause: expect.anything(),
    });
  },
);

test('a write may have an empty body, but no unreadable one', async () => {
  const write = (body: string) =>
    apiThatAnswers(new Response(body)).api.call(addressCalls.deleteAddress, { body: { address_id: 5 } });
  expect(await write('')).toEqual({ success: true });
  expect(await write(' \r\n')).toEqual({ success: true });
  await expect(write('<html>')).rejects.toMatchObject({ kind: 'unreadable' });
  await expect(write('{"success":')).rejects.toMatchObject({ kind: 'unreadable' });
});

test.each([
  [401, 1],
  [403, 0],
  [200, 0],
])('an answer with the status %d calls onUnauthorized %d times', async (status, times) => {
  const onUnauthorized = jest.fn();
  const { api } = apiThatAnswers(json({ message: '' }, status), { onUnauthorized });
  await api.call(userCalls.data, {}).catch(() => undefined);
  expect(onUnauthorized).toHaveBeenCalledTimes(times);
});

test('a 401 is a refusal, also on a server, which has no session to end', async () => {
  const { api } = apiThatAnswers(json({ message: '' }, 401));
  await expect(api.call(userCalls.data, {})).rejects.toMatchObject({ kind: 'refused', status: 401 });
});

test.each([undefined, new AbortController().signal])(
  'a network error is an unreachable back end with status 503',
  async (signal) => {
    const cause = new TypeError('fetch failed');
    const { api } = apiThatAnswers(cause);
    await expect(api.call(catalogue.groups, { signal })).rejects.toMatchObject({
      kind: 'unreachable',
      status: 503,
      cause,
    });
  },
);

/** A back end that hangs before its response, or between its headers and its body. */
function apiThatHangs(stage: 'response' | 'body') {
  const fetch = ((_url: string, { signal }: { signal: AbortSignal }) => {
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(signal.reason as Error);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort);
    });
    if (stage === 'response') return aborted;
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text: () => aborted });
  }) as unknown as typeof globalThis.fetch;
  return createApi({ baseUrl: '', fetch, timeLimit: 20 });
}

describe.each(['response', 'body'] as const)('a call whose %s hangs', (stage) => {
  test.each([undefined, new AbortController().signal])('times out', async (signal) => {
    await expect(apiThatHangs(stage).call(catalogue.groups, { signal })).rejects.toMatchObject({
      kind: 'unreachable',
      status: 503,
      cause: { name: 'TimeoutError' },
    });
  });

  test('rejects with the reason of the caller’s abort', async () => {
    const caller = new AbortController();
    const call = apiThatHangs(stage).call(catalogue.groups, { signal: caller.signal });
    const reason = new Error('left the page');
    await Promise.resolve();
    caller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  test('rejects at once when the caller has aborted before it', async () => {
    const reason = new Error('left the page');
    const call = apiThatHangs(stage).call(catalogue.groups, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });
});

test.each([
  ['a read', undefined, 10_000, catalogue.groups],
  ['a read of a page that is rendered', 4_000, 4_000, catalogue.groups],
  ['a form', undefined, 10_000, cartCalls.addProduct],
  ['photographs', 4_000, 120_000, profileCalls.uploadAvatar],
])('%s with the time limit %p may take %d ms', async (_, timeLimit, expected, call) => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { api } = apiThatAnswers(json([]), timeLimit === undefined ? {} : { timeLimit });
  await api.call(call as typeof catalogue.groups, { body: {} } as never).catch(() => undefined);
  expect(timeout.mock.calls).toEqual([[expected]]);
  timeout.mockRestore();
});

test.each([
  ['succeeds', json([]), true],
  ['is refused', json({ message: '' }, 422), false],
  ['is lost', new TypeError('fetch failed'), false],
])('a call that %s leaves no listener on the signal of its caller', async (_how, response, succeeds) => {
  const { api } = apiThatAnswers(response);
  const { signal } = new AbortController();
  const listening = jest.spyOn(signal, 'addEventListener');
  const any = jest.spyOn(AbortSignal, 'any').mockImplementation();
  const [outcome] = await Promise.allSettled([api.call(catalogue.groups, { signal })]);
  expect(any).not.toHaveBeenCalled();
  any.mockRestore();
  expect(outcome.status).toBe(succeeds ? 'fulfilled' : 'rejected');
  const removers = listening.mock.calls.map(([, , options]) => (options as { signal: AbortSignal }).signal);
  expect(removers.map(({ aborted }) => aborted)).toEqual([true]);
});
