import { guardRedirect, pathAfterLogin, pathOnThisSite } from './guards';

const none = new URLSearchParams();
const guest = { status: 'guest' } as const;
const user = { status: 'user' } as const;

test.each([
  ['anyone', guest, undefined],
  ['anyone', user, undefined],
  ['guest', guest, undefined],
  ['guest', user, '/'],
  ['user', guest, '/auth?next=%2Fmonitoring%2F5'],
  ['user', user, undefined],
] as const)('%s for %p leads to %p', (guard, session, target) => {
  expect(guardRedirect(guard, session, '/monitoring/5', none)).toBe(target);
});

test.each([
  ['/monitoring/5', '/monitoring/5'],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['/.//elsewhere.example', undefined],
  ['monitoring', undefined],
  [null, undefined],
])('pathOnThisSite(%p) is %p', (value, expected) => {
  expect(pathOnThisSite(value)).toBe(expected);
});

test('the path before login is restored, a foreign one is home', () => {
  expect(pathAfterLogin(new URLSearchParams({ next: '/monitoring/5' }))).toBe('/monitoring/5');
  expect(pathAfterLogin(new URLSearchParams({ next: '//evil.example' }))).toBe('/');
});
