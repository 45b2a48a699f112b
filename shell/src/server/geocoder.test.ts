import type { FastifyInstance } from 'fastify';
import { startRoutes } from '../testing/startRoutes';
import { geocoderRoutes } from './geocoder';

let shell: FastifyInstance;

beforeAll(async () => {
  shell = await startRoutes();
  geocoderRoutes(shell, { requestsPerMinute: 1000 });
});
afterAll(() => shell.close());

const ask = async (url: string) => {
  const response = await shell.inject(url);
  return [response.statusCode, response.json<unknown>()];
};
const ofLength = (length: number) => `/geo/suggest?q=${'a'.repeat(length)}`;

test('a search finds houses, and a point the house beside it', async () => {
  expect(await ask(`/geo/suggest?q=${encodeURIComponent('проспект мира 5')}`)).toEqual([
    200,
    expect.arrayContaining([expect.objectContaining({ firstLine: 'проспект Мира, 5' })]),
  ]);
  expect(await ask('/geo/reverse?lat=55.7586&lon=37.6117')).toMatchObject([
    200,
    { firstLine: 'Тверская улица, 3' },
  ]);
});

test.each([
  ['an unknown street', 200, '/geo/suggest?q=nowhere', []],
  ['200 letters', 200, ofLength(200), []],
  ['a point with its coordinates swapped', 200, '/geo/reverse?lat=37.6117&lon=55.7586', null],
  ['a point outside the region', 200, '/geo/reverse?lat=59.93&lon=30.31', null],
  ['no search', 422, '/geo/suggest', []],
  ['two searches', 422, '/geo/suggest?q=a&q=b', []],
  ['201 letters', 422, ofLength(201), []],
  ['no longitude', 422, '/geo/reverse?lat=55.7586', null],
  ['no latitude', 422, '/geo/reverse?lon=37.6117', null],
  ['a word for a number', 422, '/geo/reverse?lat=north&lon=37.6117', null],
  ['an infinite number', 422, '/geo/reverse?lat=55.7586&lon=Infinity', null],
])('the answer to %s is a %d that finds nothing', async (_, status, url, nothing) => {
  expect(await ask(url)).toEqual([status, nothing]);
});
