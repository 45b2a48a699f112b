import { useRemoveItem } from '@storefront/api-client';
import type { CartItem } from '@storefront/api-contract';
import { openPanel, useEvent } from '@storefront/contracts';
import { useRef, useState } from 'react';

/** Where a product is chosen: the slider, and in its place the panel of a product that asks for modifiers. */
const choosers: readonly string[] = ['products-slider', 'product'];

/**
 * Replaces an unavailable dish: the products of its group are offered, and once one of them lies in the cart the
 * dish goes (spec §4, Add to cart). Who closes the choice without adding anything keeps the dish.
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
    if (choosers.includes(panel)) open.current.add(panel);
  });
  useEvent('shell:panel-closed', ({ panel }) => {
    if (!open.current.delete(panel)) return;
    // One chooser takes the place of another: it closes a moment before the other one opens.
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
