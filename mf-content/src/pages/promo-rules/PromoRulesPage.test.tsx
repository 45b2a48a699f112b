/** @jest-environment jsdom */
import { keepTogether } from '@storefront/domain';
import { apiError, headContext, renderInShell, recovering } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { now, promoPaths as paths, rawPromo } from '../../testing/rawPromo';
import PromoRulesPage, { head, prefetch, schema } from './PromoRulesPage';

const rules = {
  id: 1,
  name: 'Как действуют акции',
  seo: { url: '/promos/rules/', title: 'Правила', description: 'Все о промокодах' },
  content: '<p>Один промокод на заказ.</p>',
};
const over = rawPromo({ id: 9, name: 'Прошлая', active_to: '2026-11-20' });
const answers = { [paths.landings]: () => [rules], [paths.list]: () => [rawPromo(), over] };
const renderPage = (more = {}) =>
  renderInShell(<PromoRulesPage />, { url: '/promos/rules', answers: { ...answers, ...more } });
const visit = (more = {}) => headContext({ answers: { ...answers, ...more } });

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test('shows the chain’s own rules', async () => {
  renderPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Как действуют акции' })).toBeVisible();
  expect(screen.getByText('Один промокод на заказ.')).toBeVisible();
  expect(screen.queryByText('Моти в подарок')).not.toBeInTheDocument();
});

test.each([
  ['has none', () => []],
  ['has an empty one', () => [{ ...rules, content: ' ' }]],
  ['does not know landings', () => Promise.reject(apiError(404))],
])(
  'a chain that %s: the general rules and the conditions of the promotions that are on',
  async (_, landings) => {
    renderPage({ [paths.landings]: landings });
    expect(await screen.findByRole('link', { name: keepTogether('Моти в подарок') })).toHaveAttribute(
      'href',
      '/promos/7',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Правила акций' })).toBeVisible();
    expect(screen.getByText(/действует один промокод/)).toBeVisible();
    expect(screen.getByText('от 1800 рублей')).toBeVisible();
    expect(screen.queryByText('Прошлая')).not.toBeInTheDocument();
  },
);

test('a failed load can be repeated', async () => {
  const call = recovering(() => [rules]);
  const { user } = renderPage({
    [paths.landings]: call.answer,
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Один промокод на заказ.')).toBeVisible();
});

test('promotions that do not load can be loaded again; without any the page says so', async () => {
  const call = recovering(() => []);
  const { user } = renderPage({
    [paths.landings]: () => [],
    [paths.list]: call.answer,
  });
  await screen.findByRole('heading', { name: 'Не удалось получить данные' });
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Сейчас акций нет')).toBeVisible();
});

test('exports its head and breadcrumbs', async () => {
  const context = visit();
  await prefetch(context);
  expect(head(context)).toEqual({ title: 'Правила', description: 'Все о промокодах' });
  expect(await schema(context)).toMatchObject([
    { itemListElement: [{ name: 'Танто' }, { name: 'Акции' }, { name: 'Правила акций' }] },
  ]);
  const bare = visit({ [paths.landings]: () => [] });
  await prefetch(bare);
  expect(head(bare).title).toBe('Правила акций — Танто');
});
