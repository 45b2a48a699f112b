import fc from 'fast-check';
import {
  addressesCount,
  bonusesCount,
  guestsCount,
  items,
  minutes,
  ordersCount,
  plural,
  restaurantsCount,
} from './plural';

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

test.each([
  [minutes, ['1\u00A0минуту', '2\u00A0минуты', '40\u00A0минут']],
  [items, ['1\u00A0товар', '2\u00A0товара', '40\u00A0товаров']],
  [addressesCount, ['1\u00A0адрес', '2\u00A0адреса', '40\u00A0адресов']],
  [ordersCount, ['1\u00A0заказ', '2\u00A0заказа', '40\u00A0заказов']],
  [bonusesCount, ['1\u00A0бонус', '2\u00A0бонуса', '40\u00A0бонусов']],
  [guestsCount, ['1\u00A0гость', '2\u00A0гостя', '40\u00A0гостей']],
  [restaurantsCount, ['1\u00A0ресторан', '2\u00A0ресторана', '40\u00A0ресторанов']],
])('%p declines its noun, with a no-break space before it', (count, texts) => {
  expect([count(1), count(2), count(40)]).toEqual(texts);
});

test('every whole number takes the form of the grammar rule', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (n) => {
      const [unit, isTeen] = [n % 10, n % 100 >= 11 && n % 100 <= 19];
      const index = isTeen || unit === 0 || unit > 4 ? 2 : unit === 1 ? 0 : 1;
      expect(plural(n, forms)).toBe(forms[index]);
    }),
  );
});
