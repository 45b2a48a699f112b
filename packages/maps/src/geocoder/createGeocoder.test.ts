import { createGeocoder } from './createGeocoder';
import type { Geocoder, Suggestion } from './types';

const place = { id: '1', secondLine: 'Москва', coords: '55.75,37.59', street: 'Арбат' };
const embeddedAnswer: Suggestion = { ...place, firstLine: 'Арбат, 1' };
const serviceAnswer: Suggestion = { ...place, firstLine: 'Арбат, 2' };

const serviceSuggest = jest.fn<Promise<Suggestion[]>, []>();
const retryYandex = jest.fn();
jest.mock('../yandex/adapter', () => ({
  retryYandex: () => retryYandex(),
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
  retryYandex.mockReset();
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

test('a service that does not answer rejects after five seconds, then at once for a minute', async () => {
  serviceSuggest.mockReturnValue(new Promise(() => undefined));
  const geocoder = createGeocoder({ service, fetch });
  const failure = jest.fn();
  void geocoder.suggest('арбат').catch(failure);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(failure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(String(failure.mock.lastCall)).toContain('in time');
  await expect(geocoder.suggest('арбат 1')).rejects.toThrow('a moment ago');
  await expect(geocoder.reverse(point)).rejects.toThrow('a moment ago');
  expect(serviceSuggest).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(60_000);
  serviceSuggest.mockResolvedValue([serviceAnswer]);
  expect(await geocoder.suggest('арбат')).toEqual([serviceAnswer]);
});

test('a customer who asks again calls the service at once', async () => {
  serviceSuggest.mockRejectedValueOnce(new Error('over quota'));
  const geocoder = createGeocoder({ service, fetch });
  await expect(geocoder.suggest('арбат')).rejects.toThrow('over quota');
  serviceSuggest.mockResolvedValue([serviceAnswer]);
  geocoder.retry();
  expect(await geocoder.suggest('арбат')).toEqual([serviceAnswer]);
  expect(retryYandex).toHaveBeenCalledTimes(1);
  await geocoder.suggest('арбат');
  expect(retryYandex).toHaveBeenCalledTimes(1);
});

test('houses that are only estimated never stand in for a service that is down', async () => {
  serviceSuggest.mockRejectedValue(new Error('over quota'));
  const geocoder = createGeocoder({ service, fetch });
  await expect(geocoder.suggest('арбат')).rejects.toThrow('over quota');
  await expect(geocoder.reverse(point)).rejects.toThrow('a moment ago');
  expect(fetch).not.toHaveBeenCalled();
});

test('an aborted call does not count as a failure', async () => {
  serviceSuggest.mockReturnValueOnce(new Promise(() => undefined));
  const question = new AbortController();
  const geocoder = createGeocoder({ service, fetch });
  const failure = geocoder.suggest('арб', question.signal).catch(String);
  await jest.advanceTimersByTimeAsync(100);
  question.abort();
  expect(await failure).toContain('AbortError');
  serviceSuggest.mockResolvedValue([serviceAnswer]);
  expect(await geocoder.suggest('арбат')).toEqual([serviceAnswer]);
});

test('a chain without a key uses the embedded geocoder', async () => {
  const geocoder = createGeocoder({ service: undefined, fetch });
  expect(await geocoder.suggest('арбат')).toEqual([embeddedAnswer]);
  expect(await geocoder.reverse(point)).toEqual(embeddedAnswer);
  expect(serviceSuggest).not.toHaveBeenCalled();
});

test('the embedded geocoder times out after ten seconds', async () => {
  fetch.mockReturnValueOnce(new Promise(() => undefined));
  const failure = createGeocoder({ service: undefined, fetch }).suggest('арбат').catch(String);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await failure).toContain('in time');
});
