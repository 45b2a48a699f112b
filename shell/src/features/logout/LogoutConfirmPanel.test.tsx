/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { LogoutConfirmPanel } from '.';

test.each([
  ['Остаться', 'shell:panel-back-requested'],
  ['Выйти', 'shell:logout-requested'],
])('«%s» emits %s', async (name, event) => {
  const { user, emittedEvents } = renderInShell(<LogoutConfirmPanel />);
  expect(screen.getByRole('heading', { name: 'Выйти из профиля?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name }));
  expect(emittedEvents).toEqual([{ name: event, payload: {} }]);
});

test('offline it shows a toast and does not log out', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, emittedEvents } = renderInShell(<LogoutConfirmPanel />);
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(emittedEvents).toEqual([
    {
      name: 'shell:toast-requested',
      payload: { text: 'Нет сети. Выйти можно будет, когда она появится', tone: 'error' },
    },
  ]);
  online.mockRestore();
});
