/** @jest-environment jsdom */
import { testBrand } from '@storefront/testing';
import { type PageState, readState, serialiseState } from './pageState';

const state: PageState = {
  brand: { ...testBrand, name: '</script><script>alert(1)</script>\u2028\u2029' },
  session: { status: 'guest' },
  releases: {},
  queries: { queries: [], mutations: [] },
  year: 2026,
  origin: 'https://shop.example',
  mainPageMeta: [],
};

const url = 'http://localhost/page-state/1a2b3c4d/menu';
const answer = (body: string, { status = 200, from = url } = {}) =>
  ({
    ok: status < 400,
    status,
    url: from,
    headers: new Headers(),
    json: async () => JSON.parse(body) as unknown,
  }) as Response;

const linked = '<link id="storefront-state" rel="preload" as="fetch" href="/page-state/1a2b3c4d/menu">';
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const reload = jest.fn<boolean, []>();
const read = () => readState(document, reload);

beforeEach(() => {
  document.head.innerHTML = '';
  fetched.mockReset();
  reload.mockReset();
  window.fetch = fetched as never;
});

test('no text in the state can close its script element, and parsing returns the same state', () => {
  const text = serialiseState(state);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(state);
});

test('the state is read inside the page', async () => {
  document.head.innerHTML = `<script type="application/json" id="storefront-state">${serialiseState(state)}</script>`;
  expect(await read()).toEqual(state);
  expect(fetched).not.toHaveBeenCalled();
});

test('the state of a page with a link to it is fetched', async () => {
  document.head.innerHTML = linked;
  fetched.mockResolvedValue(answer(serialiseState(state)));
  expect(await read()).toEqual(state);
  expect(fetched.mock.calls).toEqual([[url, expect.anything()]]);
});

test.each([
  ['30', Date.parse('2026-11-29T11:59:30Z')],
  [null, 1],
])('with an Age of %s the data of a fetched state is from %i', async (age, expected) => {
  document.head.innerHTML = linked;
  const query = { queryKey: ['settings'], queryHash: '["settings"]', state: { data: {}, dataUpdatedAt: 1 } };
  const given = serialiseState({ ...state, queries: { mutations: [], queries: [query as never] } });
  const headers = new Headers({ date: 'Sun, 29 Nov 2026 12:00:00 GMT', ...(age && { age }) });
  fetched.mockResolvedValue({ ...answer(given), headers });
  const { queries } = await read();
  expect(queries.queries[0]?.state.dataUpdatedAt).toBe(expected);
});

test.each([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is being restarted', async () => answer('<h1>502</h1>', { status: 502 })],
  ['the visitor has asked too often', async () => answer('', { status: 429 })],
  ['the answer is cut off', async () => answer('{"year":20')],
])('while %s the state is asked for again', async (_, fail) => {
  jest.useFakeTimers();
  document.head.innerHTML = linked;
  fetched.mockImplementationOnce(fail).mockResolvedValue(answer('{"year":2026}'));
  const state = read();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await state).toEqual({ year: 2026 });
  jest.useRealTimers();
});

describe.each([
  ['another build’s state', { status: 409 }],
  ['another page', { from: 'http://localhost/auth' }],
])('after %s', (_, options) => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = linked;
    fetched.mockResolvedValueOnce(answer('{}', options)).mockResolvedValue(answer('{"year":2026}'));
  });
  afterEach(() => jest.useRealTimers());

  test('the page is reloaded, and does not start meanwhile', async () => {
    reload.mockReturnValue(true);
    void read();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([reload.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 1]);
  });

  test('a page that was reloaded a moment ago asks again, until the shell that has sent it answers', async () => {
    reload.mockReturnValue(false);
    const state = read();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await state).toEqual({ year: 2026 });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a page without a state is an error', async () => {
  await expect(read()).rejects.toThrow('storefront-state');
});
