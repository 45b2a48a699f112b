/** @jest-environment jsdom */
import { createQueryClient } from '@storefront/api-client';
import { isServerOnly, storageKeys } from '@storefront/contracts';
import { type Answer, fakeApi, headContext, renderInShell, testBrand } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import { groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import { cardsKey } from '../../shared/menu/menu';
import MenuGroupPage, { head, prefetch } from './MenuGroupPage';

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

test('leads to the groups beside it with the chosen labels', async () => {
  const [first, last] = [
    { ...soupsRaw, id: 5, name: 'Сеты', seo_page: { url: 'sety' } },
    { ...soupsRaw, id: 6, name: 'Супы' },
  ];
  renderInShell(<MenuGroupPage params={{ group: 'rolly' }} />, {
    answers: { ...answers, [paths.groups]: () => [first, groupRaw, last] },
    url: '/menu/rolly?labels=1',
  });
  const links = within(await screen.findByRole('navigation', { name: 'Соседние группы меню' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Сеты', '/menu/sety?labels=1'],
    ['Супы', '/menu/supy?labels=1'],
  ]);
});

test('a group without products says so', async () => {
  renderInShell(<MenuGroupPage params={{ group: 'rolly' }} />, {
    answers: { ...answers, [paths.products]: () => [] },
  });
  expect(await screen.findByText('В этой группе пока ничего нет')).toBeVisible();
});

describe('the marked dishes', () => {
  const offered: Record<string, Answer> = {
    ...answers,
    [paths.settings]: () => [{ key: 'extras', value: 'favourites' }],
  };
  const key = storageKeys(testBrand.key).favourites;
  const headOfFavourites = async (given: Record<string, Answer>) => {
    const context = headContext({ params: { group: 'favourites' }, answers: given });
    await prefetch(context);
    return head(context);
  };

  beforeAll(() => Promise.all([import('./FavouriteDishes'), import('../../shared/favourites/loadedParts')]));
  beforeEach(() => localStorage.clear());

  test('are listed, the latest first, without those that the menu does not have', async () => {
    localStorage.setItem(key, '2 77 10');
    renderInShell(<MenuGroupPage params={{ group: 'favourites' }} />, { answers: offered });
    expect(await screen.findByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible();
    const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(names).toEqual(['Канада', 'Филадельфия']);
  });

  test('stay on the page when their mark is removed', async () => {
    localStorage.setItem(key, '2');
    const { user } = renderInShell(<MenuGroupPage params={{ group: 'favourites' }} />, { answers: offered });
    await user.click(await screen.findByRole('button', { name: 'Убрать из избранного: Канада' }));
    await user.click(await screen.findByRole('button', { name: 'В избранное: Канада' }));
    expect(await screen.findByRole('button', { name: 'Убрать из избранного: Канада' })).toBeVisible();
    expect(localStorage.getItem(key)).toBe('2');
  });

  test('without any the page says how to mark one', async () => {
    renderInShell(<MenuGroupPage params={{ group: 'favourites' }} />, { answers: offered });
    expect(await screen.findByText('В избранном пока пусто')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
  });

  test('their page belongs to the menu for search engines', async () => {
    expect(await headOfFavourites(offered)).toEqual({
      title: `Избранное — ${testBrand.name}`,
      canonical: '/menu',
    });
  });

  test('without the extra their slug is that of a group', async () => {
    expect(await headOfFavourites(answers)).toMatchObject({ title: `Роллы — ${testBrand.name}` });
    renderInShell(<MenuGroupPage params={{ group: 'favourites' }} />, { answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Роллы' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /избранное/ })).toBeNull();
  });
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
