import { toUnit, worldSize } from '../embedded/mercator';
import { frameOf } from './frameOf';

const kremlin = { latitude: 55.752, longitude: 37.6175 };
const khimki = { latitude: 55.893, longitude: 37.435 };
const podolsk = { latitude: 55.431, longitude: 37.545 };
const petersburg = { latitude: 59.9343, longitude: 30.3351 };
const city = frameOf([]);

test('without points the view is the whole city', () => {
  expect(city).toEqual({ centre: { latitude: 55.7558, longitude: 37.6176 }, zoom: 10 });
});

test.each([[[kremlin]], [[kremlin, kremlin]]])('one place is shown with its quarter', (points) => {
  const { centre, zoom } = frameOf(points);
  expect(zoom).toBe(15);
  expect(centre.latitude).toBeCloseTo(kremlin.latitude, 6);
  expect(centre.longitude).toBeCloseTo(kremlin.longitude, 6);
});

test.each([
  ['two towns', [kremlin, khimki]],
  ['the region', [kremlin, khimki, podolsk]],
])('%s fit into the map, and would not fit one zoom nearer', (_, points) => {
  const size = { width: 240, height: 240 };
  const { centre, zoom } = frameOf(points, size);
  const spread = (axis: 'x' | 'y', near: number) =>
    2 *
    Math.max(...points.map((point) => Math.abs(toUnit(point)[axis] - toUnit(centre)[axis]))) *
    worldSize(near);
  expect(spread('x', zoom)).toBeLessThanOrEqual(size.width);
  expect(spread('y', zoom)).toBeLessThanOrEqual(size.height);
  expect(Math.max(spread('x', zoom + 1), spread('y', zoom + 1))).toBeGreaterThan(size.width);
});

test('a larger map shows the same points nearer', () => {
  const { zoom } = frameOf([kremlin, khimki]);
  expect(frameOf([kremlin, khimki], { width: 960, height: 960 }).zoom).toBe(zoom + 2);
});

test('the whole service box is the farthest view', () => {
  const corners = [
    { latitude: 54.56, longitude: 36.13 },
    { latitude: 56.95, longitude: 39.09 },
  ];
  expect(frameOf(corners).zoom).toBe(8);
});

test('points outside the service box do not count', () => {
  expect(frameOf([kremlin, petersburg])).toEqual(frameOf([kremlin]));
  expect(frameOf([petersburg])).toEqual(city);
});
