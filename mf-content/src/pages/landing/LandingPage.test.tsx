/** @jest-environment jsdom */
import { type Answer, apiError, headContext, renderInShell, recovering } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers, landingRaw, paths, productRaw } from '../../testing/testLandings';
import LandingPage, { head, prefetch, schema, widgets } from './LandingPage';

type Answers = Record<string, Answer>;
const renderPage = (path = 'zima', more: Answers = {}) =>
  renderInShell(<LandingPage params={{ '*': path }} />, { answers: { ...answers, ...more } });
const visit = (path: string, more: Answers = {}) =>
  headContext({ params: { '*': path }, answers: { ...answers, ...more } });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const embedded = () =>
  [...document.querySelectorAll('[data-widget]')].map((tag) => tag.getAttribute('data-widget'));
const withLanding = (fields: object): Answers => ({ [paths.landings]: () => [landingRaw(fields)] });

test('shows its name, text and picture, and the groups of the menu', async () => {
  renderPage();
  expect(await title('Зима в миске')).toBeVisible();
  expect(screen.getByText('Бульон варится двенадцать часов.')).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', '/storage/ramen.webp');
  expect(await screen.findByRole('heading', { level: 2, name: 'Что у нас есть' })).toBeVisible();
  expect(embedded()).toEqual(['catalog:menu-groups']);
  expect(screen.queryByRole('button', { name: 'Применить промокод' })).toBeNull();
});

test('shows its promo code and the row of its product’s group', async () => {
  renderPage('zima', withLanding({ promocode: 'SNEG', product: { id: 5, slug: 'kuro-neko' } }));
  expect(await screen.findByText('SNEG')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Применить промокод' })).toBeVisible();
  await waitFor(() => expect(embedded()).toEqual(['catalog:products-slider', 'catalog:recommendations']));
});

test('a code that is refused blocks only its own landing', async () => {
  const refused = () => ({ order: { items: [], promocode: null } });
  const landing = (name: string, url: string) => landingRaw({ name, seo: { url }, promocode: url });
  const { user, rerender } = renderInShell(<LandingPage params={{ '*': 'leto' }} />, {
    session: 'user',
    answers: {
      ...answers,
      [paths.landings]: () => [landing('Зима', 'zima'), landing('Лето', 'leto')],
      [paths.submitPromo]: refused,
      '/api/app/order/get/': refused,
    },
  });
  await title('Лето');
  rerender(<LandingPage params={{ '*': 'zima' }} />);
  await title('Зима');
  await user.click(screen.getByRole('button', { name: 'Применить промокод' }));
  await screen.findByRole('button', { name: 'Введите другой промокод' });
  // Back to the first landing, whose data is in the cache.
  rerender(<LandingPage params={{ '*': 'leto' }} />);
  await title('Лето');
  expect(screen.getByRole('button', { name: 'Применить промокод' })).not.toHaveAttribute('aria-disabled');
});

test('shows skeletons while it loads', () => {
  renderPage('zima', { [paths.landings]: () => new Promise(() => undefined) });
  expect(screen.getByText('Загружаем страницу')).toBeInTheDocument();
});

test('a failed load can be repeated', async () => {
  const call = recovering(() => [landingRaw()]);
  const { user } = renderPage('zima', {
    [paths.landings]: call.answer,
  });
  expect(await title('Не удалось получить данные')).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title('Зима в миске')).toBeVisible();
});

