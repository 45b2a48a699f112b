import { cartKey, cartQuery, hasDraftOrLogin, sendTakeMethod } from '@storefront/api-client';
import { type DeliveryAddress, openPanel } from '@storefront/contracts';
import { hasUnavailableItems, mayHaveCart } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';

/**
 * Sends the new address of the order to the cart, or reads the cart again when there is no address or no cart; shows the
 * dishes that the address lacks, since the panel has closed. `undo` runs when the server refuses the address.
 */
export async function informCart(
  queryClient: QueryClient,
  address: DeliveryAddress | undefined,
  undo?: () => void,
): Promise<void> {
  const cachedCart = () => queryClient.getQueryData(cartQuery().queryKey);
  if (!address || !mayHaveCart(cachedCart(), hasDraftOrLogin(queryClient))) {
    await queryClient.invalidateQueries({ queryKey: cartKey });
    return;
  }
  let isRefused = false;
  await sendTakeMethod(queryClient, {
    method: 'delivery',
    fallback: messages.notInCart,
    undo() {
      isRefused = true;
      undo?.();
    },
  });
  if (!isRefused && hasUnavailableItems(cachedCart())) openPanel('unavailable-items');
}
