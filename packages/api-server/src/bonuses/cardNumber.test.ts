import { cardNumberOf } from './cardNumber';

/** The Luhn check: the weighted digits of a valid number add up to a multiple of ten. */
function isValid(number: string): boolean {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const digits = [...number].map(Number);
  const sum = digits.reduce((all, digit, at) => all + (at % 2 === 0 ? (doubled[digit] ?? 0) : digit), 0);
  return /^\d{16}$/.test(number) && sum % 10 === 0;
}

test('numbers are unique and stable', () => {
  const numbers = Array.from({ length: 2000 }, (_none, index) => cardNumberOf(index + 1));
  expect(new Set(numbers).size).toBe(2000);
  expect(cardNumberOf(17)).toBe(numbers[16]);
});

test.each([1, 2, 17, 10_000, 2_147_483_647])('the number of customer %i has a valid check digit', (id) => {
  const number = cardNumberOf(id);
  expect(isValid(number)).toBe(true);
  expect(isValid(number.slice(0, 7) + ((Number(number[7]) + 1) % 10) + number.slice(8))).toBe(false);
});
