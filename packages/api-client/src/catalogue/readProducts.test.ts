import { type Api, createApi } from '../call/createApi';
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

describe('a long list', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { window: globalThis });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'window');
  });

  const readAtOnce = (count: number, signal?: AbortSignal) =>
    readProducts({ call: async () => rows.slice(0, count) } as unknown as Api, { query: {}, signal });

  test.each([
    [0, 0],
    [16, 0],
    [17, 1],
    [33, 2],
  ])('of %i products lets the browser handle input %i times', async (count, pauses) => {
    const setTimeout = jest.spyOn(globalThis, 'setTimeout');
    const products = readAtOnce(count);
    await jest.runAllTimersAsync();
    expect(await products).toHaveLength(count);
    expect(setTimeout).toHaveBeenCalledTimes(pauses);
  });

  test('is parsed on a server without a pause', async () => {
    Reflect.deleteProperty(globalThis, 'window');
    const setTimeout = jest.spyOn(globalThis, 'setTimeout');
    expect(await readAtOnce(33)).toHaveLength(33);
    expect(setTimeout).not.toHaveBeenCalled();
  });

  test('is left unfinished by a customer who leaves in such a pause', async () => {
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(new Error('left')));
    const products = readAtOnce(17, leaving.signal);
    await Promise.all([expect(products).rejects.toThrow('left'), jest.runAllTimersAsync()]);
  });
});

test('asks for the wanted groups, labels and place', async () => {
  const fetch = jest.fn(async (_url: string) => new Response('[]'));
  const api = createApi({ baseUrl: '', fetch: fetch as unknown as typeof globalThis.fetch });
  await readProducts(api, { query: { groups: [3], labels: [1], organization_id: 4 } });
  expect(decodeURIComponent(fetch.mock.calls[0]?.[0] ?? '')).toBe(
    '/api/app/nomenclature/products/?groups[]=3&labels[]=1&organization_id=4',
  );
});
