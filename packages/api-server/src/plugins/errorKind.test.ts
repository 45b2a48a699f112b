import { errorKind } from './errorKind';

const failure = (message: string) => new Error(message);
const withCode = (code: string) => Object.assign(failure('refused'), { code });

test.each([
  ['42703', false],
  ['57014', false],
  ['57P01', true],
  ['ECONNREFUSED', true],
])('errors of the driver with the code %s on two routes are one kind: %s', (code, isSameKind) => {
  const error = withCode(code);
  expect(errorKind(error, '/cart/') === errorKind(error, '/orders/')).toBe(isSameKind);
});

test.each([
  ['another message', failure('of one'), failure('of another'), true],
  [
    'another query that failed for the same reason',
    new Error('select 1', { cause: failure('') }),
    new Error('select 2', { cause: failure('') }),
    true,
  ],
  ['another code', withCode('ECONNREFUSED'), withCode('57P01'), false],
  ['another place', failure('here'), new Error('here'), false],
  ['another type', failure(''), new TypeError('here'), false],
  ['another text that is no error', 'text', 'another text', true],
])('an error and one with %s', (_, one, other, isSameKind) => {
  expect(errorKind(one) === errorKind(other)).toBe(isSameKind);
});
