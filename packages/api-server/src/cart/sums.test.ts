import { pointsBack, sumUp } from './sums';

const terms = { takeMethod: 'delivery', discountOnPickup: 10, percentOfBonuses: 30, balance: 1000 } as const;
const lines = [
  { price: 59_000, amount: 2 },
  { price: 5_050, amount: 1 },
];

test('an empty cart costs nothing', () => {
  expect(sumUp([], terms)).toEqual({ fullSum: 0, discountSum: 0, writeOn: 0, availablePoints: 0 });
});

test('delivery has no discount', () => {
  expect(sumUp(lines, terms)).toEqual({
    fullSum: 123_050,
    discountSum: 123_050,
    writeOn: 61,
    availablePoints: 369,
  });
});

test('pickup has its discount, rounded up to a rouble', () => {
  expect(sumUp(lines, { ...terms, takeMethod: 'pickup' }).discountSum).toBe(123_050 - 12_400);
});

test.each([
  [0, 0],
  [100, 100],
  [5000, 369],
])('with a balance of %d points at most %d can be spent', (balance, points) => {
  expect(sumUp(lines, { ...terms, balance }).availablePoints).toBe(points);
});

test('a discount of 100% leaves nothing to pay', () => {
  expect(sumUp(lines, { ...terms, takeMethod: 'pickup', discountOnPickup: 100 }).discountSum).toBe(0);
});

test('an order earns five percent of its sum as points', () => expect(pointsBack(99_000)).toBe(49));

describe('a promo code', () => {
  const dishes = [
    { price: 100_000, amount: 1, product: { groupId: 1 } },
    { price: 50_000, amount: 2, product: { groupId: 2 } },
  ];
  test.each([
    ['percent', 10, null, 'delivery', 180_000],
    ['percent', 10, null, 'pickup', 162_000],
    ['percent', 10, 2, 'delivery', 190_000],
    ['percent', 10, 2, 'pickup', 171_000],
    ['percent', 100, null, 'delivery', 0],
    ['sum', 30_000, null, 'delivery', 170_000],
    ['sum', 30_000, null, 'pickup', 150_000],
    ['sum', 500_000, null, 'delivery', 0],
    ['sum', 500_000, 2, 'delivery', 100_000],
    ['gift', 0, null, 'pickup', 180_000],
  ] as const)('%s %d of the group %s with %s leaves %d', (kind, value, groupId, takeMethod, left) => {
    const sums = sumUp(dishes, { ...terms, takeMethod, promo: { kind, value, groupId } });
    expect(sums).toMatchObject({ fullSum: 200_000, discountSum: left });
  });
});
