import { saucesGroup, soySauceNote } from './sauces';

const rolls = { id: 1, name: 'Роллы' };

test.each([
  ['as written in the specification', 'соусы'],
  ['with a capital letter', 'Соусы'],
  ['in capitals', 'СОУСЫ'],
  ['with spaces around it', ' Соусы\u00A0'],
])('the group is found by its name %s', (_, name) => {
  expect(saucesGroup([rolls, { id: 12, name }])?.id).toBe(12);
});

test.each([
  ['has no groups', []],
  ['has no group of that name', [rolls, { id: 2, name: 'Супы и соусы' }, { id: 3, name: '' }]],
])('a menu that %s has no group of sauces', (_, groups) => {
  expect(saucesGroup(groups)).toBeUndefined();
});

test.each([
  [0, undefined, 'Положим 50\u00A0мл соевого соуса'],
  [1, undefined, 'Положим 50\u00A0мл соевого соуса'],
  [1, 'done', 'Положили 50\u00A0мл соевого соуса'],
  [1, 'canceled', '50\u00A0мл соевого соуса'],
  [2, 'planned', 'Положим по 50\u00A0мл соевого соуса на каждого гостя'],
  [2, 'done', 'Положили по 50\u00A0мл соевого соуса на каждого гостя'],
  [2, 'canceled', 'По 50\u00A0мл соевого соуса на каждого гостя'],
] as const)('the soy sauce of %d guests, %s', (persons, outcome, note) => {
  expect(soySauceNote(persons, outcome)).toBe(note);
});
