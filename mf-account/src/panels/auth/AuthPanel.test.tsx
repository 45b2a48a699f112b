/** @jest-environment jsdom */
import { backToPreviousPanel, PanelBackProvider } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import AuthPanel from './AuthPanel';

const answers = {
  '/api/auth/': () => ({ success: true, seconds: 60 }),
  '/api/auth/confirm/': () => ({ api_token: '' }),
};

test('logs in and emits account:logged-in', async () => {
  const { user, emittedEvents } = renderInShell(<AuthPanel />, { answers });
  expect(screen.getByRole('heading', { level: 2, name: 'Введите номер телефона' })).toBeVisible();
  await user.type(screen.getByLabelText('Номер телефона'), '9161234567{Enter}');
  await user.type(await screen.findByLabelText('Код из СМС, пять цифр'), '40712');
  await waitFor(() => expect(emittedEvents.map(({ name }) => name)).toEqual(['account:logged-in']));
});

test('«Назад» returns from the code to the phone, and from the phone to the panel below', async () => {
  const { user, emittedEvents } = renderInShell(
    <PanelBackProvider value={{ label: 'Назад', onPress: backToPreviousPanel }}>
      <AuthPanel />
    </PanelBackProvider>,
    { answers },
  );
  await user.type(screen.getByLabelText('Номер телефона'), '9161234567{Enter}');
  await screen.findByRole('heading', { name: 'Код из СМС' });
  await user.click(screen.getByRole('button', { name: 'Назад' }));
  expect(screen.getByRole('heading', { name: 'Введите номер телефона' })).toBeVisible();
  expect(emittedEvents).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Назад' }));
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(emittedEvents.map(({ name }) => name)).toEqual([
    'shell:panel-back-requested',
    'shell:panels-close-requested',
  ]);
});
