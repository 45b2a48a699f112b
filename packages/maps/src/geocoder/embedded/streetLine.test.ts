import { readStreet, streets } from './street';
import { housePoint, pointAt, project } from './streetLine';

const straight = readStreet('id', ['Town'], 'Street|District|1-101|55.70,37.60 55.80,37.60');
const bent = [
  { latitude: 55.7, longitude: 37.6 },
  { latitude: 55.75, longitude: 37.6 },
  { latitude: 55.8, longitude: 37.6 },
];

test.each([
  [1, 55.7],
  [51, 55.75],
  [101, 55.8],
  [500, 55.8],
  [0, 55.7],
])('house %d stands at latitude %d', (number, latitude) => {
  expect(housePoint(straight, number).latitude).toBeCloseTo(latitude, 6);
});

test('the line is measured along its bends', () => {
  expect(pointAt(bent, 0.25).latitude).toBeCloseTo(55.725, 6);
  expect(pointAt(bent, 0.75).latitude).toBeCloseTo(55.775, 6);
  expect(() => pointAt([], 0)).toThrow(RangeError);
});

test('a point beside the line has its distance in metres', () => {
  const { distance, share } = project({ latitude: 55.75, longitude: 37.601 }, bent);
  expect(distance).toBeGreaterThan(60);
  expect(distance).toBeLessThan(65);
  expect(share).toBeCloseTo(0.5, 6);
});

test.each([0, 0.1, 0.33, 0.5, 0.9, 1])('after %d of the way every street is still on its line', (share) => {
  for (const { line } of streets) {
    const { distance, share: found } = project(pointAt(line, share), line);
    expect(distance).toBeLessThan(1);
    expect(found).toBeCloseTo(share, 3);
  }
});
