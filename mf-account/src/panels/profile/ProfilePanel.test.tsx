/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell, recovering } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import ProfilePanel from './ProfilePanel';

const userPath = '/api/user/get-data/';
const ordersPath = '/api/user/orders/';
const addressesPath = '/api/user/addresses/';
const maria = { id: 1, name: 'Мария', phone: '79162041873', premium_bonus: { balance: 1240.9 } };
const address = { street: 'Арбат', home: '1', coordinates: '55.7521,37.5933' };

const answers = {
  [userPath]: () => maria,
  [ordersPath]: () => ({ data: [testOrder()], meta: { total: 12 } }),
  [addressesPath]: () => [
    { ...address, id: 1 },
    { ...address, id: 2 },
  ],
  '/api/user/bonus/cards/': () => [{ number: '220488103357' }],
  '/api/user/bonus/buyer-bonus/': () => [{ bonus: 120, expire_at: '2999-11-30' }],
};
const failing = () => {
  throw apiError(500);
};
const renderProfile = (more: Record<string, Answer> = {}) =>
  renderInShell(<ProfilePanel />, { session: 'user', answers: { ...answers, ...more } });

test('shows the customer, the bonuses and the notes of the rows', async () => {
  renderProfile();
  expect(screen.getByRole('heading', { level: 2, name: 'Профиль' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Мария' })).toBeVisible();
  expect(screen.getByText('+7 916 204-18-73')).toBeVisible();
  expect(screen.getByText('1 240')).toBeVisible();
  expect(await screen.findByText(/Сгорят 120\sбонусов 30 ноября 2999/)).toBeVisible();
  expect(await screen.findByText('2204 8810 3357')).toBeVisible();
  expect(await screen.findByRole('button', { name: /12\sзаказов Последний — 21 ноября/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Мои адреса 2\sадреса/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Личные данные В день рождения скидка 20%' })).toBeVisible();
});

test('of several expiring bonuses only the first are mentioned', async () => {
  renderProfile({
    '/api/user/bonus/buyer-bonus/': () => [
      { bonus: 80, expire_at: '2999-12-01' },
      { bonus: 120, expire_at: '2999-11-30' },
    ],
  });
  expect(await screen.findByText(/^Сгорят/)).toHaveTextContent(/120\sбонусов 30 ноября/);
});

test('an order of an earlier year shows the year', async () => {
  renderProfile({
    [ordersPath]: () => ({
      data: [testOrder({ created_at: '2024-11-21T18:42:00+03:00' })],
      meta: { total: 1 },
    }),
  });
  expect(await screen.findByRole('button', { name: /Последний — 21 ноября 2024\sг/ })).toBeVisible();
});

test('an order of today is of today', async () => {
  const today = new Date().toISOString();
  renderProfile({
    [ordersPath]: () => ({ data: [testOrder({ created_at: today })], meta: { total: 1 } }),
  });
  expect(await screen.findByRole('button', { name: /Последний — сегодня/ })).toBeVisible();
});

test.each([
  ['Изменить личные данные', 'personal-data'],
  [/^Мой баланс/, 'bonuses'],
  ['Моя карта', 'bonus-card'],
  ['Показать QR-код официанту', 'qr-code'],
  [/12\sзаказов/, 'purchases'],
  [/Мои адреса/, 'addresses'],
  ['Уведомления', 'notifications'],
  [/Личные данные В день/, 'personal-data'],
  ['Оставить отзыв', 'restaurant-review'],
])('%p opens %s', async (name, panel) => {
  const { user, emittedEvents } = renderProfile();
  await user.click(await screen.findByRole('button', { name }));
  expect(emittedEvents.at(-1)).toEqual({ name: 'shell:panel-requested', payload: { panel, params: {} } });
});

test('a back end with less shows less, and nothing odd', async () => {
  const { container } = renderProfile({
    [userPath]: () => ({ id: 1, premium_bonus: null }),
    [ordersPath]: () => [testOrder({ created_at: null })],
    [addressesPath]: () => [],
    '/api/user/bonus/cards/': () => [],
    '/api/user/bonus/buyer-bonus/': () => null,
  });
  expect(await screen.findByText('Гость')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^1\sзаказ$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Мои адреса' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Моя карта' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Мой баланс Баланс пока неизвестен' })).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null|\b0\b/);
});

test('the bookings of mf-restaurants are below the rows', () => {
  const { container } = renderProfile();
  const widget = container.querySelector('[data-widget="restaurants:bookings"]');
  expect(widget?.previousElementSibling).toContainElement(
    screen.getByRole('button', { name: 'Уведомления' }),
  );
});

test('without the customer the rows work, and the load can be retried', async () => {
  const call = recovering(() => maria);
  const { user, emittedEvents } = renderProfile({
    [userPath]: call.answer,
  });
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем профиль');
  const title = 'Не удалось получить данные пользователя';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(emittedEvents.map(({ payload }) => payload)).toEqual([{ text: title, tone: 'error' }]);
  expect(screen.getByRole('button', { name: 'Показать QR-код официанту' })).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Мария')).toBeVisible();
});

test('the server’s message about orders that do not load is toasted', async () => {
  const { emittedEvents } = renderProfile({
    [ordersPath]: () => {
      throw apiError(422, 'Заказы временно недоступны');
    },
  });
  await waitFor(() =>
    expect(emittedEvents.map(({ payload }) => payload)).toEqual([
      { text: 'Заказы временно недоступны', tone: 'error' },
    ]),
  );
});

test('orders and addresses that do not load are one toast, and their rows stay', async () => {
  const { emittedEvents } = renderProfile({ [ordersPath]: failing, [addressesPath]: failing });
  await waitFor(() =>
    expect(emittedEvents.map(({ payload }) => payload)).toEqual([
      { text: 'Не удалось получить данные', tone: 'error' },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Мои заказы' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Мои адреса' })).toBeVisible();
});
