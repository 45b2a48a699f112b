import { formatNumber } from './number';

const NBSP = '\u00A0';
const MINUS = '\u2212';

/**
 * «1 905 ₽» with no-break spaces, rounded to whole roubles; a negative sum gets U+2212. Readings 10.
 * Throws RangeError on NaN and infinities: a broken price must not reach the page.
 */
export function formatRoubles(sum: number): string {
  const rounded = wholeRoubles(sum);
  return `${rounded < 0 ? MINUS : ''}${formatNumber(Math.abs(rounded))}${NBSP}₽`;
}

/** The whole roubles that a sum is shown as (readings 10). Throws RangeError as formatRoubles. */
export function wholeRoubles(sum: number): number {
  return Math.round(assertFinite(sum));
}

/** The discount that a bill shows, whole roubles; 0 when it would read «0 ₽». Throws RangeError as formatRoubles. */
export function discountToShow(full: number, paid: number): number {
  return Math.max(0, wholeRoubles(full - paid));
}

/**
 * «−245 ₽» for the size of a discount, given with either sign; no discount is «0 ₽». Throws RangeError as
 * formatRoubles.
 */
export function formatDiscount(sum: number): string {
  return formatRoubles(-Math.abs(sum));
}

/** Whole kopecks. Throws RangeError on NaN and infinities. */
export function roublesToKopecks(sum: number): number {
  return Math.round(assertFinite(sum) * 100);
}

/**
 * Roubles, with a fraction when the kopecks do not make whole ones. Throws RangeError on anything but whole
 * kopecks.
 */
export function kopecksToRoubles(kopecks: number): number {
  if (!Number.isSafeInteger(kopecks)) throw new RangeError(`Not whole kopecks: ${kopecks}`);
  return kopecks / 100;
}

function assertFinite(sum: number): number {
  if (!Number.isFinite(sum)) throw new RangeError(`Not a sum of money: ${sum}`);
  return sum;
}
