import { cartKey, sendPlace } from '@storefront/api-client';
import { type DeliveryAddress, openPanel, type PickupRestaurant } from '@storefront/contracts';
import { hasUnavailableItems } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';

interface AddressChange {
  before: DeliveryAddress | PickupRestaurant | undefined;
  after: DeliveryAddress | undefined;
  /** Runs when the server refuses the address. */
  undo?: () => void;
}

/**
 * Sends the new address of the order to the cart, or reads the cart again when there is no address; shows the dishes that
 * the address lacks, since the panel has closed.
 */
export async function informCart(
  queryClient: QueryClient,
  { before, after, undo }: AddressChange,
): Promise<void> {
  if (!after) return queryClient.invalidateQueries({ queryKey: cartKey });
  const { cart } = await sendPlace(queryClient, { before, after, undo });
  if (hasUnavailableItems(cart)) openPanel('unavailable-items');
}
