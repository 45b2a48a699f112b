import { cartQuery } from '@storefront/api-client';
import { on, openPanel, selectedAddress, useSession, useTakeMethod } from '@storefront/contracts';
import { visibleItems } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';

/**
 * What a tap on «Заказ» does (spec §2): without an address it asks for one; else the cart opens at once and is
 * loaded, and what the place cannot bring is shown over it.
 */
export function useOrderTap(): () => void {
  const queryClient = useQueryClient();
  const { status } = useSession();

  async function showUnavailable() {
    let isCartOpen = true;
    const stop = on('shell:panel-closed', ({ panel }) => {
      if (panel === 'cart') isCartOpen = false;
    });
    try {
      const cart = await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
      // What is off the menu is in nobody's way: the cart takes it out by itself (spec §4).
      if (isCartOpen && visibleItems(cart?.stoplisted_items ?? []).length > 0) openPanel('unavailable-items');
    } catch {
      // The cart panel says by itself that it could not be loaded.
    } finally {
      stop();
    }
  }

  return function tap() {
    const state = useTakeMethod.getState();
    if (!selectedAddress(state)) return openPanel('select-address');
    openPanel('cart');
    // A guest without a draft has no cart, and no call is made to learn it.
    if (status === 'user' || state.draftUuid) void showUnavailable();
  };
}
