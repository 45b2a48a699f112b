import { formatNumber } from './number';

const NBSP = '\u00A0';

/**
 * «265 г» up to a kilogram, «1,1 кг» above it; undefined if the weight is unknown or not a positive number.
 * Takes kilograms, as the catalogue sends them. Spec §2.
 */
export function formatWeight(kilograms: number | null | undefined): string | undefined {
  const grams = Math.round((kilograms ?? 0) * 1000);
  if (!(grams > 0)) return undefined;
  return grams <= 1000 ? `${grams}${NBSP}г` : `${formatNumber(grams / 1000, 2)}${NBSP}кг`;
}
