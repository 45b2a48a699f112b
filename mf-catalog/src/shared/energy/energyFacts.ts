import type { Product } from '@storefront/api-contract';
import { formatNumber } from '@storefront/domain';
import type { Energy } from '../card/menuCard';
import { messages } from './messages';

const grams = (amount: number) => messages.grams(formatNumber(amount, 1));

/** Heading of the facts; with a basis it says what they are of. */
export const energyTitle = (basis: Product['energy_basis'] = null): string =>
  basis === null ? messages.title : messages.basis[basis];

/** The known nutrition facts in their usual order: kcal as an integer, grams to a tenth. */
export function energyFacts(energy: Energy = {}): { name: string; value: string }[] {
  const { kcal, ...rest } = energy;
  const nutrients = (['proteins', 'fats', 'carbohydrates'] as const).flatMap((nutrient) => {
    const amount = rest[nutrient];
    return amount === undefined ? [] : [{ name: messages[nutrient], value: grams(amount) }];
  });
  return kcal === undefined
    ? nutrients
    : [{ name: messages.kcal, value: formatNumber(kcal, 0) }, ...nutrients];
}
