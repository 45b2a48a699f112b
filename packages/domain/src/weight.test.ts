import { formatWeight } from './weight';

test.each([
  [0.265, '265\u00A0г'],
  [0.2654, '265\u00A0г'],
  [1, '1000\u00A0г'],
  [1.001, '1\u00A0кг'],
  [1.1, '1,1\u00A0кг'],
  [2.35, '2,35\u00A0кг'],
])('%d kg', (kilograms, expected) => {
  expect(formatWeight(kilograms)).toBe(expected);
});

test.each([
  [0.4, 'drink', '400\u00A0мл'],
  [1.5, 'drink', '1,5\u00A0л'],
  [0.4, 'sauce', '400\u00A0г'],
  [0.4, null, '400\u00A0г'],
])('%d kg of a group with the tint %s', (kilograms, tint, expected) => {
  expect(formatWeight(kilograms, tint)).toBe(expected);
});

test.each([null, undefined, 0, -1, 0.0001, Number.NaN])('%p has no text', (kilograms) => {
  expect(formatWeight(kilograms)).toBeUndefined();
});
