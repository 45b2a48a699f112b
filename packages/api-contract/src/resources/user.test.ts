import * as z from 'zod/mini';
import { user } from './user';

test.each([
  ['customer', 'customer'],
  ['customer beta', 'customer beta'],
  [['customer', 'beta'], 'customer beta'],
  [{ 0: 'customer', 3: 'beta' }, 'customer beta'],
  [['customer', null, 7, {}], 'customer'],
  [[], null],
  [{}, null],
  ['', null],
  [null, null],
  [undefined, null],
  [true, null],
])('the scope %j is read as %j', (scope, expected) => {
  expect(z.parse(user, { id: 1, scope }).scope).toBe(expected);
});
