/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { PlaceholderPanel } from '.';

test('a placeholder panel offers the phone, closes, and names the team that has to build it', async () => {
  const { user, emittedEvents } = renderInShell(<PlaceholderPanel panel="promo" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Акция' })).toBeVisible();
  expect(screen.getByText('Этот раздел скоро появится')).toBeVisible();
  expect(screen.getByRole('link', { name: /495 000-11-22/ })).toHaveAttribute('href', 'tel:+74950001122');
  expect(screen.getByText(/the team “content” has not built the panel “promo”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(emittedEvents.at(-1)?.name).toBe('shell:panels-close-requested');
});
