import { remoteGeocoder } from './remoteGeocoder';

const complete = {
  id: 'moscow-1-5',
  firstLine: 'Тверская улица, 5',
  secondLine: 'Тверской район, Москва',
  coords: '55.7586,37.6117',
  street: 'Тверская улица',
  home: '5',
  fullAddress: 'Москва, Тверская улица, 5',
};

function answering(body: string, status = 200) {
  const fetch = jest.fn(
    async (_url: RequestInfo | URL, _init?: RequestInit) =>
      new Response(status === 204 ? null : body, { status }),
  );
  return { fetch, geocoder: remoteGeocoder({ fetch }) };
}

test('suggest sends the trimmed text and passes the signal on', async () => {
  const { fetch, geocoder } = answering(JSON.stringify([complete]));
  const { signal } = new AbortController();
  expect(await geocoder.suggest(' Тверская 5 & 7 ', signal)).toEqual([complete]);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(`/geo/suggest?${new URLSearchParams({ q: 'Тверская 5 & 7' })}`);
  expect(init?.signal).toBe(signal);
});

test('an empty query sends no request', async () => {
  const { fetch, geocoder } = answering('[]');
  expect(await geocoder.suggest('  ')).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

test('reverse sends the point truncated to four decimals', async () => {
  const { fetch, geocoder } = answering(JSON.stringify(complete));
  expect(await geocoder.reverse({ latitude: 55.75869, longitude: 37.61179 })).toEqual(complete);
  expect(fetch.mock.calls[0]?.[0]).toBe('/geo/reverse?lat=55.7586&lon=37.6117');
});

test('malformed suggestions are left out, and odd optional fields are dropped', async () => {
  const odd = { ...complete, home: 5, fullAddress: null, secondLine: undefined, extra: 1 };
  const { geocoder } = answering(
    JSON.stringify([null, 7, { id: 'x' }, { ...complete, coords: 'here' }, odd]),
  );
  const [only, ...others] = await geocoder.suggest('т');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ firstLine: complete.firstLine, secondLine: '' });
  expect(only?.home).toBeUndefined();
  expect(only?.fullAddress).toBeUndefined();
});

test.each([
  ['', 204],
  ['{"message":"none"}', 404],
])('an answer %j with status %d means no address', async (body, status) => {
  const { geocoder } = answering(body, status);
  expect(await geocoder.reverse({ latitude: 55.7, longitude: 37.6 })).toBeUndefined();
  expect(await geocoder.suggest('т')).toEqual([]);
});

test('nothing at a point is an answer, too', async () => {
  const { geocoder } = answering('null');
  expect(await geocoder.reverse({ latitude: 55.7, longitude: 37.6 })).toBeUndefined();
});

test.each(['', '<html>', '[{"id":', '{}', '7'])('an answer %j that cannot be read rejects', async (body) => {
  const { geocoder } = answering(body);
  await expect(geocoder.reverse({ latitude: 55.7, longitude: 37.6 })).rejects.toThrow('cannot be read');
  await expect(geocoder.suggest('т')).rejects.toThrow('cannot be read');
});

test('a broken server rejects', async () => {
  const { geocoder } = answering('', 500);
  await expect(geocoder.suggest('т')).rejects.toThrow('500');
});
