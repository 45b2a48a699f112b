/** @jest-environment jsdom */
import { hitUrl, sendHit } from './sendHit';

const realFetch = globalThis.fetch;
const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(undefined);
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

test('empty fields are left out, the rest is encoded', () => {
  const fields = { a: 'п & q', b: undefined, c: '', d: 0 };
  expect(hitUrl({ url: 'https://x.example/r', fields })).toBe('https://x.example/r?a=%D0%BF+%26+q&d=0');
});

test('a hit outlives the page and carries no cookie unless the network needs its own', () => {
  sendHit({ url: 'https://x.example/r', fields: { a: 1 } });
  sendHit({ url: 'https://x.example/r', fields: {}, withOwnCookie: true });
  expect(fetchMock.mock.calls.map(([, init]) => init)).toEqual([
    { mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'origin' },
    { mode: 'no-cors', keepalive: true, credentials: 'include', referrerPolicy: 'origin' },
  ]);
});

test('a hit that fails is only logged', async () => {
  const log = jest.spyOn(console, 'debug').mockImplementation();
  fetchMock.mockRejectedValue(new TypeError('blocked'));
  sendHit({ url: 'https://x.example/r', fields: {} });
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).toHaveBeenCalledTimes(1);
});
