import { distance } from './distance';

test('Moscow to Saint Petersburg is about 634 km', () => {
  const moscow = { latitude: 55.7558, longitude: 37.6173 };
  expect(distance(moscow, { latitude: 59.9343, longitude: 30.3351 })).toBeCloseTo(634, -1);
  expect(distance(moscow, moscow)).toBe(0);
});
