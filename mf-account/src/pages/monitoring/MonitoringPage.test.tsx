/** @jest-environment jsdom */
import { createQueryClient, orderQuery } from '@storefront/api-client';
import { fakeApi, apiError, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import MonitoringPage, { prefetch } from './MonitoringPage';

const detail = '/api/user/orders/{id}/';
const list = '/api/user/orders/';
const answers = {
  [detail]: () => testOrder(),
  [list]: () => ({ data: [testOrder()], meta: {} }),
  '/api/app/settings/': () => [],
};
const context = (params: Record<string, string>, given: Parameters<typeof fakeApi>[0] = answers) => {
  const { api, calls } = fakeApi(given);
  const queryClient = createQueryClient(api, { retries: 0 });
  return { params, search: new URLSearchParams(), queryClient, calls };
};

test('shows the order of the address and its status in the title', async () => {
  renderInShell(<MonitoringPage params={{ id: '48213' }} />, { answers, url: '/monitoring/48213' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Готовим заказ' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Готовим заказ · Заказ №\u00A048\u00A0213 — Танто');
});

test('shows the newest order without an id', async () => {
  const { calls } = renderInShell(<MonitoringPage params={{}} />, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Готовим заказ' })).toBeVisible();
  expect(calls.find(({ path }) => path === detail)?.params).toEqual({ id: 48213 });
});

test('shows a customer without orders a link to the menu', async () => {
  renderInShell(<MonitoringPage params={{}} />, {
    answers: { ...answers, [list]: () => ({ data: [], meta: {} }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'У Вас пока нет заказов...' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
});

test('a failed list of orders can be retried', async () => {
  renderInShell(<MonitoringPage params={{}} />, {
    answers: {
      [list]: () => {
        throw apiError(500);
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('prefetch loads the order or the newest one, and tolerates missing settings', async () => {
  const named = context({ id: '48213' });
  await prefetch(named);
  expect(named.queryClient.getQueryData(orderQuery('48213').queryKey)?.id).toBe(48213);
  const newest = context({}, { [detail]: answers[detail], [list]: answers[list] });
  await prefetch(newest);
  expect(newest.queryClient.getQueryData(orderQuery(48213).queryKey)?.id).toBe(48213);
});

test('prefetch rejects with 404 for another customer’s order', async () => {
  const foreign = context({ id: '1' }, { ...answers, [detail]: () => Promise.reject(apiError(404)) });
  await expect(prefetch(foreign)).rejects.toMatchObject({ status: 404 });
});
