import type { Product } from '@storefront/api-contract';
import { messages } from './messages';

type Energy = Pick<
  Product,
  'energy_full_amount' | 'proteins_full_amount' | 'fats_full_amount' | 'carbohydrates_full_amount'
>;

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** The known values in the strip's order: kcal whole, grams to a tenth. */
export function energyFacts(product: Energy): { name: string; value: string }[] {
  const grams = (amount: number | null) => (amount === null ? null : messages.grams(fine.format(amount)));
  const { energy_full_amount: kcal } = product;
  const facts = [
    { name: messages.energy.kcal, value: kcal === null ? null : whole.format(kcal) },
    { name: messages.energy.proteins, value: grams(product.proteins_full_amount) },
    { name: messages.energy.fats, value: grams(product.fats_full_amount) },
    { name: messages.energy.carbohydrates, value: grams(product.carbohydrates_full_amount) },
  ];
  return facts.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
}
