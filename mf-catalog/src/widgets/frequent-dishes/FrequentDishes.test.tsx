/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { address, cartRaw, groupRaw, paths, productRaw } from '../../testing/menuFixture';
import FrequentDishes from './FrequentDishes';

const ordersPath = '/api/user/orders/';
const order = (...ids: number[]) => ({
  id: ids[0],
  status_slug: 'closed',
  items: ids.map((id) => ({ id, product_id: id, amount: 1, price: 1, product: { name: `Блюдо ${id}` } })),
});
const rolls = [
  productRaw(),
  productRaw({ id: 11, slug: 'kaliforniya', name: 'Калифорния' }),
  productRaw({ id: 12, slug: 'net', name: 'Кончился', is_stoplisted: true }),
  productRaw({ id: 13, slug: 'bez-ceny', name: 'Без цены', price: null }),
];
const answers: Record<string, Answer> = {
  [ordersPath]: () => [order(11, 12, 13, 404), order(10, 11, 12, 13, 404), order(10, 11)],
  [paths.groups]: () => [groupRaw],
  [paths.products]: () => rolls,
  [paths.add]: () => cartRaw([{ id: 7, productId: 11, amount: 1 }]),
};
const show = (more: Record<string, Answer> = {}) =>
  renderInShell(<FrequentDishes />, {
    session: 'user',
    answers: { ...answers, ...more },
    takeMethod: { delivery: address },
  });

test('the dishes of two orders and more that the menu has now, the most frequent first', async () => {
  const { calls } = show();
  expect(await screen.findByRole('region', { name: 'Часто заказываете' })).toBeVisible();
  expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
    expect.stringContaining('Калифорния'),
    expect.stringContaining('Филадельфия'),
  ]);
  expect(calls.find(({ path }) => path === paths.products)?.query).toMatchObject({ latitude: 55.8196 });
});

test('one press adds a dish', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'В корзину: Калифорния' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === paths.add)).toHaveLength(1));
  expect(calls.find(({ path }) => path === paths.add)?.body).toMatchObject({ product_id: 11, amount: 1 });
  expect(await screen.findByRole('button', { name: 'Прибавить: Калифорния' })).toBeVisible();
});

test('without a habit the menu is not requested', async () => {
  const { container, calls, queryClient } = show({ [ordersPath]: () => [order(10, 11)] });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(ordersPath));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls.map(({ path }) => path)).not.toContain(paths.groups);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['orders', ordersPath],
  ['menu', paths.groups],
])('%s that cannot be loaded leave nothing', async (_, path) => {
  const { container, calls, queryClient, toasts } = show({ [path]: () => Promise.reject(apiError(500)) });
  await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container).toBeEmptyDOMElement();
  expect(toasts()).toEqual([]);
});
