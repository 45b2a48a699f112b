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
  ['applies at exactly its minimum sum', {}, true],
  ['does not apply under its minimum sum', { minimalAmount: 100_001 }, false],
  ['does not count dishes of other groups', { groupId: 2 }, false],
  ['applies when its group reaches the minimum sum', { groupId: 2, minimalAmount: 40_000 }, true],
  ['does not apply without a dish of its group', { groupId: 3, minimalAmount: 0 }, false],
  ['applies to its take method', { takeMethod: 'delivery' }, true],
  ['does not apply to another take method', { takeMethod: 'pickup' }, false],
  ['applies at its first moment', { activeFrom: now }, true],
  ['does not apply before its first moment', { activeFrom: new Date(now.getTime() + 1) }, false],
  ['does not apply at its end', { activeTo: now }, false],
  ['applies while one use is left', { usesLeft: 1 }, true],
  ['does not apply when no use is left', { usesLeft: 0 }, false],
])('a code %s', (_name, change, holds) => {
  expect(cartFits({ ...promo, ...change }, cart)).toBe(holds);
});

test('an empty cart has no code', () => {
  expect(cartFits({ ...promo, minimalAmount: 0 }, { ...cart, lines: [] })).toBe(false);
});
