/** @jest-environment jsdom */
import { type HeadContext, isPlaceholderRoute, routeIds } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { comingPage } from '.';
import { pageTitles } from './messages';

const owed = routeIds.filter(isPlaceholderRoute);

test('every page that is owed has a title, and no other', () => {
  expect(Object.keys(pageTitles).sort()).toEqual([...owed].sort());
});

test('a page that is not built says so, leads on and names who owes it', () => {
  const { default: Page, head } = comingPage('delivery');
  renderInShell(<Page params={{}} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Условия доставки' })).toBeVisible();
  expect(screen.getByText('Страница скоро появится')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
  expect(screen.getByText(/Owed by the team “content”/)).toBeVisible();
  expect(head?.({ brand: testBrand } as HeadContext)).toEqual({
    title: 'Условия доставки — Танто',
    robots: 'noindex',
  });
});
