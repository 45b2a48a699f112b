import { hasProfileName } from './profile';

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
