import { distanceBetween, formatDistance } from './distance';

const kremlin = { latitude: 55.752, longitude: 37.6175 };

test.each([
  ['the same point', kremlin, 0],
  ['a hundredth of a degree to the north', { latitude: 55.762, longitude: 37.6175 }, 1.112],
  ['a hundredth of a degree to the east', { latitude: 55.752, longitude: 37.6275 }, 0.626],
  ['Saint Petersburg', { latitude: 59.9343, longitude: 30.3351 }, 633.4],
  ['the other side of the globe', { latitude: -55.752, longitude: -142.3825 }, 20015],
])('distance to %s', (_, point, kilometres) => {
  const found = distanceBetween(kremlin, point);
  expect(Math.abs(found - kilometres)).toBeLessThan(Math.max(0.001, kilometres / 1000));
  expect(distanceBetween(point, kremlin)).toBe(found);
});

test.each([
  [0, '10\u00A0м'],
  [0.004, '10\u00A0м'],
  [0.016, '20\u00A0м'],
  [0.347, '350\u00A0м'],
  [0.994, '990\u00A0м'],
  [0.996, '1\u00A0км'],
  [1.24, '1,2\u00A0км'],
  [9.94, '9,9\u00A0км'],
  [9.96, '10\u00A0км'],
  [12.4, '12\u00A0км'],
  [1234, '1\u00A0234\u00A0км'],
])('formatDistance(%d)', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text);
});
