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
  [' танто  вднх ', true],
  ['вднх\u00A013', true],
  ['танто арбат', false],
  ['королева 31', false],
  // The end of the name and the beginning of the address.
  ['королеваул', false],
  ['Арбат', false],
])('the search %p matches: %p', (search, isMatch) => {
  expect(matchesSearch(restaurant, search)).toBe(isMatch);
});

test.each([
  ['no directions', null],
  ['no metro station', { auto: null, subway: null }],
])('a restaurant with %s is found by its name and address', (_, howCome) => {
  const found = ['танто', '13', 'вднх', 'null', 'undefined'].filter((search) =>
    matchesSearch({ ...restaurant, howCome }, search),
  );
  expect(found).toEqual(['танто', '13']);
});
