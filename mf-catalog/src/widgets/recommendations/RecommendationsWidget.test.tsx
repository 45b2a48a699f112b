/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { address, cartRaw, groupRaw, paths, productRaw } from '../../testing/menuFixture';
import RecommendationsWidget from './RecommendationsWidget';

const answers: Record<string, Answer> = {
  [paths.groups]: () => [groupRaw],
  [paths.recommendations]: () => [
    productRaw(),
    productRaw({ id: 2, slug: 'x', name: 'Кончился', is_stoplisted: true }),
  ],
  [paths.add]: () => cartRaw([{ id: 7, productId: 10, amount: 1 }]),
};
const show = (more: Record<string, Answer> = {}, productId?: number) =>
  renderInShell(<RecommendationsWidget title="Обратите внимание" productId={productId} />, {
    answers: { ...answers, ...more },
    takeMethod: { delivery: address },
  });

test('offers available products and adds one', async () => {
  const { user, calls } = show({}, 20);
  await user.click(await screen.findByRole('button', { name: 'В корзину: Филадельфия' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe(paths.add));
  expect(screen.queryByText('Кончился')).toBeNull();
  expect(calls.find(({ path }) => path === paths.recommendations)?.query).toMatchObject({ product_id: 20 });
});

test('requests general recommendations without a product', async () => {
  const { calls } = show();
  await screen.findByText('Филадельфия');
  expect(calls.find(({ path }) => path === paths.recommendations)?.query).toMatchObject({ general: 1 });
});

test('first come the cheapest available dishes of at least the given price, each once', async () => {
  const dish = (id: number, price: number | null, more = {}) =>
    productRaw({ id, slug: `dish-${id}`, name: `Блюдо ${id}`, price, ...more });
  const menu = [
    dish(11, 900),
    dish(12, 299),
    dish(13, 300),
    dish(14, 310, { is_stoplisted: true }),
    dish(15, 700),
    dish(16, null),
    dish(17, 500),
    dish(18, 950),
  ];
  renderInShell(<RecommendationsWidget title="Добавьте" atLeast={300} />, {
    answers: {
      ...answers,
      [paths.products]: () => menu,
      [paths.recommendations]: () => [dish(12, 299), dish(15, 700)],
    },
    takeMethod: { delivery: address },
  });
  await screen.findByText('Блюдо 13');
  const names = screen.getAllByText(/^Блюдо/).map(({ textContent }) => textContent);
  expect(names).toEqual(['Блюдо 13', 'Блюдо 17', 'Блюдо 15', 'Блюдо 11', 'Блюдо 12']);
});

test('a menu that cannot be loaded is toasted and leaves the recommendations', async () => {
  const { emittedEvents } = renderInShell(<RecommendationsWidget title="Добавьте" atLeast={300} />, {
    answers: {
      ...answers,
      [paths.products]: () => {
        throw apiError(500);
      },
    },
    takeMethod: { delivery: address },
  });
  expect(await screen.findByText('Филадельфия')).toBeVisible();
  expect(emittedEvents.map(({ payload }) => payload)).toEqual([
    { text: 'Не удалось получить данные', tone: 'error' },
  ]);
});

test('shows four skeletons while loading', () => {
  show({ [paths.recommendations]: () => new Promise(() => {}) });
  expect(screen.getByRole('heading', { name: 'Обратите внимание' })).toBeVisible();
  expect(document.querySelectorAll('[data-shape=tile]')).toHaveLength(4);
});

test('renders nothing without recommendations', async () => {
  const { container, emittedEvents } = show({ [paths.recommendations]: () => [] });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(emittedEvents).toEqual([]);
});

test('a failed load is toasted and renders nothing', async () => {
  const { container, emittedEvents } = show({
    [paths.recommendations]: () => {
      throw apiError(500);
    },
  });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(emittedEvents.map(({ payload }) => payload)).toEqual([
    { text: 'Не удалось получить данные', tone: 'error' },
  ]);
});
