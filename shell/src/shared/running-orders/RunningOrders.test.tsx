/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { RunningOrders } from './RunningOrders';

const isIdle = jest.fn();
jest.mock('../deferred-parts/useIsIdle', () => ({ useIsIdle: () => isIdle() as boolean }));

const path = '/api/user/orders/';
const order = (id: number, status_slug: string) => ({ id, status_slug, status_id: 1, items: [] });

beforeEach(() => void isIdle.mockReturnValue(true));

const show = (orders: object[], session: 'user' | 'guest' = 'user') =>
  act(async () =>
    renderInShell(
      <button type="button">
        Заказ
        <RunningOrders place="toolbar" />
      </button>,
      { session, answers: { [path]: () => orders } },
    ),
  );
const button = () => screen.getByRole('button');

test('the number of running orders is in the name of the button', async () => {
  await show([order(3, 'new'), order(2, 'on_the_way'), order(1, 'closed')]);
  await waitFor(() => expect(button()).toHaveAccessibleName(/^Заказ\s?\. Ждем 2\sзаказа$/));
  expect(button().querySelector('svg')).toBeVisible();
});

test.each([
  ['a guest', 'guest', true, 0],
  ['a page that still loads', 'user', false, 0],
  ['a customer without a running order', 'user', true, 1],
] as const)('%s has no badge', async (_, session, idle, requests) => {
  isIdle.mockReturnValue(idle);
  const { calls, queryClient } = await show(
    [order(1, session === 'user' && idle ? 'closed' : 'new')],
    session,
  );
  await waitFor(() => expect(calls.filter((call) => call.path === path)).toHaveLength(requests));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(button()).toHaveAccessibleName('Заказ');
  expect(button().querySelector('svg')).toBeNull();
});
