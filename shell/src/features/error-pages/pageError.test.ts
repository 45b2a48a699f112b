import { ApiError } from '@storefront/api-client';
import { pageErrorOf, unknownRoute } from './pageError';

test.each([
  [
    'the server’s message goes along',
    new ApiError({ kind: 'refused', status: 404, body: { message: 'Акция уже закончилась' } }),
    { status: 404, text: 'Акция уже закончилась' },
  ],
  ['a server that says nothing', new ApiError({ kind: 'refused', status: 502 }), { status: 502 }],
  ['our own words are no customer’s', new Error('no price'), { status: 500 }],
])('%s', (_, error, expected) => expect(pageErrorOf(error)).toEqual(expected));

test('an unknown route is a 404 that says what it is', () => {
  expect(unknownRoute).toEqual({ status: 404, message: 'This page could not be found' });
});
