/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { LogoutConfirmPanel } from '.';

test.each([
  ['Остаться', 'shell:panel-back-requested'],
  ['Выйти', 'shell:logout-requested'],
])('«%s» asks for %s', async (name, event) => {
  const { user, heard } = renderInShell(<LogoutConfirmPanel />);
  expect(screen.getByRole('heading', { name: 'Выйти из профиля?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name }));
  expect(heard).toEqual([{ name: event, payload: {} }]);
});
