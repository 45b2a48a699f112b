import type { Energy } from '../menu/menuCard';
import { messages } from './messages';

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const grams = (amount: number) => messages.grams(fine.format(amount));

/** What all of it is called. */
export const energyTitle: string = messages.title;

/** What is known of a portion in its usual order: kcal whole, grams to a tenth. */
export function energyFacts(energy: Energy = {}): { name: string; value: string }[] {
  const { kcal, ...rest } = energy;
  const nutrients = (['proteins', 'fats', 'carbohydrates'] as const).flatMap((nutrient) => {
    const amount = rest[nutrient];
    return amount === undefined ? [] : [{ name: messages[nutrient], value: grams(amount) }];
  });
  return kcal === undefined ? nutrients : [{ name: messages.kcal, value: whole.format(kcal) }, ...nutrients];
}
