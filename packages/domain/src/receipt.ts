interface SoldLine {
  /** Kopecks of one piece, before discounts. */
  price: number;
  /** Pieces. */
  amount: number;
}

/**
 * The lines of a fiscal receipt over `total` kopecks: discounts and bonuses are spread over the sold lines in proportion,
 * and the kopecks that are left go to the largest remainders. A line whose sum does not divide by its pieces becomes two,
 * a kopeck apart; pieces that cost nothing, such as gifts, are left out. Throws RangeError for a total that is not
 * between 0 and the sum of the lines.
 */
export function receiptLines<Line extends SoldLine>(lines: readonly Line[], total: number): Line[] {
  const paid = spread(
    total,
    lines.map(({ price, amount }) => price * amount),
  );
  return lines
    .flatMap((line, index) => {
      const sum = paid[index] ?? 0;
      const price = Math.floor(sum / line.amount);
      const dearer = sum % line.amount;
      return [
        { ...line, price: price + 1, amount: dearer },
        { ...line, price, amount: line.amount - dearer },
      ];
    })
    .filter(({ price, amount }) => price > 0 && amount > 0);
}

/** Parts of the total in proportion to the weights, in whole numbers that add up to it. */
function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  if (!Number.isSafeInteger(total) || total < 0 || total > sum) {
    throw new RangeError(`Lines of ${sum} kopecks cannot make ${total}`);
  }
  if (sum === 0) return weights.map(() => 0);
  // A product of two sums may exceed the safe integers.
  const shares = weights.map((weight) => BigInt(weight) * BigInt(total));
  const parts = shares.map((share) => Number(share / BigInt(sum)));
  const remainders = shares.map((share, index) => ({ index, remainder: share % BigInt(sum) }));
  const left = total - parts.reduce((before, part) => before + part, 0);
  // The sort is stable: of equal remainders the earlier line goes first, so that equal orders give equal receipts.
  remainders.sort((first, second) => Number(second.remainder - first.remainder));
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
