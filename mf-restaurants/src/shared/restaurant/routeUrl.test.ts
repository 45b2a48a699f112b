import { routeUrl } from './routeUrl';

test.each([
  ['a point', { latitude: 55.75, longitude: 37.5, address: 'Арбат, 29' }, '55.75,37.5'],
  ['an address, when the point is of nowhere near', { latitude: 0, longitude: 0, address: '1' }, '1'],
  [
    'an address',
    { latitude: null, longitude: 37.5, address: 'Арбат & 29' },
    '%D0%90%D1%80%D0%B1%D0%B0%D1%82%20%26%2029',
  ],
])('the route to %s', (_, place, destination) => {
  expect(routeUrl(place)).toBe(`https://yandex.ru/maps/?rtext=~${destination}`);
});

test('there is no route to an unknown place', () => {
  expect(routeUrl({ latitude: null, longitude: null, address: '' })).toBeUndefined();
});
