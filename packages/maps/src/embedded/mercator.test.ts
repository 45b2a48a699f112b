import { fromUnit, metresPerPixel, toUnit, worldSize } from './mercator';

test.each([
  [0, 0, 0.5, 0.5],
  [0, 180, 1, 0.5],
  [85.0511287798, -180, 0, 0],
])('%d, %d is at %d, %d of the world', (latitude, longitude, x, y) => {
  const unit = toUnit({ latitude, longitude });
  expect(unit.x).toBeCloseTo(x, 6);
  expect(unit.y).toBeCloseTo(y, 6);
});

test('fromUnit is the inverse', () => {
  const { latitude, longitude } = fromUnit(toUnit({ latitude: 55.75, longitude: 37.6 }));
  expect(latitude).toBeCloseTo(55.75, 9);
  expect(longitude).toBeCloseTo(37.6, 9);
});

test('the north is above the south', () => {
  const north = toUnit({ latitude: 55.9, longitude: 37.6 });
  expect(north.y).toBeLessThan(toUnit({ latitude: 55.6, longitude: 37.6 }).y);
});

test('a step of zoom doubles the world and halves the metres of a pixel', () => {
  expect(worldSize(1)).toBe(512);
  expect(metresPerPixel(12) / metresPerPixel(13)).toBeCloseTo(2, 6);
  expect(metresPerPixel(15)).toBeCloseTo(2.69, 1);
});
