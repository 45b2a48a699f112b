/** @jest-environment jsdom */
import type { HeadContext } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { placeholderPage } from '.';

test('a placeholder page links to the menu and names the team that has to build it', () => {
  const { default: Page, head } = placeholderPage('black-cesar');
  renderInShell(<Page params={{}} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Черный «Цезарь» в подарок' })).toBeVisible();
  expect(screen.getByText('Страница скоро появится')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
  expect(screen.getByText(/the team “content” has not built the page “black-cesar”/)).toBeVisible();
  expect(head?.({ brand: testBrand } as HeadContext)).toEqual({ title: 'Черный «Цезарь» в подарок — Танто' });
});
