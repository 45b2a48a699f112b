import { ApiError } from '@storefront/api-client';
import { pageErrorOf, routeErrorOf, unknownRoute } from './pageError';

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

test.each([
  ['statusCode comes first', { statusCode: 404, status: 500, response: { status: 503 } }, 404],
  ['then comes status', { status: 410, response: { status: 503 } }, 410],
  ['then comes the response', { response: { status: 503 } }, 503],
  ['an error without one', new Error('oh'), 500],
  ['a thrown text', 'oh', 500],
  ['nothing', undefined, 500],
  ['null', null, 500],
  ['a status below 400 is ignored', { statusCode: 200, status: 302 }, 500],
  ['399 is not an error', { statusCode: 399 }, 500],
  ['400 is the first', { statusCode: 400 }, 400],
  ['599 is the last', { statusCode: 599 }, 599],
  ['600 is none', { statusCode: 600 }, 500],
  ['a fraction is ignored', { statusCode: 404.5 }, 500],
  ['a response of null', { response: null }, 500],
  ['a response without one', { response: 'refused' }, 500],
  ['a text is not a status', { statusCode: '404' }, 500],
  ['NaN is ignored', { statusCode: Number.NaN, status: 404 }, 404],
])('%s', (_, error, status) => {
  expect(pageErrorOf(error).status).toBe(status);
});

test('a landing that is not listed is an unknown route; its other errors stay', () => {
  const missing = new ApiError({ kind: 'refused', status: 404, body: { message: 'Нет' } });
  expect(routeErrorOf('landing', missing)).toEqual(unknownRoute);
  expect(routeErrorOf('promo', missing)).toEqual({ status: 404, text: 'Нет' });
  expect(routeErrorOf('landing', new ApiError({ kind: 'refused', status: 503 }))).toEqual({ status: 503 });
});
