import type { PromoCode } from './findPromoCode';
import { cartFits } from './promoFor';

const now = new Date('2026-11-21T12:00:00+03:00');
const promo: PromoCode = {
  id: 1,
  code: 'LISA10',
  name: 'Скидка',
  kind: 'percent',
  value: 10,
  giftProductId: null,
  groupId: null,
  minimalAmount: 100_000,
  takeMethod: null,
  isForFirstOrder: false,
  activeFrom: null,
  activeTo: null,
  usesLeft: null,
  isOncePerUser: true,
};
const cart = {
  now,
  takeMethod: 'delivery' as const,
  lines: [
    { price: 60_000, amount: 1, product: { groupId: 1 } },
    { price: 20_000, amount: 2, product: { groupId: 2 } },
  ],
};

test.each<[string, Partial<PromoCode>, boolean]>([
  ['the least sum is just reached', {}, true],
  ['it is not reached', { minimalAmount: 100_001 }, false],
  ['only its group counts', { groupId: 2 }, false],
  ['its group is enough', { groupId: 2, minimalAmount: 40_000 }, true],
  ['its group is not in the cart', { groupId: 3, minimalAmount: 0 }, false],
  ['the take method is right', { takeMethod: 'delivery' }, true],
  ['it is for the other one', { takeMethod: 'pickup' }, false],
  ['it begins now', { activeFrom: now }, true],
  ['it begins later', { activeFrom: new Date(now.getTime() + 1) }, false],
  ['it ends now', { activeTo: now }, false],
  ['one is left', { usesLeft: 1 }, true],
  ['none is left', { usesLeft: 0 }, false],
])('a code holds when %s: %j', (_name, change, holds) => {
  expect(cartFits({ ...promo, ...change }, cart)).toBe(holds);
});

test('an empty cart has no code', () => {
  expect(cartFits({ ...promo, minimalAmount: 0 }, { ...cart, lines: [] })).toBe(false);
});
