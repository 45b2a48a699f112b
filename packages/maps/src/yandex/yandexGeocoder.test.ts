import { yandexGeocoder } from './yandexGeocoder';
import type { YandexApi, YandexGeoObject, YandexPoint } from './yandexTypes';

const object = (
  at: YandexPoint,
  more: { street?: string | null; house?: string | null } = {},
): YandexGeoObject => ({
  geometry: { getCoordinates: () => at },
  getAddressLine: () => 'Россия, Москва, улица Арбат, 10',
  getThoroughfare: () => (more.street === undefined ? 'улица Арбат' : more.street),
  getPremiseNumber: () => (more.house === undefined ? '10' : more.house),
  getLocalities: () => ['Москва'],
  getAdministrativeAreas: () => ['Москва'],
});

function answering(...objects: YandexGeoObject[]) {
  const geocode = jest.fn<ReturnType<YandexApi['geocode']>, Parameters<YandexApi['geocode']>>(async () => ({
    geoObjects: { toArray: () => objects },
  }));
  return { geocode, geocoder: yandexGeocoder(async () => ({ geocode })) };
}

test('searches only inside the box around Moscow, for seven answers', async () => {
  const { geocode, geocoder } = answering(object([55.75, 37.59]));
  expect(await geocoder.suggest(' арбат 10 ')).toEqual([
    {
      id: '55.75,37.59 улица Арбат, 10',
      firstLine: 'улица Арбат, 10',
      secondLine: 'Москва',
      coords: '55.75,37.59',
      street: 'улица Арбат',
      home: '10',
      fullAddress: 'Россия, Москва, улица Арбат, 10',
    },
  ]);
  expect(geocode).toHaveBeenCalledWith('арбат 10', {
    results: 7,
    strictBounds: true,
    boundedBy: [
      [54.56, 36.13],
      [56.95, 39.09],
    ],
  });
});

test('a suggestion without a house is incomplete', async () => {
  const [found] = await answering(object([55.75, 37.59], { house: null })).geocoder.suggest('арбат');
  expect(found).toMatchObject({ firstLine: 'улица Арбат' });
  expect(found).not.toHaveProperty('home');
  expect(found).not.toHaveProperty('fullAddress');
});

test('a house and its entrances, eleven metres apart at most, are one suggestion', async () => {
  const entrance = { ...object([55.75009, 37.59002]), getAddressLine: () => 'улица Арбат, 10, подъезд 1' };
  const { geocoder } = answering(object([55.75001, 37.59001]), entrance);
  const [house, ...others] = await geocoder.suggest('арбат 10');
  expect(house?.fullAddress).toBe('Россия, Москва, улица Арбат, 10');
  expect(others).toEqual([]);
});

test('a settlement without streets counts as the street', async () => {
  const [found] = await answering(object([55.75, 37.59], { street: null })).geocoder.suggest('деревня');
  expect(found?.street).toBe('Москва');
});

test('points outside the box are left out of answers and never requested', async () => {
  const { geocode, geocoder } = answering(object([59.93, 30.31]));
  expect(await geocoder.suggest('невский')).toEqual([]);
  expect(await geocoder.reverse({ latitude: 59.93, longitude: 30.31 })).toBeUndefined();
  expect(geocode).toHaveBeenCalledTimes(1);
});

test('finds the house at a point', async () => {
  const { geocode, geocoder } = answering(object([55.75, 37.59]));
  expect((await geocoder.reverse({ latitude: 55.75, longitude: 37.59 }))?.home).toBe('10');
  expect(geocode).toHaveBeenCalledWith([55.75, 37.59], { results: 1, kind: 'house' });
});

test('an empty query sends no request, and an aborted call rejects', async () => {
  const { geocode, geocoder } = answering();
  expect(await geocoder.suggest(' ')).toEqual([]);
  expect(geocode).not.toHaveBeenCalled();
  await expect(geocoder.suggest('арбат', AbortSignal.abort())).rejects.toThrow();
});
