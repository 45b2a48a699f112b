import type { Energy } from '../../shared/menu/menuCard';
import { messages } from './messages';

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const grams = (amount: number) => messages.grams(fine.format(amount));

/** Energy, proteins, fats, carbohydrates of a portion in its usual order; what is not known is left out. */
export function energyRows({ kcal, proteins, fats, carbohydrates }: Energy = {}): {
  name: string;
  value: string;
}[] {
  const { energy } = messages;
  return [
    ...(kcal === undefined ? [] : [{ name: energy.kcal, value: whole.format(kcal) }]),
    ...(proteins === undefined ? [] : [{ name: energy.proteins, value: grams(proteins) }]),
    ...(fats === undefined ? [] : [{ name: energy.fats, value: grams(fats) }]),
    ...(carbohydrates === undefined ? [] : [{ name: energy.carbohydrates, value: grams(carbohydrates) }]),
  ];
}
