import * as z from 'zod/mini';
import { orderFields } from './orderFields';

const parse = (cashChange: string, isCash: boolean) =>
  z.safeParse(orderFields({ isCash, total: 1000 }), { comment: 'Домофон', cashChange });

test.each([
  ['5000', true, 5000],
  ['', true, undefined],
  ['0', true, undefined],
  ['000', true, undefined],
  ['1000', true, 1000],
  ['5000', false, undefined],
  ['1', false, undefined],
])('for an order of 1000 roubles, %p with cash %p is sent as %p', (digits, isCash, sum) => {
  expect(parse(digits, isCash).data).toEqual({ comment: 'Домофон', cashChange: sum });
});

test('a sum below the total is a problem of its field', () => {
  expect(parse('999', true).error?.issues).toEqual([
    expect.objectContaining({ path: ['cashChange'], message: 'Сумма меньше заказа' }),
  ]);
});
