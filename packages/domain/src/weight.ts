import { formatNumber } from './number';

const NBSP = '\u00A0';

/**
 * «265 г» up to a kilogram, «1,1 кг» above it; undefined if the weight is unknown or not a positive number.
 * Takes kilograms, as the catalogue sends them. Spec §2. A dish of a group with the tint `drink` is poured: its weight
 * is what its volume says, «400 мл», «1,5 л».
 */
export function formatWeight(kilograms: number | null | undefined, tint?: string | null): string | undefined {
  const grams = Math.round((kilograms ?? 0) * 1000);
  if (!(grams > 0)) return undefined;
  const [small, large] = tint === 'drink' ? ['мл', 'л'] : ['г', 'кг'];
  return grams <= 1000 ? `${grams}${NBSP}${small}` : `${formatNumber(grams / 1000, 2)}${NBSP}${large}`;
}
