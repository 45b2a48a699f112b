import { RemoteUnavailableError } from '@storefront/federation/browser';
import { isLostChunk, reloadOnce } from './chunkReload';

const minute = 60_000;
const now = 1_800_000_000_000;

/** Options of a reload. Storage behaves like `browserStorage`: blocked storage reads as empty and loses writes. */
function page({ saved, isBlocked = false, age }: { saved?: string; isBlocked?: boolean; age?: number } = {}) {
  const reload = jest.fn();
  const values = new Map(saved === undefined ? [] : [['at', saved]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void (isBlocked || values.set(key, value)),
  };
  const at = (time: number) => reloadOnce({ now: time, storage, key: 'at', reloadedFor: () => age, reload });
  return { at, reload };
}

test('one reload per 60 s', () => {
  const { at, reload } = page();
  expect([
    at(now),
    at(now),
    at(now + 1),
    at(now + minute - 1),
    at(now + minute),
    at(now + minute + 1),
  ]).toEqual([true, false, false, false, true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that the customer has just reloaded is reloaded if the time can be saved', () => {
  expect(page({ age: 0 }).at(now)).toBe(true);
});

test.each(['', 'nonsense', String(now + minute)])('the saved value %p does not prevent a reload', (saved) => {
  expect(page({ saved }).at(now)).toBe(true);
});

test.each([
  [undefined, true],
  [0, false],
  [minute - 1, false],
  [minute, true],
])('with storage blocked and a page reloaded %p ms ago: %p', (age, expected) => {
  const { at, reload } = page({ isBlocked: true, ...(age === undefined ? {} : { age }) });
  expect(at(now)).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});

const lostChunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

/** The statuses that the browser has recorded, by address. */
const responses = new Map<string, readonly (number | undefined)[]>();

/** A chunk that failed to load after the server had answered with these statuses, or with none. */
function chunkAnswered(...statuses: (number | undefined)[]) {
  const request = `https://shop.example/mf/${responses.size}.js`;
  responses.set(request, statuses);
  return Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request });
}

beforeEach(() => {
  jest.spyOn(performance, 'getEntriesByName').mockImplementation((request, type) => {
    const statuses = type === 'resource' ? (responses.get(request) ?? []) : [];
    return statuses.map((responseStatus) => ({ responseStatus }) as never);
  });
});

test.each([
  ['a chunk of the shell or of a page', lostChunk, true],
  ['the chunk with a remote’s manifest', new RemoteUnavailableError('catalog', lostChunk), true],
  ['a chunk that is gone', chunkAnswered(404), true],
  ['a chunk that the network lost', chunkAnswered(0), true],
  ['a chunk whose request the browser has forgotten', chunkAnswered(), true],
  ['a chunk in a browser that reports no status', chunkAnswered(undefined), true],
  ['a chunk that was preloaded whole and is gone now', chunkAnswered(200, 404), true],
  ['a chunk that arrived altered', chunkAnswered(200), false],
  ['a manifest that arrived altered', new RemoteUnavailableError('catalog', chunkAnswered(200)), false],
  ['an entry that is down', new RemoteUnavailableError('catalog', new Error('Loading script failed')), false],
  ['a remote without a release', new RemoteUnavailableError('catalog', 'no release of it is live'), false],
  ['another error', new Error('oh'), false],
  ['a text', 'ChunkLoadError', false],
])('whether a chunk is lost: %s', (_, error, expected) => {
  expect(isLostChunk(error)).toBe(expected);
});
