import { ApiError } from '@storefront/api-client';
import { pageErrorOf, unknownRoute } from './pageError';

test.each([
  [
    'the server’s message is included',
    new ApiError({ kind: 'refused', status: 404, body: { message: 'Акция уже закончилась' } }),
    { status: 404, text: 'Акция уже закончилась' },
  ],
  ['a server without a message', new ApiError({ kind: 'refused', status: 502 }), { status: 502 }],
  ['the message of our own error is not shown', new Error('no price'), { status: 500 }],
])('%s', (_, error, expected) => expect(pageErrorOf(error)).toEqual(expected));

test('an unknown route is a 404 with a message for developers', () => {
  expect(unknownRoute).toEqual({ status: 404, message: 'This page could not be found' });
});
