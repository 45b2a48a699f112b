import { createGeocoder } from './createGeocoder';
import type { Geocoder, Suggestion } from './types';

const place = { id: '1', secondLine: 'Москва', coords: '55.75,37.59', street: 'Арбат' };
const ours: Suggestion = { ...place, firstLine: 'Арбат, 1' };
const theirs: Suggestion = { ...place, firstLine: 'Арбат, 2' };

const asked = jest.fn<Promise<Suggestion[]>, []>();
jest.mock('../yandex/adapter', () => ({
  yandexApi: () => undefined,
  yandexGeocoder: (): Partial<Geocoder> => ({
    suggest: () => asked(),
    reverse: async () => (await asked())[0],
  }),
}));

const service = { apiKey: 'key', host: 'https://api-maps.yandex.ru' } as const;
const fetch = jest.fn(async (input: RequestInfo | URL) => {
  const answer = String(input).includes('/reverse') ? ours : [ours];
  return { ok: true, status: 200, text: async () => JSON.stringify(answer) } as Response;
});
const point = { latitude: 55.75, longitude: 37.59 };

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  fetch.mockClear();
});
afterEach(() => jest.useRealTimers());
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

test('the service is asked where there is one', async () => {
  asked.mockResolvedValue([theirs]);
  const geocoder = createGeocoder({ service, fetch });
  expect(await geocoder.suggest('арбат')).toEqual([theirs]);
  expect(await geocoder.reverse(point)).toEqual(theirs);
  expect(fetch).not.toHaveBeenCalled();
});

test('a service that never answers is given up after five seconds, and left alone for a minute', async () => {
  asked.mockReturnValue(new Promise(() => undefined));
  const geocoder = createGeocoder({ service, fetch });
  const found = geocoder.suggest('арбат');
  await jest.advanceTimersByTimeAsync(4_900);
  expect(fetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await found).toEqual([ours]);
  expect(await geocoder.reverse(point)).toEqual(ours);
  expect(asked).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(60_000);
  asked.mockResolvedValue([theirs]);
  expect(await geocoder.suggest('арбат')).toEqual([theirs]);
});

test('a question that the customer has typed over is asked of nobody else', async () => {
  asked.mockReturnValue(new Promise(() => undefined));
  const question = new AbortController();
  const failure = createGeocoder({ service, fetch }).suggest('арб', question.signal).catch(String);
  await jest.advanceTimersByTimeAsync(100);
  question.abort();
  expect(await failure).toContain('AbortError');
  expect(fetch).not.toHaveBeenCalled();
});

test('ours that never answers is an error after ten seconds', async () => {
  fetch.mockReturnValueOnce(new Promise(() => undefined));
  const failure = createGeocoder({ service: undefined, fetch }).suggest('арбат').catch(String);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await failure).toContain('in time');
});
