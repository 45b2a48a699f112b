/** @jest-environment jsdom */
import type { HeadContext } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { placeholderPage } from '.';

test('a placeholder page links to the menu and names the team that has to build it', () => {
  const { default: Page, head } = placeholderPage('delivery');
  renderInShell(<Page params={{}} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Условия доставки' })).toBeVisible();
  expect(screen.getByText('Страница скоро появится')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
  expect(screen.getByText(/the team “content” has not built the page “delivery”/)).toBeVisible();
  expect(head?.({ brand: testBrand } as HeadContext)).toEqual({ title: 'Условия доставки — Танто' });
});
