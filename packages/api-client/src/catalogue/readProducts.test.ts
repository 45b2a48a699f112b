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

test('all products in their order, as the contract reads them', async () => {
  const products = await read(rows);
  expect(products.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(products[0]?.price).toBe(5);
});

test('under `data` too, and without those that cannot be read', async () => {
  expect(await read({ data: [...rows, { name: 'без номера' }, null] })).toHaveLength(50);
});

test.each([[null], [{}], ['<html>'], [{ data: 5 }]])('%j has no products', async (answer) => {
  expect(await read(answer)).toEqual([]);
});

test('what nobody waits for is read no further', async () => {
  const leaving = new AbortController();
  const products = readProducts(apiThatAnswers(rows), { query: {}, signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(products).rejects.toThrow('left');
});
