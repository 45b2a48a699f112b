import { cartKey, cartQuery, hasDraftOrLogin, sendTakeMethod } from '@storefront/api-client';
import type { DeliveryAddress } from '@storefront/contracts';
import { mayHaveCart } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';

/**
 * Sends the new address of the order to the cart, or reads the cart again when there is no address or no cart. `undo`
 * runs when the server refuses the address.
 */
export function informCart(
  queryClient: QueryClient,
  address: DeliveryAddress | undefined,
  undo?: () => void,
): void {
  const cart = queryClient.getQueryData(cartQuery().queryKey);
  if (address && mayHaveCart(cart, hasDraftOrLogin(queryClient))) {
    void sendTakeMethod(queryClient, {
      method: 'delivery',
      fallback: messages.notInCart,
      ...(undo && { undo }),
    });
  } else {
    void queryClient.invalidateQueries({ queryKey: cartKey });
  }
}
