import { cartCalls } from '@storefront/api-contract';
import { useClockOffset } from '@storefront/contracts';
import { createApi } from './createApi';

const server = new Date('2026-11-26T20:00:00Z');
const minutes = (count: number) => count * 60_000;

beforeEach(() => jest.useFakeTimers({ now: server }));
afterEach(() => {
  jest.useRealTimers();
  useClockOffset.setState(0);
});

interface Answered {
  /** How far the device is ahead of the server, ms. */
  ahead?: number;
  headers?: Record<string, string>;
  status?: number;
  /** Until the answer is read, ms. */
  takes?: number;
  /** An origin: the call is made by a server. */
  baseUrl?: string;
}

/** The offset in minutes after one answer. */
async function offsetAfter({
  ahead = 0,
  headers = {},
  status = 200,
  takes = 0,
  baseUrl = '',
}: Answered): Promise<number> {
  jest.setSystemTime(server.getTime() + ahead - takes);
  const fetch = async () => {
    jest.advanceTimersByTime(takes);
    return new Response('{"order":null}', {
      status,
      headers: { date: server.toUTCString(), 'cache-control': 'no-store', ...headers },
    });
  };
  await createApi({ baseUrl, fetch })
    .call(cartCalls.get, { query: {} })
    .catch(() => undefined);
  return useClockOffset.getState() / minutes(1);
}

test.each([
  ['a day ahead', minutes(24 * 60), -1440],
  ['40 minutes behind', -minutes(40), 40],
  ['40 minutes and some seconds behind', -minutes(40) - 31_000, 40],
  ['59 seconds ahead', 59_000, 0],
  ['59 seconds behind', -59_000, 0],
  ['right', 0, 0],
])('of a device whose clock is %s the offset is known in minutes', async (_, ahead, offset) => {
  expect(await offsetAfter({ ahead })).toBe(offset);
});

test('a clock that was set right has no offset after the next answer', async () => {
  await offsetAfter({ ahead: minutes(90) });
  expect(await offsetAfter({})).toBe(0);
});

test.each(['', 'yesterday'])('with the date %j the device’s clock counts', async (date) => {
  useClockOffset.setState(minutes(7));
  expect(await offsetAfter({ ahead: minutes(90), headers: { date } })).toBe(0);
});

test.each([
  ['of a browser’s cache', { headers: { 'cache-control': 'public, max-age=3600' } }],
  [
    'that a restored tab has of a cache long after its five seconds',
    { headers: { 'cache-control': 'public, max-age=5' } },
  ],
  [
    'that caches may keep, and longer while errors last',
    { headers: { 'cache-control': 'public, max-age=3600, stale-if-error=5' } },
  ],
  ['that caches may keep', { headers: { 'cache-control': '' } }],
  ['of a gateway whose back end is out of reach', { status: 502 }],
  ['to a server, whose visitors have other clocks', { baseUrl: 'http://api' }],
  ['that was read after the tab had slept', { takes: minutes(40) }],
])('an answer %s changes nothing', async (_, answer) => {
  useClockOffset.setState(minutes(7));
  expect(await offsetAfter({ ahead: minutes(90), ...answer })).toBe(7);
});
