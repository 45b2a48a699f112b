import { type AccessVisitor, hasAccess } from './access';

const staff = { scope: 'staff' } as const;

test.each<[Parameters<typeof hasAccess>[0], AccessVisitor, boolean]>([
  [undefined, { status: 'guest' }, true],
  ['user', { status: 'guest' }, false],
  ['user', { status: 'user' }, true],
  [staff, { status: 'user', scope: 'staff' }, true],
  [staff, { status: 'user', scope: 'customer staff' }, true],
  [staff, { status: 'user', scope: 'customer' }, false],
  [staff, { status: 'user', scope: 'staffing' }, false],
  [staff, { status: 'user', scope: null }, false],
  [staff, { status: 'user' }, false],
  // The name of the last customer may still be in memory after a logout.
  [staff, { status: 'guest', scope: 'staff' }, false],
])('access %j for %j: %s', (access, visitor, expected) => {
  expect(hasAccess(access, visitor)).toBe(expected);
});
