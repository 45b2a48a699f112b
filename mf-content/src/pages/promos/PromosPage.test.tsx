/** @jest-environment jsdom */
import { createQueryClient, promosQuery } from '@storefront/api-client';
import { fakeApi, headContext, apiError, renderInShell } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import PromosPage, { head, prefetch, schema } from './PromosPage';

const path = '/api/promos/';
const promos = [
  {
    id: 1,
    name: 'Вечер на двоих',
    lead: 'Сет «Первое свидание»',
    tint: 'set',
    link: '/menu/sety',
    button: 'Посмотреть сет',
    active_to: '2026-12-01T00:00:00+03:00',
  },
  { id: 2, name: 'Рамэн', tint: 'plum', link: 'https://example.com/', active_to: 'скоро' },
];
const renderPage = (answer: () => unknown = () => promos) =>
  renderInShell(<PromosPage />, { url: '/promos', answers: { [path]: answer } });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement);

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T09:00:00Z')));
afterEach(() => jest.restoreAllMocks());

test('a card shows name, lead, last day and link', async () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible();
  const first = await card('Вечер на двоих');
  expect(first.getByText('Сет «Первое свидание»')).toBeVisible();
  expect(first.getByText(/^до\s30\sноября$/)).toBeVisible();
  expect(first.getByRole('link', { name: 'Посмотреть сет : Вечер на двоих' })).toHaveAttribute(
    'href',
    '/menu/sety',
  );
});

test('exports its title and breadcrumbs', async () => {
  expect(head(headContext()).title).toBe('Акции — Танто');
  expect(await schema(headContext())).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Танто' }, { name: 'Акции' }] },
  ]);
});

test('a link to another site and an unreadable date are left out', async () => {
  const { container } = renderPage();
  expect((await card('Рамэн')).queryByRole('link')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/undefined|null|NaN|Invalid/);
});

test('without promotions it links to the menu', async () => {
  renderPage(() => []);
  expect(await screen.findByRole('heading', { name: 'Сейчас акций нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
});

test('a failed load can be retried', async () => {
  let isDown = true;
  const { user } = renderPage(() => {
    if (isDown) throw apiError(500);
    return promos;
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Рамэн' })).toBeVisible();
});

test('prefetch loads the promotions', async () => {
  const { api } = fakeApi({ [path]: () => promos });
  const queryClient = createQueryClient(api, { retries: 0 });
  await prefetch({ params: {}, search: new URLSearchParams(), queryClient });
  expect(queryClient.getQueryData(promosQuery().queryKey)).toHaveLength(2);
});
