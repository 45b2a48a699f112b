/** @jest-environment jsdom */
import { createQueryClient } from '@storefront/api-client';
import { isServerOnly } from '@storefront/contracts';
import { type Answer, fakeApi, renderInShell, testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { groupRaw, paths, productRaw } from '../../testing/menuFixture';
import { cardsKey } from '../../shared/menu/menu';
import MenuGroupPage, { prefetch } from './MenuGroupPage';

const answers: Record<string, Answer> = {
  [paths.group]: () => groupRaw,
  [paths.groups]: () => [groupRaw],
  [paths.labels]: () => [],
  [paths.products]: () => [productRaw(), productRaw({ id: 2, slug: 'kanada', name: 'Канада' })],
};

test('shows one group, its count and the breadcrumbs', async () => {
  const { calls } = renderInShell(<MenuGroupPage params={{ group: 'rolly' }} />, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Роллы' })).toBeVisible();
  expect(await screen.findByText('2 позиции')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Меню' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('link', { name: 'Канада' })).toHaveAttribute('href', '/menu/rolly/kanada');
  expect(calls.find(({ path }) => path === paths.products)?.query).toEqual({ groups: [1] });
});

test('a group without products says so', async () => {
  renderInShell(<MenuGroupPage params={{ group: 'rolly' }} />, {
    answers: { ...answers, [paths.products]: () => [] },
  });
  expect(await screen.findByText('В этой группе пока ничего нет')).toBeVisible();
});

test('a wrong slug is a 404', async () => {
  const queryClient = createQueryClient(fakeApi({}).api, { retries: 0 });
  const answer = prefetch({
    params: { group: 'net' },
    search: new URLSearchParams(),
    queryClient,
    brand: testBrand,
  });
  await expect(answer).rejects.toMatchObject({ status: 404 });
});

describe('a group of 120', () => {
  const long = {
    ...answers,
    [paths.products]: () =>
      Array.from({ length: 120 }, (_, index) =>
        productRaw({ id: index + 1, slug: `r-${index + 1}`, name: `Ролл ${index + 1}` }),
      ),
  };

  beforeAll(() => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        observe() {}
        unobserve() {}
      },
      matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    });
  });

  test('renders its first rows and shows the total', async () => {
    renderInShell(<MenuGroupPage params={{ group: 'rolly' }} />, { answers: long });
    expect(await screen.findByText('120 позиций')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(24);
  });

  test('sends the data of these rows alone', async () => {
    const queryClient = createQueryClient(fakeApi(long).api, { retries: 0 });
    await prefetch({
      params: { group: 'rolly' },
      search: new URLSearchParams(),
      queryClient,
      brand: testBrand,
    });
    const lists = queryClient.getQueryCache().findAll({ queryKey: cardsKey });
    const sent = lists.filter(({ meta }) => !isServerOnly(meta));
    expect(sent.map(({ state }) => state.data)).toMatchObject([{ count: 120, cards: { length: 25 } }]);
  });
});
