import { hasProfileName, nameInitial } from './profile';

test.each([
  [{ name: 'Мария' }, true],
  [{ name: '  ' }, false],
  [{ name: '' }, false],
  [{ name: null }, false],
  [{}, false],
  [undefined, false],
])('hasProfileName(%j) is %p', (user, expected) => {
  expect(hasProfileName(user)).toBe(expected);
});

test.each([
  ['мария', 'М'],
  [' Әлфия', 'Ә'],
  ['О’Коннор', 'О'],
  ['ё'.normalize('NFD'), 'Ё'.normalize('NFD')],
  ['🦊 Мария', '🦊'],
  ['👩‍🍳Анна', '👩‍🍳'],
  [`анна-${'м'.repeat(35)}`, 'А'],
  ['👋🏽Олег', '👋🏽'],
  ['❤️Ия', '❤️'],
  ['🇷🇺Ян', '🇷🇺'],
  ['\uD83Eполовина', undefined],
  ['  ', undefined],
  [null, undefined],
])('the initial of %j is %j', (name, expected) => {
  expect(nameInitial(name)).toBe(expected);
});
