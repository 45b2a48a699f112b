import { createGeocoder } from './createGeocoder';
import type { Geocoder, Suggestion } from './types';

const place = { id: '1', secondLine: 'Москва', coords: '55.75,37.59', street: 'Арбат' };
const embeddedAnswer: Suggestion = { ...place, firstLine: 'Арбат, 1' };
const serviceAnswer: Suggestion = { ...place, firstLine: 'Арбат, 2' };

const serviceSuggest = jest.fn<Promise<Suggestion[]>, []>();
jest.mock('../yandex/adapter', () => ({
  yandexApi: () => undefined,
  yandexGeocoder: (): Partial<Geocoder> => ({
    suggest: () => serviceSuggest(),
    reverse: async () => (await serviceSuggest())[0],
  }),
}));

const service = { apiKey: 'key', host: 'https://api-maps.yandex.ru' } as const;
const fetch = jest.fn(async (input: RequestInfo | URL) => {
  const answer = String(input).includes('/reverse') ? embeddedAnswer : [embeddedAnswer];
  return { ok: true, status: 200, text: async () => JSON.stringify(answer) } as Response;
});
const point = { latitude: 55.75, longitude: 37.59 };

beforeEach(() => {
  jest.useFakeTimers();
  serviceSuggest.mockReset();
  fetch.mockClear();
});
afterEach(() => jest.useRealTimers());
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

test('a configured service answers', async () => {
  serviceSuggest.mockResolvedValue([serviceAnswer]);
  const geocoder = createGeocoder({ service, fetch });
  expect(await geocoder.suggest('арбат')).toEqual([serviceAnswer]);
  expect(await geocoder.reverse(point)).toEqual(serviceAnswer);
  expect(fetch).not.toHaveBeenCalled();
});

test('a service that does not answer times out after five seconds and is not called for a minute', async () => {
  serviceSuggest.mockReturnValue(new Promise(() => undefined));
  const geocoder = createGeocoder({ service, fetch });
  const found = geocoder.suggest('арбат');
  await jest.advanceTimersByTimeAsync(4_900);
  expect(fetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await found).toEqual([embeddedAnswer]);
  expect(await geocoder.reverse(point)).toEqual(embeddedAnswer);
  expect(serviceSuggest).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(60_000);
  serviceSuggest.mockResolvedValue([serviceAnswer]);
  expect(await geocoder.suggest('арбат')).toEqual([serviceAnswer]);
});

test('an aborted call does not fall back to the embedded geocoder', async () => {
  serviceSuggest.mockReturnValue(new Promise(() => undefined));
  const question = new AbortController();
  const failure = createGeocoder({ service, fetch }).suggest('арб', question.signal).catch(String);
  await jest.advanceTimersByTimeAsync(100);
  question.abort();
  expect(await failure).toContain('AbortError');
  expect(fetch).not.toHaveBeenCalled();
});

test('the embedded geocoder times out after ten seconds', async () => {
  fetch.mockReturnValueOnce(new Promise(() => undefined));
  const failure = createGeocoder({ service: undefined, fetch }).suggest('арбат').catch(String);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await failure).toContain('in time');
});
