import { matchesSearch } from './matchesSearch';

const restaurant = {
  name: 'Танто на Королёва',
  address: 'ул. Академика Королёва, 13',
  howCome: { auto: null, subway: 'ВДНХ' },
};

test.each([
  ['', true],
  ['  ', true],
  ['королева', true],
  ['ВДНХ 13', true],
  ['танто вднх', true],
  ['Арбат', false],
])('the search %p matches: %p', (search, isMatch) => {
  expect(matchesSearch(restaurant, search)).toBe(isMatch);
});
