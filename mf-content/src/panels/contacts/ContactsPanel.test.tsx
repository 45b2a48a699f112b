/** @jest-environment jsdom */
import { apiError, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import ContactsPanel from './ContactsPanel';

const path = '/api/app/contact-settings/';

test('shows the contacts and closes', async () => {
  const { user, emittedEvents } = renderInShell(<ContactsPanel />, {
    answers: {
      [path]: () => ({ contact_call_center_numbers: [{ city: 'Москва', phone: '+7 (495) 000-00-24' }] }),
    },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Контакты' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Телефоны' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(emittedEvents).toEqual([{ name: 'shell:panels-close-requested', payload: {} }]);
});

test('a failed load toasts the server’s message and offers another try (spec §8)', async () => {
  const { emittedEvents } = renderInShell(<ContactsPanel />, {
    answers: {
      [path]: () => {
        throw apiError(500);
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(emittedEvents).toContainEqual({
    name: 'shell:toast-requested',
    payload: { text: 'Не удалось получить данные', tone: 'error' },
  });
});
