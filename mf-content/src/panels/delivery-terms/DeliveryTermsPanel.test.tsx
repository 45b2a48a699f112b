/** @jest-environment jsdom */
import { apiError, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import DeliveryTermsPanel from './DeliveryTermsPanel';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const zonesPath = '/api/app/delivery-zones/';
const area = [
  [55.7, 37.5],
  [55.7, 37.7],
  [55.9, 37.6],
];

test('shows the terms under headings of a panel, and closes', async () => {
  const { user, emittedEvents } = renderInShell(<DeliveryTermsPanel />, {
    answers: { [zonesPath]: () => [{ name: 'Север', area }] },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Условия доставки' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Проверьте свой адрес' })).toBeVisible();
  expect(await screen.findByText('Север')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(emittedEvents).toEqual([{ name: 'shell:panels-close-requested', payload: {} }]);
});

test('a failed load is toasted (spec §8)', async () => {
  const { emittedEvents } = renderInShell(<DeliveryTermsPanel />, {
    answers: {
      [zonesPath]: () => {
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
