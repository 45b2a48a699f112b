import fc from 'fast-check';
import {
  discountToShow,
  formatDiscount,
  formatRoubles,
  kopecksToRoubles,
  roublesToKopecks,
  wholeRoubles,
} from './money';

test.each([
  [0, '0\u00A0₽'],
  [990, '990\u00A0₽'],
  [1905, '1\u00A0905\u00A0₽'],
  [1234567, '1\u00A0234\u00A0567\u00A0₽'],
  [99.5, '100\u00A0₽'],
  [-0.2, '0\u00A0₽'],
  [-245, '\u2212245\u00A0₽'],
])('formatRoubles(%d)', (sum, expected) => {
  expect(formatRoubles(sum)).toBe(expected);
});

test.each([
  [245, '\u2212245\u00A0₽'],
  [-245, '\u2212245\u00A0₽'],
  [0, '0\u00A0₽'],
])('formatDiscount(%d)', (sum, expected) => {
  expect(formatDiscount(sum)).toBe(expected);
});

test.each([
  [1290, 1290],
  [1290.4, 1290],
  [1290.5, 1291],
])('%d shows as %d roubles', (sum, expected) => {
  expect(wholeRoubles(sum)).toBe(expected);
  expect(formatRoubles(sum)).toBe(formatRoubles(expected));
});

test.each([
  [2190, 1971, 219],
  [1290.1, 1290, 0],
  [1290.5, 1290, 1],
  [1290.4, 1045.1, 245],
  [990, 1290, 0],
])('of %d roubles, a bill of %d shows a discount of %d', (full, paid, expected) => {
  expect(discountToShow(full, paid)).toBe(expected);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d is not a sum', (sum) => {
  expect(() => formatRoubles(sum)).toThrow(RangeError);
  expect(() => formatDiscount(sum)).toThrow(RangeError);
  expect(() => wholeRoubles(sum)).toThrow(RangeError);
  expect(() => discountToShow(sum, 0)).toThrow(RangeError);
  expect(() => roublesToKopecks(sum)).toThrow(RangeError);
  expect(() => kopecksToRoubles(sum)).toThrow(RangeError);
});

test('roubles converted to kopecks and back stay the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (kopecks) => {
      expect(roublesToKopecks(kopecksToRoubles(kopecks)) + 0).toBe(kopecks + 0);
    }),
  );
  expect(() => kopecksToRoubles(0.5)).toThrow(new RangeError('Not whole kopecks: 0.5'));
  expect(() => roublesToKopecks(Number.NaN)).toThrow(new RangeError('Not a sum of money: NaN'));
});
