import fc from 'fast-check';
import { receiptLines } from './receipt';

const sold = (...lines: readonly (readonly [price: number, amount: number])[]) =>
  lines.map(([price, amount]) => ({ price, amount }));

test.each([
  ['no discount', sold([59_000, 2]), 118_000, sold([59_000, 2])],
  ['a discount of a tenth', sold([59_000, 2], [20_000, 1]), 124_200, sold([53_100, 2], [18_000, 1])],
  ['a sum that does not divide by the pieces', sold([100, 3]), 200, sold([67, 2], [66, 1])],
  ['fewer kopecks than pieces', sold([100, 3]), 2, sold([1, 2])],
  [
    'kopecks for the largest remainders',
    sold([250, 1], [150, 1], [100, 1]),
    333,
    sold([166, 1], [100, 1], [67, 1]),
  ],
  ['equal remainders', sold([100, 1], [100, 1], [100, 1]), 100, sold([34, 1], [33, 1], [33, 1])],
  ['a gift', sold([59_000, 1], [0, 1]), 59_000, sold([59_000, 1])],
  ['a total of 0', sold([59_000, 1]), 0, []],
  ['no lines', [], 0, []],
])('%s', (_name, lines, total, expected) => {
  expect(receiptLines(lines, total)).toEqual(expected);
});

test('lines keep their other fields', () => {
  const line = { name: 'Филадельфия', vatCode: 4, price: 100, amount: 3 };
  expect(receiptLines([line], 100)).toEqual([
    { ...line, price: 34, amount: 1 },
    { ...line, price: 33, amount: 2 },
  ]);
});

test.each([-1, 101, 0.5, Number.NaN])('a total of %d is not the price of a line of 100', (total) => {
  expect(() => receiptLines(sold([100, 1]), total)).toThrow(RangeError);
});

test('any receipt makes its total to the kopeck, with no price above that of the menu', () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 900_000_000 }),
    amount: fc.integer({ min: 1, max: 100 }),
  });
  const order = fc
    .array(line, { maxLength: 12 })
    .map((lines) => lines.map((one, id) => ({ ...one, id })))
    .chain((lines) => {
      const sum = lines.reduce((before, { price, amount }) => before + price * amount, 0);
      return fc.record({ lines: fc.constant(lines), total: fc.integer({ min: 0, max: sum }) });
    });
  fc.assert(
    fc.property(order, ({ lines, total }) => {
      const items = receiptLines(lines, total);
      const sum = items.reduce((before, { price, amount }) => before + price * amount, 0);
      expect(sum).toBe(total);
      for (const { id, price, amount } of items) {
        const menuPrice = lines[id]?.price ?? 0;
        const share =
          total === 0 ? 0 : (menuPrice * total) / lines.reduce((all, one) => all + one.price * one.amount, 0);
        expect(price).toBeGreaterThan(0);
        expect(amount).toBeGreaterThan(0);
        expect(price).toBeLessThanOrEqual(menuPrice);
        // In proportion: each piece is within a kopeck of its share.
        expect(Math.abs(price - share)).toBeLessThan(1.001);
      }
      for (const { id, amount } of lines) {
        const pieces = items
          .filter((item) => item.id === id)
          .reduce((before, item) => before + item.amount, 0);
        expect(pieces).toBeLessThanOrEqual(amount);
      }
    }),
    { numRuns: 1000 },
  );
});
