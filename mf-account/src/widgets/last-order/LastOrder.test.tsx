/** @jest-environment jsdom */
import { ordersQuery } from '@storefront/api-client';
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import LastOrder, { prefetch } from './LastOrder';

const path = '/api/user/orders/';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00+03:00'), advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

const show = (answer: Answer) =>
  renderInShell(<LastOrder />, { session: 'user', answers: { [path]: answer } });
const row = () => screen.findByRole('region', { name: 'Повторить прошлый заказ' });
const shown = async () => (await row()).textContent?.replaceAll(/\s/g, ' ');

test('the last order: dishes in words, day and sum; one press repeats it', async () => {
  const { user, emitted, calls } = show(() => ({
    data: [testOrder({ id: 9 }), testOrder({ id: 8 })],
    meta: {},
  }));
  expect(await shown()).toBe(
    'Повторить прошлый заказФиладельфия с лососем × 2, Рамэн тонкоцуВчера · 1 905 ₽Повторить',
  );
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'cart', params: { repeat: '9' } }]);
  expect(calls.filter((call) => call.path === path)).toHaveLength(1);
});

test.each([
  ['canceled orders', testOrder({ id: 9, status_slug: 'canceled' })],
  ['failed orders', testOrder({ id: 9, status_slug: 'error' })],
  ['orders without dishes', testOrder({ id: 9, items: [] })],
])('%s are left out', async (_, newest) => {
  const { user, emitted } = show(() => [newest, testOrder({ id: 8 })]);
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'cart', params: { repeat: '8' } }]);
});

test('what a back end does not send is left out', async () => {
  const items = [{ id: 1, product_id: 1, amount: 1, product: { name: 'Том ям' } }];
  const bare = { id: 5, status_slug: 'closed', items, created_at: null, datetime: null, delivery_date: null };
  show(() => [{ ...testOrder(bare), full_sum: null, discount_sum: null }]);
  expect(await shown()).toBe('Повторить прошлый заказТом ямПовторить');
});

test.each<[string, Answer]>([
  ['no orders', () => []],
  ['a failure', () => Promise.reject(apiError(500))],
  ['an unreadable answer', () => '<html>'],
])('%s: nothing at all', async (_, answer) => {
  const { container, queryClient, calls, toasts } = show(answer);
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container).toBeEmptyDOMElement();
  expect(toasts()).toEqual([]);
});

test('the server loads the orders, so that the row moves nothing', async () => {
  const { queryClient, calls } = show(() => [testOrder()]);
  await prefetch({ queryClient });
  expect(calls.map((call) => call.path)).toEqual([path]);
  expect(queryClient.getQueryData(ordersQuery().queryKey)?.data).toHaveLength(1);
});
