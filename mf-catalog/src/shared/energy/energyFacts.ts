import type { Energy } from '../card/menuCard';
import { messages } from './messages';

const integer = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const grams = (amount: number) => messages.grams(tenths.format(amount));

/** Heading of the facts. */
export const energyTitle: string = messages.title;

/** The known nutrition facts of a portion in their usual order: kcal as an integer, grams to a tenth. */
export function energyFacts(energy: Energy = {}): { name: string; value: string }[] {
  const { kcal, ...rest } = energy;
  const nutrients = (['proteins', 'fats', 'carbohydrates'] as const).flatMap((nutrient) => {
    const amount = rest[nutrient];
    return amount === undefined ? [] : [{ name: messages[nutrient], value: grams(amount) }];
  });
  return kcal === undefined
    ? nutrients
    : [{ name: messages.kcal, value: integer.format(kcal) }, ...nutrients];
}
