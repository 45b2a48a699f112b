/** @jest-environment jsdom */
import { useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { type Answer, apiError, renderInShell, recovering } from '@storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import { recommendedCardsQuery } from '../../shared/menu/menuQueries';
import HomePage from './HomePage';

const observe = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = observe;
      disconnect() {}
    },
    matchMedia: () => ({ matches: false }),
  });
});

const rolls = Array.from({ length: 10 }, (_, index) =>
  productRaw({ id: index + 1, slug: `roll-${index + 1}`, name: `Ролл ${index + 1}` }),
);
const answers: Record<string, Answer> = {
  [paths.groups]: () => [groupRaw, soupsRaw, { id: 3, name: 'Пустая группа', seo_page: { url: 'pusto' } }],
  [paths.labels]: () => [],
  [paths.products]: () => [...rolls, productRaw({ id: 50, slug: 'sup', name: 'Мисо', parent_group_id: 2 })],
  [paths.recommendations]: () => [rolls[0]],
  [paths.settings]: () => [],
};
const open = (more: Record<string, Answer> = {}, takeMethod = {}) =>
  renderInShell(<HomePage />, { answers: { ...answers, ...more }, takeMethod });

test('shows recommendations, then each group with eight products and a link to the rest', async () => {
  open();
  const group = await screen.findByRole('region', { name: 'Роллы' });
  expect(within(group).getAllByRole('article')).toHaveLength(8);
  expect(within(group).getByRole('link', { name: 'Все 30\u00A0позиций' })).toHaveAttribute(
    'href',
    '/menu/rolly',
  );
  const soups = screen.getByRole('region', { name: 'Супы' });
  expect(within(soups).queryByRole('link', { name: /Все/ })).toBeNull();
  const recommended = screen.getByRole('region', { name: 'Рекомендуем' });
  expect(within(recommended).getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Пустая группа' })).toBeNull();
});

test('has one h1, a title, tabs and the other teams’ widgets', async () => {
  open();
  const tabs = await screen.findByRole('navigation', { name: 'Группы меню' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual(['Рекомендуем', 'Роллы', 'Супы']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Танто: доставка для проверок');
  const embedded = document.querySelectorAll<HTMLElement>('[data-widget]');
  expect([...embedded].map(({ dataset }) => dataset['widget'])).toEqual([
    'content:promo-showcase',
    'content:stories',
    'content:news-teaser',
  ]);
});

test.each([
  ['the recommended dishes', {}, 'Рекомендуем', 'Роллы'],
  ['the first group, where nothing is recommended', { [paths.recommendations]: () => [] }, 'Роллы', 'Супы'],
])('a customer has the frequent dishes below %s', async (_, more, above, below) => {
  renderInShell(<HomePage />, { answers: { ...answers, ...more }, session: 'user' });
  const [first, next] = [
    await screen.findByRole('region', { name: above }),
    screen.getByRole('region', { name: below }),
  ];
  const widgets = document.querySelectorAll('[data-widget="catalog:frequent-dishes"]');
  expect(widgets).toHaveLength(1);
  expect(widgets[0]?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(widgets[0]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a customer has the last order above the menu', async () => {
  renderInShell(<HomePage />, { answers, session: 'user' });
  const first = await screen.findByRole('region', { name: 'Рекомендуем' });
  const lastOrder = document.querySelector('[data-widget="account:last-order"]');
  expect(lastOrder?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('only the pictures of the first row are fetched with priority', async () => {
  open({ [paths.recommendations]: () => rolls.slice(0, 6) });
  const recommended = await screen.findByRole('region', { name: 'Рекомендуем' });
  const images = [...recommended.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual([
    'high',
    'high',
    'high',
    'high',
    null,
    null,
  ]);
  expect(images[4]).toHaveAttribute('loading', 'lazy');
});

test('a menu without dishes says so', async () => {
  open({ [paths.products]: () => [], [paths.recommendations]: () => [] });
  expect(await screen.findByRole('heading', { name: 'В меню пока ничего нет' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Группы меню' })).toBeNull();
});

describe('recommendations that could not be loaded with the menu', () => {
  const hit = productRaw({
    id: 50,
    slug: 'sup',
    name: 'Мисо',
    labels: [{ id: 1, name: 'Хит', show_name: true }],
  });
  const products = () => [...rolls, hit];
  const fail = () => {
    throw apiError(500);
  };
  const recommended = async () =>
    within(await screen.findByRole('region', { name: 'Рекомендуем' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test.each([
    ['are loaded again', [rolls[0]], 'Ролл 1'],
    ['are the hits when there are none after all', [], 'Мисо'],
  ])('%s', async (_, second, name) => {
    const attempts = [fail, () => second];
    const { emittedEvents, queryClient } = open({
      [paths.products]: products,
      [paths.recommendations]: () => attempts.shift()?.(),
    });
    await waitFor(() => expect(attempts).toEqual([]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(async () => expect(await recommended()).toEqual([name]));
    expect(emittedEvents).toEqual([]);
  });

  test('are toasted once when they fail again, and leave the page as it is', async () => {
    const { emittedEvents } = open({
      [paths.products]: products,
      [paths.recommendations]: fail,
    });
    await waitFor(() => expect(emittedEvents).not.toEqual([]));
    expect(await recommended()).toEqual(['Мисо']);
    expect(screen.getByRole('region', { name: 'Роллы' })).toBeVisible();
    expect(emittedEvents.map(({ payload }) => payload)).toEqual([
      { text: 'Не удалось получить данные', tone: 'error' },
    ]);
  });
});

/** Shows the recommendations for a cart, as the cart and the empty search do. */
function CartRecommendations() {
  const { data } = useQuery(recommendedCardsQuery(undefined, useLocationFields()));
  return <output>{data?.cards.map(({ name }) => name)}</output>;
}

describe('while the cart shows recommendations of its own', () => {
  const openWithCart = (url = '/') =>
    renderInShell(
      <>
        <HomePage />
        <CartRecommendations />
      </>,
      {
        answers: {
          ...answers,
          [paths.recommendations]: ({ query }) => [
            rolls[(query as { draft_uuid?: string }).draft_uuid ? 4 : 0],
          ],
        },
        takeMethod: { draftUuid: '00000000-0000-4000-8000-000000000001' },
        url,
      },
    );

  test('the page keeps those of the menu', async () => {
    openWithCart();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ролл 5'));
    const recommended = await screen.findByRole('region', { name: 'Рекомендуем' });
    expect(within(recommended).getByRole('heading', { level: 3 })).toHaveTextContent('Ролл 1');
  });

  test('a page with chosen labels still recommends nothing', async () => {
    openWithCart('/?labels=3');
    await screen.findByRole('region', { name: 'Роллы' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ролл 5'));
    expect(screen.queryByRole('region', { name: 'Рекомендуем' })).toBeNull();
  });
});

test('the back end may name the recommendations', async () => {
  open({ [paths.settings]: () => [{ key: 'recommendations_main_title', value: 'Вам понравится' }] });
  expect(await screen.findByRole('region', { name: 'Вам понравится' })).toBeVisible();
});

test('requests the menu at the delivery address', async () => {
  const { calls } = open({}, { delivery: address });
  await screen.findByRole('region', { name: 'Роллы' });
  expect(calls.find(({ path }) => path === paths.products)?.query).toEqual({
    groups: [1, 2, 3],
    latitude: 55.8196,
    longitude: 37.6035,
  });
});

describe('with labels in the URL', () => {
  const labels = () => [{ id: 3, name: 'Острое', show_name: true, product_count: 1 }];
  const openChosen = (products: unknown[]) =>
    renderInShell(<HomePage />, {
      answers: { ...answers, [paths.labels]: labels, [paths.products]: () => products },
      url: '/?labels=3',
    });

  test('shows the dishes with these labels, keeps the labels in links and recommends nothing', async () => {
    const { calls } = openChosen(rolls);
    const group = await screen.findByRole('region', { name: 'Роллы' });
    expect(within(group).getByRole('link', { name: /Все 30/ })).toHaveAttribute(
      'href',
      '/menu/rolly?labels=3',
    );
    expect(screen.queryByRole('region', { name: 'Рекомендуем' })).toBeNull();
    // Without recommendations the first group is the first row.
    expect(group.querySelectorAll('[fetchpriority=high]')).toHaveLength(4);
    expect(calls.find(({ path }) => path === paths.products)?.query).toEqual({
      groups: [1, 2, 3],
      labels: [3],
    });
    expect(calls.some(({ path }) => path === paths.recommendations)).toBe(false);
  });

  test('says so when no dish has all the labels', async () => {
    openChosen([]);
    expect(await screen.findByRole('heading', { name: 'Таких блюд нет' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Группы меню' })).toBeNull();
    expect(await screen.findByRole('link', { name: /Острое/ })).toHaveAttribute('aria-current', 'true');
  });
});

test('a failed load can be retried', async () => {
  const call = recovering(() => [groupRaw], new Error('down'));
  const { user } = open({
    [paths.groups]: call.answer,
  });
  await screen.findByText('Не удалось получить данные');
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('region', { name: 'Роллы' })).toBeVisible();
});
