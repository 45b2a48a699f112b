import { useRemoveItem } from '@storefront/api-client';
import type { CartItem } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useRef } from 'react';
import { watchReplacement } from './watchReplacement';

/**
 * Replaces an unavailable dish: offers the products of its group, and removes the dish once a product of them is in the
 * cart (spec §4, Add to cart). Closing the choice without adding a product keeps the dish.
 */
export function useReplacement() {
  const queryClient = useQueryClient();
  const { mutate: removeReplaced } = useRemoveItem('replaced');
  const stopWatching = useRef<() => void>(undefined);

  return function replace({ id, product_id, product }: CartItem) {
    stopWatching.current?.();
    stopWatching.current = watchReplacement(queryClient, () => removeReplaced({ itemId: id }));
    // Spec §3 has no group of a cart's product: without it, the panel finds the group in the menu.
    const { parent_group_id: group } = product;
    openPanel('products-slider', { ...(group && { group: String(group) }), except: String(product_id) });
  };
}