test('a landing that is gone meanwhile', async () => {
  renderPage('leto');
  expect(await title('Такой страницы не существует')).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test('a product that cannot be loaded leaves the text, and can be requested again', async () => {
  const call = recovering(() => [productRaw()]);
  const { user } = renderPage('zima', {
    ...withLanding({ product_id: '5' }),
    [paths.products]: call.answer,
  });
  expect(await title('Зима в миске')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  call.recover();
  await user.click(retry);
  await waitFor(() => expect(embedded()).toContain('catalog:products-slider'));
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

test('a landing with only its url is a page of the menu', async () => {
  renderPage('bare', { [paths.landings]: () => [{ seo: { url: 'bare' } }] });
  expect(await title('Танто')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Что у нас есть' })).toBeVisible();
});

test('exports title, description, picture and canonical', async () => {
  const context = visit('zima');
  await prefetch(context);
  expect(head(context)).toEqual({
    title: 'Зимнее меню — Танто',
    description: 'Супы и чай',
    image: '/storage/ramen.webp',
    canonical: '/zima',
  });
});

test('the page, its breadcrumbs and its questions are described to search engines', async () => {
  const context = visit('zima');
  await prefetch(context);
  expect(await schema(context)).toMatchObject([
    { '@type': 'WebPage', name: 'Зима в миске', url: 'https://shop.example/zima' },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Танто' }, { name: 'Зима в миске' }] },
    {
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Сколько ждать?', acceptedAnswer: { text: 'Сорок минут.' } }],
    },
  ]);
});

test.each<[string, object, Answers, unknown[]]>([
  ['nothing of the menu', {}, {}, [{ id: 'catalog:menu-groups', props: {} }]],
  [
    'a group that its text links to',
    { content: '<a href="/menu/supy/ramen">Рамен</a>' },
    { [paths.group]: () => ({ id: 6, name: 'Супы' }) },
    [{ id: 'catalog:products-slider', props: { title: 'Супы', groupId: 6 } }],
  ],
  [
    'a product',
    { product: { id: 5, slug: 'kuro-neko' } },
    {},
    [
      { id: 'catalog:products-slider', props: { title: 'Роллы', groupId: 3, firstId: 5 } },
      { id: 'catalog:recommendations', props: { title: 'Рекомендуем', productId: 5 } },
    ],
  ],
  [
    'a product by its id alone, whose group is known by its id alone',
    { product_id: 5 },
    {
      [paths.products]: () => ({ data: [productRaw()] }),
      [paths.product]: () => productRaw({ group: null }),
      [paths.groups]: () => [{ id: 3, name: 'Роллы' }],
    },
    [
      { id: 'catalog:products-slider', props: { title: 'Роллы', groupId: 3, firstId: 5 } },
      { id: 'catalog:recommendations', props: { title: 'Рекомендуем', productId: 5 } },
    ],
  ],
  [
    'a product whose group only the menu knows',
    { product: { id: 5, slug: 'kuro-neko' } },
    {
      [paths.products]: ({ query }) =>
        (query as { groups?: number[] }).groups?.[0] === 3 ? [{ id: 5, name: 'Куро Нэко' }] : [],
      [paths.product]: () => productRaw({ group: null, parent_group_id: null }),
      [paths.groups]: () => [
        { id: 2, name: 'Супы' },
        { id: 3, name: 'Роллы' },
      ],
    },
    [
      { id: 'catalog:products-slider', props: { title: 'Роллы', groupId: 3, firstId: 5 } },
      { id: 'catalog:recommendations', props: { title: 'Рекомендуем', productId: 5 } },
    ],
  ],
  [
    'a combo',
    { product: { id: 5, slug: 'kuro-neko' } },
    { [paths.product]: () => productRaw({ content: [{ id: 1, products: [{ id: 9, name: 'Маки' }] }] }) },
    [
      { id: 'catalog:combo-slider', props: { slug: 'kuro-neko' } },
      { id: 'catalog:products-slider', props: { title: 'Роллы', groupId: 3, exceptId: 5 } },
      { id: 'catalog:recommendations', props: { title: 'Рекомендуем', productId: 5 } },
    ],
  ],
  [
    'a product that is no longer sold',
    { product_id: 99 },
    { [paths.products]: () => [productRaw()] },
    [{ id: 'catalog:menu-groups', props: {} }],
  ],
  [
    'a product that its back end does not know',
    { product: { id: 5, slug: 'x' } },
    { [paths.product]: () => Promise.reject(apiError(404)) },
    [{ id: 'catalog:menu-groups', props: {} }],
  ],
  [
    'a group that its back end does not know',
    { content: '<a href="/menu/zima">Зима</a>' },
    { [paths.group]: () => Promise.reject(apiError(404)) },
    [{ id: 'catalog:menu-groups', props: {} }],
  ],
  [
    'a product that fails to load',
    { product: { id: 5, slug: 'x' } },
    { [paths.product]: () => Promise.reject(apiError(500)) },
    [],
  ],
])('the server loads the blocks of a landing about %s', async (_, fields, more, expected) => {
  const context = visit('zima', { ...withLanding(fields), ...more });
  await prefetch(context);
  expect(widgets(context)).toEqual(expected);
});

test.each(['leto', 'Zima', '', '\0', '__proto__', 'legal'])('the path %j is a 404', async (path) => {
  const context = visit(path);
  await expect(prefetch(context)).rejects.toMatchObject({ status: 404 });
  await expect(schema(context)).resolves.toEqual([]);
  expect(widgets(context)).toEqual([]);
});

test('a failed list decides about the status, and a chain without the call has no landings', async () => {
  const down = { [paths.landings]: () => Promise.reject(apiError(503)) };
  await expect(prefetch(visit('zima', down))).rejects.toMatchObject({ status: 503 });
  const absent = { [paths.landings]: () => Promise.reject(apiError(404)) };
  await expect(prefetch(visit('zima', absent))).rejects.toMatchObject({ status: 404 });
});

test('a landing without a name is called by its SEO title in the heading and for search engines', async () => {
  const landing = landingRaw({ name: null, seo: { url: 'zima', title: 'Зимнее меню' } });
  const unnamed = { ...answers, [paths.landings]: () => [landing] };
  renderInShell(<LandingPage params={{ '*': 'zima' }} />, { answers: unnamed });
  expect(await screen.findByRole('heading', { level: 1, name: 'Зимнее меню' })).toBeVisible();
  const context = headContext({ params: { '*': 'zima' }, answers: unnamed });
  await prefetch(context);
  expect(head(context)).toMatchObject({ title: 'Зимнее меню — Танто' });
  expect((await schema(context))[0]).toMatchObject({ name: 'Зимнее меню' });
});
