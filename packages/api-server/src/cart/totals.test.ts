import fc from 'fast-check';
import { portionPrice } from './line';
import { sumUp } from './sums';

const kopecks = (max: number) => fc.integer({ min: 0, max });
const line = fc.record({
  product: fc.record({ groupId: fc.integer({ min: 1, max: 3 }), price: kopecks(300_000) }),
  amount: fc.integer({ min: 1, max: 20 }),
  modifiers: fc.array(fc.record({ price: kopecks(30_000), amount: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 4,
  }),
});
const group = fc.option(fc.integer({ min: 1, max: 3 }));
const promo = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      value: fc.integer({ min: 1, max: 100 }),
      groupId: group,
    }),
    fc.record({ kind: fc.constant('sum' as const), value: kopecks(200_000), groupId: group }),
    fc.record({ kind: fc.constant('gift' as const), value: fc.constant(0), groupId: group }),
  ),
  { nil: undefined },
);
const cart = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  takeMethod: fc.constantFrom('delivery' as const, 'pickup' as const),
  discountOnPickup: fc.integer({ min: 0, max: 100 }),
  percentOfBonuses: fc.integer({ min: 0, max: 100 }),
  balance: fc.integer({ min: 0, max: 5000 }),
  promo,
});
type RandomCart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never;

/** The same sums computed independently: portion by portion, with integer percents, one bonus point at a time. */
function recount({
  lines,
  takeMethod,
  discountOnPickup,
  percentOfBonuses,
  balance,
  promo: code,
}: RandomCart) {
  let full = 0n;
  let cheaper = 0n;
  for (const { product, amount, modifiers } of lines) {
    for (let portion = 0; portion < amount; portion += 1) {
      let price = BigInt(product.price);
      for (const modifier of modifiers) price += BigInt(modifier.price) * BigInt(modifier.amount);
      full += price;
      if (!code?.groupId || code.groupId === product.groupId) cheaper += price;
    }
  }
  const percent = takeMethod === 'pickup' ? BigInt(discountOnPickup) : 0n;
  let toPay = less(full, percent);
  if (code?.kind === 'percent')
    toPay -= less(cheaper, percent) - less(less(cheaper, percent), BigInt(code.value));
  if (code?.kind === 'sum') toPay -= min(less(cheaper, percent), BigInt(code.value));
  if (toPay < 0n) toPay = 0n;
  const points = (toPay * BigInt(percentOfBonuses)) / 10_000n;
  return {
    fullSum: Number(full),
    discountSum: Number(toPay),
    writeOn: Number((toPay * 5n) / 10_000n),
    availablePoints: Number(min(points, BigInt(balance))),
  };
}

const min = (first: bigint, second: bigint) => (first < second ? first : second);

/** The sum less a percentage, with the discount rounded up to a rouble. */
function less(sum: bigint, percent: bigint): bigint {
  let discount = (sum * percent) / 10_000n;
  if (discount * 10_000n < sum * percent) discount += 1n;
  return sum - min(sum, discount * 100n);
}

test('totals of random carts equal an independent calculation', () => {
  fc.assert(
    fc.property(cart, (random) => {
      const { lines, ...terms } = random;
      const priced = lines.map(({ product, amount, modifiers }) => ({
        product,
        amount,
        price: portionPrice(product.price, modifiers),
      }));
      const sums = sumUp(priced, terms);
      expect(sums).toEqual(recount(random));
      expect(sums.discountSum).toBeGreaterThanOrEqual(0);
      expect(sums.discountSum).toBeLessThanOrEqual(sums.fullSum);
      // The amount to pay after bonuses is never negative.
      expect(sums.availablePoints * 100).toBeLessThanOrEqual(sums.discountSum);
    }),
    { numRuns: 500 },
  );
});
