import { statusOf } from './statusOf';

test.each([
  ['statusCode first', { statusCode: 404, status: 500, response: { status: 503 } }, 404],
  ['then status', { status: 410, response: { status: 503 } }, 410],
  ['then the response', { response: { status: 503 } }, 503],
  ['an error without one', new Error('oh'), 500],
  ['a thrown text', 'oh', 500],
  ['nothing', undefined, 500],
  ['null', null, 500],
  ['no status of an error', { statusCode: 200, status: 302 }, 500],
  ['a text is no status', { statusCode: '404' }, 500],
  ['nonsense is skipped', { statusCode: Number.NaN, status: 404 }, 404],
])('%s', (_, error, status) => {
  expect(statusOf(error)).toBe(status);
});
