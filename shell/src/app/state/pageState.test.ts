/** @jest-environment jsdom */
import { testBrand } from '@storefront/testing';
import { type PageState, readState, serialiseState, UnreadableStateError } from './pageState';

const state: PageState = {
  brand: { ...testBrand, name: '</script><script>alert(1)</script>\u2028\u2029' },
  session: { status: 'guest' },
  releases: {},
  queries: { queries: [], mutations: [] },
  year: 2026,
  origin: 'https://shop.example',
  mainPageMeta: [],
};

const answer = (body: string, { status = 200, redirected = false } = {}) =>
  ({
    ok: status < 400,
    status,
    redirected,
    url: '/x',
    json: async () => JSON.parse(body) as unknown,
  }) as Response;

const linked = '<link id="storefront-state" rel="preload" as="fetch" href="/page-state/menu">';
const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  document.head.innerHTML = '';
  fetched.mockReset();
  window.fetch = fetched as never;
});

test('no text in the state can close its script element, and parsing returns the same state', () => {
  const text = serialiseState(state);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(state);
});

test('the state is read inside the page', async () => {
  document.head.innerHTML = `<script type="application/json" id="storefront-state">${serialiseState(state)}</script>`;
  expect(await readState(document)).toEqual(state);
  expect(fetched).not.toHaveBeenCalled();
});

test('the state of a page with a link to it is fetched', async () => {
  document.head.innerHTML = linked;
  fetched.mockResolvedValue(answer(serialiseState(state)));
  expect(await readState(document)).toEqual(state);
  expect(fetched.mock.calls).toEqual([['http://localhost/page-state/menu']]);
});

test('while the server cannot be reached the state is asked for again', async () => {
  jest.useFakeTimers();
  document.head.innerHTML = linked;
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer('{"year":2026}'));
  const read = readState(document);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await read).toEqual({ year: 2026 });
  jest.useRealTimers();
});

test.each([
  ['another status', { status: 500 }],
  ['another page', { redirected: true }],
])('%s instead of the state is an error', async (_, options) => {
  document.head.innerHTML = linked;
  fetched.mockResolvedValue(answer('{}', options));
  await expect(readState(document)).rejects.toThrow(UnreadableStateError);
});

test('a page without a state is an error', async () => {
  await expect(readState(document)).rejects.toThrow('storefront-state');
});
