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

test.each([
  ['1290', 1290.4, true],
  ['1289', 1290.4, false],
  ['1290', 1290.6, false],
  ['1291', 1290.6, true],
])('a sum of %s for an order of %d, which shows whole roubles', (cashChange, total, isAccepted) => {
  const { success } = z.safeParse(orderFields({ isCash: true, total }), { comment: '', cashChange });
  expect(success).toBe(isAccepted);
});

test('a sum below the total is a problem of its field', () => {
  expect(parse('999', true).error?.issues).toEqual([
    expect.objectContaining({ path: ['cashChange'], message: 'Сумма меньше заказа' }),
  ]);
});
