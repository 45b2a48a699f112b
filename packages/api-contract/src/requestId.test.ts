import { requestIdHeader, requestIdOf } from './requestId';

test.each(['3f1f9b1e7b1c4c61', '3f1f9b1e-7b1c-4c61-9d0a-1b1f0d0c0a01'])('the id %s is kept', (id) => {
  expect(requestIdOf({ [requestIdHeader]: id })).toBe(id);
});

test.each([
  undefined,
  '',
  'short',
  'a'.repeat(65),
  'new\nline-of-the-log',
  '79990000000 ',
  ['12345678', '12345678'],
])('%j is replaced', (given) => {
  const [one, other] = [requestIdOf({ [requestIdHeader]: given }), requestIdOf({ [requestIdHeader]: given })];
  expect(one).toMatch(/^[\da-f-]{36}$/);
  expect(one).not.toBe(other);
});
