/** @jest-environment jsdom */
import { on, type TakeMethodState, useTakeMethod } from '@storefront/contracts';
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';
import { ReturningCustomer } from './ReturningCustomer';

const address = { street: 'Огородный проезд', home: '16', coordinates: '55.8221,37.6011' };

function renderCustomer(
  answers: Record<string, Answer> = {},
  takeMethod: Partial<TakeMethodState> = {},
  isFromServer = true,
) {
  return renderInShell(<ReturningCustomer isFromServer={isFromServer} />, {
    session: 'user',
    takeMethod,
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

test('the default address is chosen if the browser remembers no address', async () => {
  renderCustomer();
  await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(7));
  expect(toasts).toEqual([]);
});

test('the pickup of a cart from another device comes before the default address', async () => {
  const cart = { items: [{ id: 1, product_id: 2, price: 100 }], full_sum: 100, take_method: 'pickup' };
  const { calls } = renderCustomer({ '/api/app/order/get/': () => ({ order: cart }) });
  await waitFor(() => expect(useTakeMethod.getState().takeMethod).toBe('pickup'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls.map(({ path }) => path)).not.toContain('/api/user/addresses/');
});

test('the coordinates of the default address are cut to four decimals', async () => {
  renderCustomer({
    '/api/user/addresses/': () => [{ ...address, id: 7, default: true, coordinates: '55.82219,37.60119' }],
  });
  await waitFor(() => expect(useTakeMethod.getState().delivery?.coordinates).toBe('55.8221,37.6011'));
});

test('a default address without coordinates is not chosen: it cannot be delivered to', async () => {
  const getAddresses = jest.fn(() => [{ ...address, id: 7, default: true, coordinates: null }]);
  renderCustomer({ '/api/user/addresses/': getAddresses });
  await waitFor(() => expect(getAddresses).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(useTakeMethod.getState().delivery).toBeUndefined();
});

test('a remembered address is kept', async () => {
  const delivery = { ...address, type: 'delivery', id: 3, fullAddress: 'Дача' } as const;
  const getAddresses = jest.fn(() => []);
  renderCustomer({ '/api/user/addresses/': getAddresses }, { delivery });
  await Promise.resolve();
  expect(useTakeMethod.getState().delivery).toEqual(delivery);
  expect(getAddresses).not.toHaveBeenCalled();
});

test('the default address is chosen when a customer switches from pickup', async () => {
  const { calls } = renderCustomer({}, { takeMethod: 'pickup' });
  await act(async () => undefined);
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/get-data/']);
  act(() => useTakeMethod.setState({ takeMethod: 'delivery' }));
  await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(7));
});

test('after a login in another tab the default address is chosen, and the customer is not loaded again', async () => {
  const { calls } = renderCustomer({}, {}, false);
  await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(7));
  expect(calls.map(({ path }) => path)).toEqual(['/api/app/order/get/', '/api/user/addresses/']);
});

test('a failure to load the customer is reported once', async () => {
  renderCustomer({
    '/api/user/get-data/': () => {
      throw apiError(422);
    },
  });
  await waitFor(() => expect(toasts).toEqual(['Не удалось получить данные пользователя']));
});
