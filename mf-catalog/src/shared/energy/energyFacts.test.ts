import { energyFacts } from './energyFacts';

test.each([
  [
    'all facts in their order',
    { carbohydrates: 49.92, fats: 24.4, proteins: 23.66, kcal: 514.8 },
    ['ккал 515', 'белки 23,7\u00A0г', 'жиры 24,4\u00A0г', 'углеводы 49,9\u00A0г'],
  ],
  ['the known facts only', { kcal: 0, fats: 1 }, ['ккал 0', 'жиры 1\u00A0г']],
  ['no facts', undefined, []],
])('%s', (_what, energy, expected) => {
  expect(energyFacts(energy).map(({ name, value }) => `${name} ${value}`)).toEqual(expected);
});
