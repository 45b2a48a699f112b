/** @jest-environment jsdom */
import { headContext, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import AuthPage, { head } from './AuthPage';

test('logs in under one h1 and emits account:logged-in', async () => {
  const { user, emittedEvents } = renderInShell(<AuthPage />, {
    url: '/auth',
    answers: {
      '/api/auth/': () => ({ success: true, seconds: 60 }),
      '/api/auth/confirm/': () => ({ api_token: '' }),
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Введите номер телефона' })).toBeVisible();
  expect(head(headContext())).toMatchObject({ title: 'Вход — Танто' });
  await user.type(screen.getByLabelText('Номер телефона'), '9161234567{Enter}');
  await user.type(await screen.findByLabelText('Код из СМС, пять цифр'), '40712');
  await waitFor(() => expect(emittedEvents.map(({ name }) => name)).toEqual(['account:logged-in']));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
