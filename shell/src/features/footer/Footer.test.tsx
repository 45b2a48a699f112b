/** @jest-environment jsdom */
import { matchPath } from '@storefront/router';
import { routes } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import { Footer } from '.';
import { linkGroups } from './linkGroups';

const groups = [
  ['Гостям', linkGroups.guests],
  ['О компании', linkGroups.company],
  ['Партнерам', linkGroups.partners],
] as const;

test.each(groups)('«%s» links to existing pages', (heading, links) => {
  renderInShell(<Footer year={2031} />);
  const nav = within(screen.getByRole('navigation', { name: heading }));
  const entries = nav.getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(links.map(({ label }) => label));
  const shown = nav.getAllByRole('link');
  const patterns = Object.values(routes).map(({ path }) => path);
  for (const link of shown) {
    const to = link.getAttribute('href') ?? '';
    expect(patterns.some((path) => matchPath({ path, caseSensitive: true }, to))).toBe(true);
  }
});

test('guests are asked for a review before the blog (spec §2)', () => {
  renderInShell(<Footer year={2031} />);
  const nav = within(screen.getByRole('navigation', { name: 'Гостям' }));
  expect(nav.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Меню',
    'Рестораны',
    'Доставка',
    'Акции',
    'Бонусы',
    'Оставить отзыв',
    'Блог',
  ]);
  expect(nav.getByRole('button', { name: 'Оставить отзыв' })).toHaveAttribute(
    'data-opens',
    'restaurant-review',
  );
});

test('closed pages have no link', () => {
  const flags = { closeAccess: ['blog', 'franchise', 'cuisine'] as const };
  renderInShell(<Footer year={2031} />, {
    brand: { ...testBrand, flags: { closeAccess: [...flags.closeAccess] } },
  });
  expect(screen.queryByRole('link', { name: 'Блог' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Партнерам' })).not.toBeInTheDocument();
});

test('it shows the logo, phone, e-mail and the year', () => {
  renderInShell(<Footer year={2031} />);
  expect(screen.getByRole('link', { name: 'Танто, на главную' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: '+7 495 000-11-22' })).toHaveAttribute('href', 'tel:+74950001122');
  expect(screen.getByRole('link', { name: 'delivery@example.com' })).toHaveAttribute(
    'href',
    'mailto:delivery@example.com',
  );
  expect(screen.getByText('© 2031 Танто')).toBeInTheDocument();
});

test('the consent button shows only if a service needs consent', () => {
  const { unmount } = renderInShell(<Footer year={2031} />);
  expect(screen.queryByRole('button', { name: 'Согласие на статистику' })).not.toBeInTheDocument();
  unmount();
  const analytics = { errors: { dsn: 'https://abc@errors.example/1' } };
  renderInShell(<Footer year={2031} />, { brand: { ...testBrand, analytics } });
  expect(screen.getByRole('button', { name: 'Согласие на статистику' })).toBeInTheDocument();
});

test('the social networks of the back end replace the brand’s', async () => {
  const socials = [
    { id: 1, link: 'https://ok.ru/sent', iconName: 'odnoklassniki' },
    { id: 2, link: 'javascript:alert(1)', iconName: 'telegram' },
  ];
  renderInShell(<Footer year={2031} />, {
    brand: { ...testBrand, links: { vk: 'https://vk.example' } },
    answers: { '/api/app/contact-settings/': () => ({ socials }) },
  });
  expect(await screen.findByRole('link', { name: 'Мы в Одноклассниках' })).toHaveAttribute(
    'href',
    'https://ok.ru/sent',
  );
  expect(screen.queryByRole('link', { name: /ВКонтакте|Telegram/ })).not.toBeInTheDocument();
});

test('links that the brand does not have are left out', () => {
  const { unmount } = renderInShell(<Footer year={2031} />);
  expect(screen.queryByText('Приложение')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Разработка' })).not.toBeInTheDocument();
  unmount();
  const links = {
    vk: 'https://vk.example',
    appStore: 'https://apps.example',
    design: 'https://design.example',
    development: 'https://dev.example',
  };
  renderInShell(<Footer year={2031} />, { brand: { ...testBrand, links } });
  expect(screen.getByRole('link', { name: 'Мы ВКонтакте' })).toHaveAttribute('href', links.vk);
  expect(screen.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', links.appStore);
  expect(screen.getByRole('link', { name: 'Дизайн' })).toHaveAttribute('href', links.design);
  expect(screen.getByRole('link', { name: 'Разработка' })).toHaveAttribute('href', links.development);
});
