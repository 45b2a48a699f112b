/** @jest-environment jsdom */
import { refuse, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { testOrder } from '../../shared/testOrder';
import ProfilePanel from './ProfilePanel';

const userPath = '/api/user/get-data/';
const ordersPath = '/api/user/orders/';
const maria = { id: 1, name: 'Мария', phone: '79162041873', premium_bonus: { balance: 1240 } };

const draw = (user: unknown, orders: unknown[] = []) =>
  renderInShell(<ProfilePanel />, {
    session: 'user',
    answers: { [userPath]: () => user, [ordersPath]: () => ({ data: orders, meta: {} }) },
  });

test('shows who it is, the bonuses and the orders; an order opens beside it', async () => {
  const { user, heard } = draw(maria, [testOrder(), testOrder({ id: 7, created_at: null })]);
  expect(screen.getByRole('heading', { level: 2, name: 'Профиль' })).toBeVisible();
  expect(await screen.findByText('Мария')).toBeVisible();
  expect(screen.getByText('+7 916 204-18-73')).toBeVisible();
  expect(screen.getByText('1 240')).toBeVisible();
  await user.click(
    await screen.findByRole('button', { name: /Заказ №\s48\s213.*Готовим заказ · 21 ноября/ }),
  );
  expect(heard.at(-1)).toEqual({
    name: 'shell:panel-requested',
    payload: { panel: 'order-monitoring', params: { id: '48213' } },
  });
  expect(screen.getByRole('button', { name: /Заказ №\s7\s?Готовим заказ/ })).toBeVisible();
});

test('a customer of whom nothing is known is «Гость»', async () => {
  const { container } = draw({ id: 1 });
  expect(await screen.findByText('Гость')).toBeVisible();
  expect(await screen.findByText('У вас пока нет заказов...')).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test('leaving is asked about first', async () => {
  const { user, heard } = draw(maria);
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(heard.at(-1)).toEqual({
    name: 'shell:panel-requested',
    payload: { panel: 'logout-confirm', params: {} },
  });
});

test('what fails says so in a toast and can be tried again', async () => {
  let isDown = true;
  const answer = (value: unknown) => () => {
    if (isDown) throw refuse(500);
    return value;
  };
  const { user, heard } = renderInShell(<ProfilePanel />, {
    session: 'user',
    answers: { [userPath]: answer(maria), [ordersPath]: answer({ data: [testOrder()], meta: {} }) },
  });
  expect(
    await screen.findByRole('heading', { name: 'Не удалось получить данные пользователя' }),
  ).toBeVisible();
  expect(heard.map(({ payload }) => payload)).toEqual([
    { text: 'Не удалось получить данные пользователя', tone: 'error' },
  ]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Мария')).toBeVisible();
});
