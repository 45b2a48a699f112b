import { frequentDishes } from './frequentDishes';

const line = (id: number, name = 'Рамэн', amount = 1) => ({ product_id: id, amount, product: { name } });
const order = (ids: number[], status_slug = 'closed') => ({ status_slug, items: ids.map((id) => line(id)) });

test.each([
  ['no order', [], []],
  ['one order', [order([1, 2])], []],
  ['dishes of two orders', [order([1, 2]), order([2, 3])], [2]],
  ['the most frequent first', [order([1, 2]), order([2]), order([1, 2])], [2, 1]],
  ['of equal dishes the one of the newer order', [order([5]), order([1, 5]), order([1])], [5, 1]],
  ['a dish that an order has on two lines', [order([1, 1]), order([2])], []],
  ['orders that run', [order([1], 'new'), order([1], 'a-status-of-tomorrow')], [1]],
  ['canceled and failed orders', [order([1]), order([1], 'canceled'), order([1], 'error')], []],
])('%s', (_, orders, expected) => {
  expect(frequentDishes(orders)).toEqual(expected);
});

test('portions are no orders', () => {
  expect(frequentDishes([{ status_slug: 'closed', items: [line(1, 'Кола', 12)] }, order([2])])).toEqual([]);
});

test('the pickup discount is no dish (readings 9)', () => {
  const pickup = { status_slug: 'closed', items: [line(9, 'Самовывоз'), line(1)] };
  expect(frequentDishes([pickup, pickup])).toEqual([1]);
});
