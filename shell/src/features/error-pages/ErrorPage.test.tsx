/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { ErrorPage } from '.';

const working = 'Уже разбираемся с проблемой, скоро все заработает!';

test('a 404 says that the page does not exist and offers no reload', () => {
  renderInShell(<ErrorPage error={{ status: 404 }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Такой страницы не существует' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(working)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Обновить' })).not.toBeInTheDocument();
});

test.each([
  [500, 'Сервер не доступен'],
  [503, 'Что-то пошло не так'],
  [410, 'Что-то пошло не так'],
])('%d', (status, title) => {
  renderInShell(<ErrorPage error={{ status }} />, { url: '/menu?sort=price' });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(working)).toBeVisible();
  // A link to the page itself: reloading needs no script.
  expect(screen.getByRole('link', { name: 'Обновить' })).toHaveAttribute('href', '/menu?sort=price');
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test('it shows the server’s message and hides the message for developers', () => {
  const { container } = renderInShell(
    <ErrorPage error={{ status: 404, text: 'Акция уже закончилась', message: 'no such promo' }} />,
  );
  expect(screen.getByRole('heading', { name: 'Такой страницы не существует' })).toBeVisible();
  expect(screen.getByText('Акция уже закончилась')).toBeVisible();
  expect(container).not.toHaveTextContent('no such promo');
});
