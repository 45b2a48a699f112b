import { useRemoveItem } from '@storefront/api-client';
import type { CartItem } from '@storefront/api-contract';
import { openPanel, useEvent } from '@storefront/contracts';
import { useRef, useState } from 'react';

/** A product is chosen in the slider, or in the panel of a product with modifiers, which replaces the slider. */
const chooserPanels: readonly string[] = ['products-slider', 'product'];

/**
 * Replaces an unavailable dish: offers the products of its group, and removes the dish once one of them is in the cart
 * (spec §4, Add to cart). Closing the choice without adding anything keeps the dish.
 */
export function useReplacement() {
  const { mutate: removeReplaced } = useRemoveItem('replaced');
  const [replaced, setReplaced] = useState<number>();
  const open = useRef(new Set<string>());

  useEvent('checkout:item-added', () => {
    if (replaced === undefined) return;
    setReplaced(undefined);
    removeReplaced({ itemId: replaced });
  });
  useEvent('checkout:replacements-clear-requested', () => setReplaced(undefined));
  useEvent('shell:panel-opened', ({ panel }) => {
    if (chooserPanels.includes(panel)) open.current.add(panel);
  });
  useEvent('shell:panel-closed', ({ panel }) => {
    if (!open.current.delete(panel)) return;
    // When one chooser replaces another, it closes a moment before the other one opens.
    setTimeout(() => {
      if (open.current.size === 0) setReplaced(undefined);
    });
  });

  return function replace({ id, product_id, product }: CartItem) {
    if (product.parent_group_id === null) return;
    setReplaced(id);
    openPanel('products-slider', { group: String(product.parent_group_id), except: String(product_id) });
  };
}
