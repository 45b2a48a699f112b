import { items, minutes, plural, restaurantsCount } from './plural';

const forms = ['рубль', 'рубля', 'рублей'] as const;

test.each([
  [0, 'рублей'],
  [1, 'рубль'],
  [2, 'рубля'],
  [4, 'рубля'],
  [5, 'рублей'],
  [11, 'рублей'],
  [12, 'рублей'],
  [19, 'рублей'],
  [21, 'рубль'],
  [22, 'рубля'],
  [111, 'рублей'],
  [1001, 'рубль'],
  [-1, 'рубль'],
  [1.5, 'рубля'],
])('%d %s', (n, form) => {
  expect(plural(n, forms)).toBe(form);
});

test('counted nouns keep their number on the same line', () => {
  expect(minutes(1)).toBe('1\u00A0минуту');
  expect(minutes(40)).toBe('40\u00A0минут');
  expect(items(4)).toBe('4\u00A0товара');
  expect(restaurantsCount(21)).toBe('21\u00A0ресторан');
});
