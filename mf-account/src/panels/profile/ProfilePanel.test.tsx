/** @jest-environment jsdom */
import { apiError, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import ProfilePanel from './ProfilePanel';

const userPath = '/api/user/get-data/';
const ordersPath = '/api/user/orders/';
const maria = { id: 1, name: 'Мария', phone: '79162041873', premium_bonus: { balance: 1240 } };

const renderProfile = (user: unknown, orders: unknown[] = []) =>
  renderInShell(<ProfilePanel />, {
    session: 'user',
    answers: { [userPath]: () => user, [ordersPath]: () => ({ data: orders, meta: {} }) },
  });

test('shows the customer, the bonuses and the orders; a click on an order opens its panel', async () => {
  const { user, emittedEvents } = renderProfile(maria, [testOrder(), testOrder({ id: 7, created_at: null })]);
  expect(screen.getByRole('heading', { level: 2, name: 'Профиль' })).toBeVisible();
  expect(await screen.findByText('Мария')).toBeVisible();
  expect(screen.getByText('+7 916 204-18-73')).toBeVisible();
  expect(screen.getByText('1 240')).toBeVisible();
  await user.click(
    await screen.findByRole('button', { name: /Заказ №\s48\s213.*Готовим заказ · 21 ноября/ }),
  );
  expect(emittedEvents.at(-1)).toEqual({
    name: 'shell:panel-requested',
    payload: { panel: 'order-monitoring', params: { id: '48213' } },
  });
  expect(screen.getByRole('button', { name: /Заказ №\s7\s?Готовим заказ/ })).toBeVisible();
});

test('a customer without a name is «Гость»', async () => {
  const { container } = renderProfile({ id: 1 });
  expect(await screen.findByText('Гость')).toBeVisible();
  expect(await screen.findByText('У вас пока нет заказов...')).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test('«Выйти» opens the confirmation', async () => {
  const { user, emittedEvents } = renderProfile(maria);
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(emittedEvents.at(-1)).toEqual({
    name: 'shell:panel-requested',
    payload: { panel: 'logout-confirm', params: {} },
  });
});

test('a failed load shows a toast and can be retried', async () => {
  let isDown = true;
  const answer = (value: unknown) => () => {
    if (isDown) throw apiError(500);
    return value;
  };
  const { user, emittedEvents } = renderInShell(<ProfilePanel />, {
    session: 'user',
    answers: { [userPath]: answer(maria), [ordersPath]: answer({ data: [testOrder()], meta: {} }) },
  });
  expect(
    await screen.findByRole('heading', { name: 'Не удалось получить данные пользователя' }),
  ).toBeVisible();
  expect(emittedEvents.map(({ payload }) => payload)).toEqual([
    { text: 'Не удалось получить данные пользователя', tone: 'error' },
  ]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Мария')).toBeVisible();
});
