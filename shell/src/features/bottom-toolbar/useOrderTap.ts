import { cartQuery, loadSelectedAddress } from '@storefront/api-client';
import { on, openPanel, selectedAddress, useSession, useTakeMethod } from '@storefront/contracts';
import { hasUnavailableItems } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { useState } from 'react';

/**
 * The tap on «Заказ» (spec §2). Without an address it opens the address panel. Otherwise the cart opens at once and
 * is refetched, and unavailable dishes are shown in a panel over it. A tap before the address is known waits for the
 * address; further taps do nothing meanwhile. If an address loads after the address panel has opened, the panel closes
 * and the cart opens.
 */
export function useOrderTap(): { tap: () => void; isWaiting: boolean } {
  const queryClient = useQueryClient();
  const { status } = useSession();
  const [isWaiting, setIsWaiting] = useState(false);

  async function showUnavailable() {
    let isCartOpen = true;
    const stop = on('shell:panel-closed', ({ panel }) => {
      if (panel === 'cart') isCartOpen = false;
    });
    try {
      const cart = await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
      if (isCartOpen && hasUnavailableItems(cart)) openPanel('unavailable-items');
    } catch {
      // The cart panel reports the failed load itself.
    } finally {
      stop();
    }
  }

  async function waitForAddress() {
    setIsWaiting(true);
    return loadSelectedAddress(queryClient).finally(() => setIsWaiting(false));
  }

  function askForAddress() {
    let hasLoaded = false;
    const stops = [
      // The customer answers in another panel, which replaces the address panel first.
      useTakeMethod.subscribe((now, before) => {
        hasLoaded ||= now.takeMethod === 'delivery' && !before.delivery && now.delivery !== undefined;
      }),
      on('shell:panel-closed', ({ panel }) => {
        if (panel !== 'select-address') return;
        for (const stop of stops) stop();
        if (hasLoaded) openCart();
      }),
    ];
    openPanel('select-address');
  }

  async function openOrder() {
    const address = selectedAddress(useTakeMethod.getState()) ?? (await waitForAddress());
    if (address) openCart();
    else askForAddress();
  }

  function openCart() {
    openPanel('cart');
    // A guest without a draft has no cart, so there is nothing to request.
    if (status === 'user' || useTakeMethod.getState().draftUuid) void showUnavailable();
  }

  return {
    tap: () => {
      if (!isWaiting) void openOrder();
    },
    isWaiting,
  };
}
