/** @jest-environment jsdom */
import { type Position, readPosition } from './readPosition';

type Ask = Geolocation['getCurrentPosition'];

function mockGeolocation(ask: Ask | undefined) {
  const value = ask && { getCurrentPosition: ask };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
}

const here = { coords: { latitude: 55.81969, longitude: 37.60359 } } as GeolocationPosition;
const failure = (code: number) => ({ code }) as GeolocationPositionError;
const { signal } = new AbortController();

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test.each<[string, Ask | undefined, Position]>([
  [
    'a position',
    (found) => found(here),
    { kind: 'found', point: { latitude: 55.81969, longitude: 37.60359 } },
  ],
  ['a denial', (_, failed) => failed?.(failure(1)), { kind: 'denied' }],
  ['no position', (_, failed) => failed?.(failure(2)), { kind: 'unavailable' }],
  ['a search that took too long', (_, failed) => failed?.(failure(3)), { kind: 'unavailable' }],
  ['no geolocation', undefined, { kind: 'unavailable' }],
])('%s', async (_, ask, position) => {
  mockGeolocation(ask);
  expect(await readPosition({ signal })).toEqual(position);
});

test('without an answer the position is unavailable after the time limit', async () => {
  jest.useFakeTimers();
  mockGeolocation(() => undefined);
  const position = readPosition({ signal });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await position).toEqual({ kind: 'unavailable' });
});

test('an abort ends the wait, and a later answer is dropped', async () => {
  jest.useFakeTimers();
  let answer: PositionCallback = () => undefined;
  mockGeolocation((found) => {
    answer = found;
  });
  const controller = new AbortController();
  const position = readPosition(controller);
  controller.abort();
  answer(here);
  expect(await position).toEqual({ kind: 'cancelled' });
  expect(jest.getTimerCount()).toBe(0);
});

test("a second position may come from the browser's memory, and the search has a limit", async () => {
  const ask = jest.fn<void, Parameters<Ask>>((found) => found(here));
  mockGeolocation(ask);
  await readPosition({ signal });
  expect(ask.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 60_000 });
});
