/** @jest-environment jsdom */
import { resetTakeMethod, useTakeMethod } from '@storefront/contracts';
import type { Cart } from '@storefront/api-contract';
import { apiError, deferredCall } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { deliveryAddress, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { closePanels, coverOrder, openOrder, pickup, savedAddress } from '../../testing/openOrder';

const takeMethodPath = '/api/app/order/change-take-method/';

beforeEach(() => sessionStorage.clear());

describe('the take method', () => {
  const toPickup = async (user: { click: (element: Element) => Promise<void> }) =>
    user.click(await screen.findByRole('radio', { name: 'Самовывоз' }));

  test.each([
    ['keeps a saved address', savedAddress, savedAddress],
    ['forgets an address that was never saved', deliveryAddress, undefined],
  ])('changes with its tab and %s', async (_, delivery, expected) => {
    const { user, sent } = openOrder({
      takeMethod: { ...pickup, takeMethod: 'delivery', delivery },
      answers: { [takeMethodPath]: () => ({ order: rawCart() }) },
    });
    await toPickup(user);
    await waitFor(() =>
      expect(sent(takeMethodPath)).toEqual([{ method: 'pickup', organization_id: pickupRestaurant.id }]),
    );
    expect(await screen.findByRole('button', { name: /На Руставели/ })).toBeInTheDocument();
    expect(useTakeMethod.getState().delivery).toEqual(expected);
  });

  test('falls back when the server refuses it', async () => {
    const call = deferredCall();
    const { user, toasts } = openOrder({ answers: { [takeMethodPath]: call.answer } });
    await toPickup(user);
    await call.isSent();
    expect(screen.getByRole('radio', { name: 'Самовывоз' })).toBeChecked();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сменить тип доставки']));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Доставка' })).toBeChecked());
    expect(useTakeMethod.getState().delivery).toEqual(savedAddress);
  });

  test('falls back to the confirmed one when the server refuses two changes in a row', async () => {
    const { toasts } = openOrder({ answers: { [takeMethodPath]: () => Promise.reject(apiError(500)) } });
    fireEvent.click(await screen.findByRole('radio', { name: 'Самовывоз' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Доставка' }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: savedAddress });
  });

  test('restores no address of a customer whom the server has logged out', async () => {
    const call = deferredCall();
    const { user, queryClient } = openOrder({
      takeMethod: pickup,
      answers: {
        [takeMethodPath]: () =>
          call.answer().catch(() => {
            // The shell does this at the first 401.
            resetTakeMethod();
            throw apiError(401);
          }),
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Доставка' }));
    await call.isSent();
    await call.fail();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: undefined });
  });

  test('leads back to the cart when the new place lacks a dish', async () => {
    const { user, emitted } = openOrder({
      takeMethod: { ...pickup, takeMethod: 'delivery' },
      answers: { [takeMethodPath]: () => ({ order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) }) },
    });
    await toPickup(user);
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  });

  describe('that lacks a dish, with another panel over the order,', () => {
    async function toPickupUnderPanel() {
      const call = deferredCall();
      const view = openOrder({
        takeMethod: { ...pickup, takeMethod: 'delivery' },
        answers: { [takeMethodPath]: call.answer },
      });
      await toPickup(view.user);
      await call.isSent();
      coverOrder();
      await call.succeed({ order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) });
      await waitFor(() => expect(view.queryClient.isMutating()).toBe(0));
      expect(view.emitted('shell:panel-back-requested')).toEqual([]);
      return view;
    }
    const backs = ({ emitted }: Awaited<ReturnType<typeof toPickupUnderPanel>>) =>
      emitted('shell:panel-back-requested').length;

    test('leads back to the cart once that one has closed', async () => {
      const view = await toPickupUnderPanel();
      await closePanels('delivery-time');
      expect(backs(view)).toBe(1);
    });

    test('stays when no dish is unavailable by then', async () => {
      const view = await toPickupUnderPanel();
      act(
        () =>
          void view.queryClient.setQueryData<Cart>(
            ['cart'],
            (cart) => cart && { ...cart, stoplisted_items: [] },
          ),
      );
      await closePanels('delivery-time');
      expect(backs(view)).toBe(0);
    });

    test('leaves the return to the shell when the take method was changed there', async () => {
      const view = await toPickupUnderPanel();
      await closePanels('address-params', 'take-method');
      expect(backs(view)).toBe(0);
    });

    test('leads nowhere when the order closes with it', async () => {
      const view = await toPickupUnderPanel();
      await closePanels('delivery-time', 'order');
      expect(backs(view)).toBe(0);
    });
  });

  test('stays when the place that lacks a dish is not chosen any more', async () => {
    const { emitted, sent, queryClient } = openOrder({
      takeMethod: { ...pickup, takeMethod: 'delivery', delivery: savedAddress },
      answers: {
        [takeMethodPath]: ({ body }) => ({
          order: rawCart({
            stoplisted_items: (body as { method: string }).method === 'pickup' ? [rawItem(9, 'Маки')] : [],
          }),
        }),
      },
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Самовывоз' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Доставка' }));
    await waitFor(() => expect(sent(takeMethodPath)).toHaveLength(2));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });
});
