import { birthdayOf } from './birthdayOf';

test.each([
  ['1990-05-17T00:00:00+03:00', '17.05.1990'],
  ['весной 1990', 'весной 1990'],
  ['631152000', '01.01.1990'],
  ['0', undefined],
  ['0000-00-00', undefined],
  ['', undefined],
  [null, undefined],
])('the birthday %j is %s', (birthday_at, shown) => {
  expect(birthdayOf({ birthday_at })).toBe(shown);
});
