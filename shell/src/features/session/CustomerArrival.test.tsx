/** @jest-environment jsdom */
import { type DeliveryAddress, on, useTakeMethod } from '@storefront/contracts';
import { type Answer, refuse, renderInShell } from '@storefront/testing';
import { waitFor } from '@testing-library/react';
import { CustomerArrival } from './CustomerArrival';

const address = { street: 'Огородный проезд', home: '16', coordinates: '55.8221,37.6011' };

function arrive(answers: Record<string, Answer> = {}, delivery?: DeliveryAddress) {
  renderInShell(<CustomerArrival />, {
    takeMethod: { delivery },
    answers: {
      '/api/user/get-data/': () => ({ id: 1, phone: '79000000001' }),
      '/api/user/addresses/': () => [
        { ...address, id: 6, default: false },
        { ...address, id: 7, default: true },
      ],
      ...answers,
    },
  });
}

const toasts: string[] = [];
let stopToasts = () => {};
beforeEach(() => {
  toasts.length = 0;
  stopToasts = on('shell:toast-requested', ({ text }) => void toasts.push(text));
});
afterEach(() => stopToasts());

test('where the browser remembers no address, the default one is chosen', async () => {
  arrive();
  await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(7));
  expect(toasts).toEqual([]);
});

test('a remembered address stays', async () => {
  const delivery = { ...address, type: 'delivery', id: 3, fullAddress: 'Дача' } as const;
  const asked = jest.fn(() => []);
  arrive({ '/api/user/addresses/': asked }, delivery);
  await Promise.resolve();
  expect(useTakeMethod.getState().delivery).toEqual(delivery);
  expect(asked).not.toHaveBeenCalled();
});

test('a customer whose data cannot be had is told so once', async () => {
  arrive({
    '/api/user/get-data/': () => {
      throw refuse(422);
    },
  });
  await waitFor(() => expect(toasts).toEqual(['Не удалось получить данные пользователя']));
});
