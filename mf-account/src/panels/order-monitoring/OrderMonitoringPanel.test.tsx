/** @jest-environment jsdom */
import { apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import OrderMonitoringPanel from './OrderMonitoringPanel';

const path = '/api/user/orders/{id}/';

test('shows the order in its head and the status in the document title, which it restores', async () => {
  document.title = 'Меню';
  const { unmount } = renderInShell(<OrderMonitoringPanel id="48213" />, {
    answers: { [path]: () => testOrder() },
  });
  expect(screen.getByRole('heading', { level: 2, name: /Заказ №\s48\s213/ })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Готовим заказ' })).toBeVisible();
  expect(document.title).toBe('Готовим заказ · Заказ №\u00A048\u00A0213');
  unmount();
  expect(document.title).toBe('Меню');
});

test('a failed load shows a toast and emits account:order-load-failed', async () => {
  const { emittedEvents } = renderInShell(<OrderMonitoringPanel id="1" />, {
    answers: {
      [path]: () => {
        throw apiError(500);
      },
    },
  });
  await waitFor(() =>
    expect(emittedEvents).toEqual([
      {
        name: 'shell:toast-requested',
        payload: { text: 'Не удалось получить данные', tone: 'error' },
      },
      { name: 'account:order-load-failed', payload: { id: '1' } },
    ]),
  );
});
