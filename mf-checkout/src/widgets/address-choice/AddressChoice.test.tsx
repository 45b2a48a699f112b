/** @jest-environment jsdom */
import { emit, type PanelId, TopPanelProvider, useTakeMethod } from '@storefront/contracts';
import { listenerCount } from '@storefront/contracts/testing';
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

describe('dishes that the address lacks', () => {
  const answers = { [writePath]: () => ({ order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) }) };

  test.each<PanelId>(['addresses', 'delivery-terms'])(
    'are shown once the panel %s has closed',
    async (panel) => {
      const onApplied = jest.fn();
      const { opened } = openInShell(
        <TopPanelProvider value>
          <AddressChoice address={saved} onApplied={onApplied} />
        </TopPanelProvider>,
        { session: 'user', answers },
      );
      await waitFor(() => expect(onApplied).toHaveBeenCalled());
      expect(opened()).toEqual([]);
      act(() => emit('shell:panel-closed', { panel }));
      await waitFor(() => expect(opened()).toEqual(['unavailable-items']));
    },
  );

  test('are shown at once on a page, and not again when a later panel closes', async () => {
    const listeners = listenerCount('shell:panel-closed');
    const onApplied = jest.fn();
    const { opened, stopListening } = openInShell(<AddressChoice address={saved} onApplied={onApplied} />, {
      answers,
    });
    await waitFor(() => expect(onApplied).toHaveBeenCalled());
    expect(opened()).toEqual(['unavailable-items']);
    stopListening();
    expect(listenerCount('shell:panel-closed')).toBe(listeners);
  });
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
