/** @jest-environment jsdom */
import { emit, useTakeMethod } from '@storefront/contracts';
import { apiError } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';
import { deliveryAddress, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import AddressChoice from './AddressChoice';

const saved = { ...deliveryAddress, id: 5, home: '20', coordinates: '55.8000,37.6000' };
const writePath = '/api/app/order/change-take-method/';

test('the address becomes the place of the order, and the cart of the server follows', async () => {
  const onApplied = jest.fn();
  const { sent, emitted } = openInShell(<AddressChoice address={saved} onApplied={onApplied} />, {
    session: 'user',
    takeMethod: { takeMethod: 'pickup', pickup: pickupRestaurant, draftUuid: 'd-1' },
    answers: { [writePath]: () => ({ order: rawCart() }) },
  });
  await waitFor(() => expect(onApplied).toHaveBeenCalledWith(saved));
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: { id: 5 } });
  expect(sent(writePath)).toEqual([expect.objectContaining({ method: 'delivery', address_id: 5 })]);
  expect(emitted('checkout:address-chosen')).toEqual([{ takeMethod: 'delivery' }]);
});

test('dishes that the address lacks are shown once the panel of saved addresses has closed', async () => {
  const onApplied = jest.fn();
  const { opened } = openInShell(<AddressChoice address={saved} onApplied={onApplied} />, {
    session: 'user',
    answers: { [writePath]: () => ({ order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) }) },
  });
  await waitFor(() => expect(onApplied).toHaveBeenCalled());
  expect(opened()).toEqual([]);
  act(() => emit('shell:panel-closed', { panel: 'addresses' }));
  await waitFor(() => expect(opened()).toEqual(['unavailable-items']));
});

test('a failed write is toasted, and the address before it stays chosen', async () => {
  const onApplied = jest.fn();
  const { toasts } = openInShell(<AddressChoice address={saved} onApplied={onApplied} />, {
    session: 'user',
    answers: {
      [writePath]: () => {
        throw apiError(500);
      },
    },
  });
  await waitFor(() => expect(onApplied).toHaveBeenCalled());
  expect(toasts()).toEqual(['Не удалось изменить адрес в корзине']);
  expect(useTakeMethod.getState().delivery).toEqual(deliveryAddress);
});
