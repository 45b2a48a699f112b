import { statusOf } from './statusOf';

test.each([
  ['statusCode comes first', { statusCode: 404, status: 500, response: { status: 503 } }, 404],
  ['then comes status', { status: 410, response: { status: 503 } }, 410],
  ['then comes the response', { response: { status: 503 } }, 503],
  ['an error without one', new Error('oh'), 500],
  ['a thrown text', 'oh', 500],
  ['nothing', undefined, 500],
  ['null', null, 500],
  ['a status below 400 is ignored', { statusCode: 200, status: 302 }, 500],
  ['a text is not a status', { statusCode: '404' }, 500],
  ['NaN is ignored', { statusCode: Number.NaN, status: 404 }, 404],
])('%s', (_, error, status) => {
  expect(statusOf(error)).toBe(status);
});
