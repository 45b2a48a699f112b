import { createApi } from '../call/createApi';
import { readProducts } from './readProducts';

const apiThatAnswers = (answer: unknown) =>
  createApi({ baseUrl: '', fetch: async () => new Response(JSON.stringify(answer)) });
const rows = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  name: `Блюдо ${index + 1}`,
  price: '5',
}));
const read = (answer: unknown) => readProducts(apiThatAnswers(answer), { query: {} });

test('returns all products in order, parsed by the contract', async () => {
  const products = await read(rows);
  expect(products.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(products[0]?.price).toBe(5);
});

test('reads a list under `data` and skips unreadable products', async () => {
  expect(await read({ data: [...rows, { name: 'без номера' }, null] })).toHaveLength(50);
});

test.each([[[]], [{ data: [] }], [{ data: null }], [{}]])('%j has no products', async (answer) => {
  expect(await read(answer)).toEqual([]);
});

test.each([[null], ['<html>'], [{ data: 5 }], [{ message: 'упс' }], [[{ name: 'без номера' }]]])(
  '%j is an error, not an empty list of products',
  async (answer) => {
    await expect(read(answer)).rejects.toMatchObject({ kind: 'unreadable', status: 502 });
  },
);

test('an abort stops the parsing', async () => {
  const leaving = new AbortController();
  const products = readProducts(apiThatAnswers(rows), { query: {}, signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(products).rejects.toThrow('left');
});
