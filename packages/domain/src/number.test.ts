import fc from 'fast-check';
import { formatNumber } from './number';

test.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [1905, '1\u00A0905'],
  [1234567, '1\u00A0234\u00A0567'],
  [-1905, '-1\u00A0905'],
  [-905, '-905'],
  [1905.5, '1\u00A0905,5'],
  [0.0005, '0,001'],
  [1e21, '1\u00A0000\u00A0000\u00A0000\u00A0000\u00A0000\u00A0000\u00A0000'],
])('formatNumber(%d)', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

test.each([
  [12.34, 1, '12,3'],
  [12.35, 1, '12,4'],
  [1.005, 2, '1,01'],
  [1234.5, 0, '1\u00A0235'],
  [-0.04, 1, '0'],
  [1e-7, 3, '0'],
] as const)('formatNumber(%d, %d)', (value, digits, expected) => {
  expect(formatNumber(value, digits)).toBe(expected);
});

test.each([
  ['whole', fc.maxSafeInteger()],
  [
    'decimal',
    fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(5)).map(([digits, places]) => digits / 10 ** places),
  ],
  ['any', fc.double({ noNaN: true, min: -1e12, max: 1e12 })],
])('a %s number is written as Intl writes it', (_, numbers) => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(0, 1, 2, 3), (value, maximumFractionDigits) => {
      const intl = value.toLocaleString('ru-RU', { maximumFractionDigits });
      expect(formatNumber(value, maximumFractionDigits)).toBe(intl === '-0' ? '0' : intl);
    }),
    { numRuns: 1000 },
  );
});
