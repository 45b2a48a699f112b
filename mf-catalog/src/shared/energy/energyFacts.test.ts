import { energyFacts } from './energyFacts';

test.each([
  [
    'all of it in its order',
    { carbohydrates: 49.92, fats: 24.4, proteins: 23.66, kcal: 514.8 },
    ['ккал 515', 'белки 23,7\u00A0г', 'жиры 24,4\u00A0г', 'углеводы 49,9\u00A0г'],
  ],
  ['what is known', { kcal: 0, fats: 1 }, ['ккал 0', 'жиры 1\u00A0г']],
  ['nothing', undefined, []],
])('%s', (_what, energy, expected) => {
  expect(energyFacts(energy).map(({ name, value }) => `${name} ${value}`)).toEqual(expected);
});
