/** @jest-environment jsdom */
import { headContext, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers, landingRaw, paths } from '../../testing/testLandings';
import BlackCesarPage, { head, prefetch, schema, widgets } from './BlackCesarPage';

test('shows the text, the code with its button, and the product', async () => {
  renderInShell(<BlackCesarPage />, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Черный Цезарь в подарок' })).toBeVisible();
  expect(screen.getByText('Ролл в подарок к заказу от 2 000 ₽.')).toBeVisible();
  expect(screen.getByText('CESAR')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Применить промокод' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Акции' })).toHaveAttribute('href', '/promos');
  await waitFor(() =>
    expect(document.querySelector('[data-widget="catalog:products-slider"]')).toBeInTheDocument(),
  );
});

test('exports head, schema and the blocks of its product', async () => {
  const context = headContext({ answers });
  await prefetch(context);
  expect(head(context)).toMatchObject({
    title: 'Черный Цезарь в подарок — Танто',
    canonical: '/black_cesar_podarok',
  });
  expect((await schema(context))[0]).toMatchObject({ '@type': 'WebPage', name: 'Черный Цезарь в подарок' });
  expect(widgets(context)).toMatchObject([{ props: { firstId: 5 } }, { props: { productId: 5 } }]);
});

test('a chain that gives no such present has no such page', async () => {
  const context = headContext({ answers: { [paths.landings]: () => [landingRaw()] } });
  await expect(prefetch(context)).rejects.toMatchObject({ status: 404 });
});

test('a landing without a name is called by its SEO title in the heading and for search engines', async () => {
  const landing = landingRaw({ name: null, seo: { url: 'black_cesar_podarok', title: 'Зимнее меню' } });
  const unnamed = { ...answers, [paths.landings]: () => [landing] };
  renderInShell(<BlackCesarPage />, { answers: unnamed });
  expect(await screen.findByRole('heading', { level: 1, name: 'Зимнее меню' })).toBeVisible();
  const context = headContext({ params: {}, answers: unnamed });
  await prefetch(context);
  expect(head(context)).toMatchObject({ title: 'Зимнее меню — Танто' });
  expect((await schema(context))[0]).toMatchObject({ name: 'Зимнее меню' });
});
