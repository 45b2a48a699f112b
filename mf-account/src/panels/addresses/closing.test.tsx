/** @jest-environment jsdom */
import {
  chooseAddress,
  emit,
  resetTakeMethod,
  type TakeMethodState,
  useTakeMethod,
} from '@storefront/contracts';
import { type Answer, apiError } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';
import {
  arbat,
  cartPath,
  chosen,
  openAddresses,
  radio,
  remove,
  tverskaya,
} from '../../testing/openAddresses';

describe('closing before the late widget has applied the choice', () => {
  /** Chooses «Тверская, 7»; the server answers a change of the address with `answer`. */
  async function choose(takeMethod: Partial<TakeMethodState>, answer: Answer = () => ({ order: null })) {
    const view = openAddresses([arbat, tverskaya], { takeMethod, answers: { [cartPath]: answer } });
    await view.user.click(await radio('Тверская, 7'));
    return view;
  }

  test.each([
    ['another address', { delivery: chosen(5) }],
    ['no address', {}],
    ['pickup', { takeMethod: 'pickup', delivery: chosen(6) }],
  ] as const)('makes it the address of an order with %s', async (_, takeMethod) => {
    const { sent, unmount } = await choose(takeMethod);
    unmount();
    expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: { id: 6 } });
    await waitFor(() =>
      expect(sent(cartPath)).toEqual([expect.objectContaining({ method: 'delivery', address_id: 6 })]),
    );
  });

  const lacking = {
    items: [],
    stoplisted_items: [{ id: 9, product_id: 9, amount: 1, price: 100 }],
    full_sum: 0,
  };

  test('shows the dishes that the address lacks', async () => {
    const { emittedEvents, unmount } = await choose({ delivery: chosen(5) }, () => ({ order: lacking }));
    unmount();
    await waitFor(() =>
      expect(emittedEvents).toContainEqual({
        name: 'shell:panel-requested',
        payload: { panel: 'unavailable-items', params: {} },
      }),
    );
  });

  test('shows no dishes that are missing at an address which the server refuses', async () => {
    const { emittedEvents, toasts, unmount, queryClient } = await choose({ delivery: chosen(5) }, () => {
      throw apiError(500);
    });
    queryClient.setQueryData(['cart'], lacking);
    unmount();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(emittedEvents.map(({ name }) => name)).not.toContain('shell:panel-requested');
  });

  test('restores the address before it when the server refuses', async () => {
    const { toasts, unmount } = await choose({ delivery: chosen(5) }, () => {
      throw apiError(500);
    });
    unmount();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось изменить адрес в корзине']));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
  });

  test.each([
    ['that the widget has begun to apply', 6],
    ['that was chosen elsewhere since', 8],
  ])('leaves a place %s', async (_, id) => {
    const { sent, unmount, queryClient } = await choose({ delivery: chosen(5) });
    act(() => void chooseAddress(chosen(id)));
    unmount();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(id));
    expect(sent(cartPath)).toEqual([]);
  });

  test('chooses nothing after a logout', async () => {
    const { sent, unmount } = await choose({});
    act(() => {
      resetTakeMethod();
      emit('account:logged-out', {});
    });
    unmount();
    expect(useTakeMethod.getState().delivery).toBeUndefined();
    expect(sent(cartPath)).toEqual([]);
  });

  test('sends nothing after a return to the address of the order', async () => {
    const { user, sent, unmount, queryClient } = await choose({ delivery: chosen(5) });
    await user.click(await radio(/Арбат/));
    unmount();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
    expect(sent(cartPath)).toEqual([]);
  });

  test('leaves the order as it was when the address has been removed', async () => {
    const { user, sent, unmount, queryClient } = await choose({ delivery: chosen(5) });
    await user.click(await remove('Тверская, 7'));
    unmount();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
    expect(sent(cartPath)).toEqual([]);
  });
});
