/** @jest-environment jsdom */
import { matchPath } from '@storefront/router';
import { routes } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import { Footer } from '.';
import { guestLinks } from './footerLinks';

const answers = { '/api/app/settings/': () => [] };

test('links lead to pages that exist', () => {
  renderInShell(<Footer year={2031} />, { answers });
  const footer = within(screen.getByRole('contentinfo'));
  expect(guestLinks.map(({ label }) => footer.getByRole('link', { name: label }))).toHaveLength(3);
  const patterns = Object.values(routes).map(({ path }) => path);
  for (const { to } of guestLinks) {
    expect(patterns.some((path) => matchPath({ path, caseSensitive: true }, to))).toBe(true);
  }
});

test('phone, mail and the year', () => {
  renderInShell(<Footer year={2031} />, { answers });
  expect(screen.getByRole('link', { name: '+7 495 000-11-22' })).toHaveAttribute('href', 'tel:+74950001122');
  expect(screen.getByRole('link', { name: 'delivery@example.com' })).toHaveAttribute(
    'href',
    'mailto:delivery@example.com',
  );
  expect(screen.getByText('© 2031 Танто')).toBeInTheDocument();
});

test('what the brand has no link for is left out', () => {
  const { unmount } = renderInShell(<Footer year={2031} />, { answers });
  expect(screen.queryByText('Приложение')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Разработка' })).not.toBeInTheDocument();
  unmount();
  const links = {
    vk: 'https://vk.example',
    appStore: 'https://apps.example',
    development: 'https://dev.example',
  };
  renderInShell(<Footer year={2031} />, { answers, brand: { ...testBrand, links } });
  expect(screen.getByRole('link', { name: 'Мы ВКонтакте' })).toHaveAttribute('href', links.vk);
  expect(screen.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', links.appStore);
  expect(screen.getByRole('link', { name: 'Разработка' })).toHaveAttribute('href', links.development);
});
