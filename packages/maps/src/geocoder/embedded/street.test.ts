import { isInsideServiceBox } from '@storefront/domain';
import { readStreet, streets } from './street';

test('the list has enough streets and no duplicates', () => {
  expect(streets.length).toBeGreaterThanOrEqual(120);
  expect(new Set(streets.map(({ id }) => id)).size).toBe(streets.length);
  expect(new Set(streets.map(({ title, places }) => `${places.join()} ${title}`)).size).toBe(streets.length);
});

test('every corner is inside the service box, and no street is longer than a city', () => {
  for (const { title, line } of streets) {
    expect([title, line.every(isInsideServiceBox)]).toEqual([title, true]);
    const latitudes = line.map(({ latitude }) => latitude);
    expect(Math.max(...latitudes) - Math.min(...latitudes)).toBeLessThan(0.15);
  }
});

test.each([
  'Street',
  'Street|District|1-9|55.7,37.6',
  'Street|District|9-1|55.7,37.6 55.8,37.6',
  'Street|District|x-9|55.7,37.6 55.8,37.6',
  'Street|District|1-9|55.7,37.6 55.8;37.6',
  '|District|1-9|55.7,37.6 55.8,37.6',
])('%j is not a street', (row) => {
  expect(() => readStreet('id', ['Town'], row)).toThrow(RangeError);
});
