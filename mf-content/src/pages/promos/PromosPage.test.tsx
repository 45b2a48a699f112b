/** @jest-environment jsdom */
import { createQueryClient, promosQuery } from '@storefront/api-client';
import { keepTogether } from '@storefront/domain';
import { type Answer, fakeApi, headContext, renderInShell, testBrand, recovering } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import { rawPromo } from '../../testing/rawPromo';
import PromosPage, { head, prefetch, schema } from './PromosPage';

const path = '/api/promos/';
const promos = [
  {
    id: 1,
    name: 'Вечер на двоих',
    lead: 'Сет «Первое свидание»',
    tint: 'set',
    link: '/restaurants',
    button: 'Найти ресторан',
    section: 'Скидки',
    active_to: '2026-12-01T00:00:00+03:00',
  },
  { id: 2, name: 'Рамэн', tint: 'plum', link: 'https://example.com/', active_to: 'скоро' },
];
const renderPage = (answer: Answer = () => promos) =>
  renderInShell(<PromosPage />, { url: '/promos', answers: { [path]: answer } });
const card = async (name: string) =>
  within(
    (await screen.findByRole('heading', { level: 3, name: keepTogether(name) })).closest(
      'article',
    ) as HTMLElement,
  );

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T09:00:00Z')));
afterEach(() => jest.restoreAllMocks());

test('a card shows name, lead, last day and link', async () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible();
  const first = await card('Вечер на двоих');
  expect(first.getByText('Сет «Первое свидание»')).toBeVisible();
  expect(first.getByText(/^до\s30\sноября$/)).toBeVisible();
  expect(first.getByRole('link', { name: 'Найти ресторан: Вечер на двоих' })).toHaveAttribute(
    'href',
    '/restaurants',
  );
});

test('the name is a link to the page of the promotion; a press opens its panel', async () => {
  const { user, emittedEvents } = renderPage();
  const link = (await card('Рамэн')).getByRole('link', { name: 'Рамэн' });
  expect(link).toHaveAttribute('href', '/promos/2');
  await user.click(link);
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'promo', params: { slug: '2' } });
});

test('promotions are listed by section, promotions without a section last', async () => {
  renderPage(() => [promos[1], promos[0]]);
  await card('Рамэн');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Акции',
    'Скидки',
    'Вечер на\u00A0двоих',
    'Другие акции',
    'Рамэн',
  ]);
});

test('a back end with the fields of the specification alone: picture, text, code, dates, button and link', async () => {
  const { container } = renderPage(() => [rawPromo()]);
  expect(
    await screen.findByRole('heading', { level: 2, name: keepTogether('Моти в подарок') }),
  ).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/storage/promo.jpg');
  expect(screen.getByText(/^Три пирожных к заказу от 1800 рублей/)).toBeVisible();
  expect(screen.getByText('Промокод MOCHI')).toBeVisible();
  expect(screen.getByText(/^до\s30\sноября$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Применить промокод: Моти в подарок' })).toBeVisible();
  expect(screen.getByRole('link', { name: keepTogether('Моти в подарок') })).toHaveAttribute(
    'href',
    '/promos/7',
  );
});

test('a promotion that is over or has not begun is left out', async () => {
  renderPage(() => [
    rawPromo(),
    rawPromo({ id: 8, name: 'Прошлая', active_to: '2026-11-20' }),
    rawPromo({ id: 9, name: 'Будущая', active_from: '2026-11-22' }),
  ]);
  await screen.findByText('Моти в подарок');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('exports its title and breadcrumbs', async () => {
  expect(head(headContext()).title).toBe('Акции — Танто');
  expect(await schema(headContext())).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Танто' }, { name: 'Акции' }] },
  ]);
});

test('a link to another site and a date that cannot be read are left out', async () => {
  const { container } = renderPage();
  expect((await card('Рамэн')).getByRole('link', { name: /^Посмотреть/ })).toHaveAttribute('href', '/');
  expect(container).not.toHaveTextContent(/undefined|null|NaN|Invalid/);
});

test('without promotions it links to the menu', async () => {
  renderPage(() => []);
  expect(await screen.findByRole('heading', { name: 'Сейчас акций нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
});

test('a failed load can be retried', async () => {
  const call = recovering(() => promos);
  const { user } = renderPage(call.answer);
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Рамэн' })).toBeVisible();
});

test('prefetch loads the promotions', async () => {
  const { api } = fakeApi({ [path]: () => promos });
  const queryClient = createQueryClient(api, { retries: 0 });
  await prefetch({ params: {}, search: new URLSearchParams(), queryClient, brand: testBrand });
  expect(queryClient.getQueryData(promosQuery().queryKey)).toHaveLength(2);
});
