import { waitForCartWrites } from '@storefront/api-client';
import { on } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';

/** The panels of the choice: the slider, or the panel of a product with modifiers, which replaces the slider. */
const chooserPanels: readonly string[] = ['products-slider', 'product'];

/**
 * Calls `onReplaced` once a product that is chosen from now on is in the cart (spec §4, Add to cart). The watch ends
 * without the call when the choice has closed and no addition is still being sent. Returns a function that ends it.
 */
export function watchReplacement(queryClient: QueryClient, onReplaced: () => void): () => void {
  const open = new Set<string>();
  // A product that was pressed before the choice is no replacement.
  let isArmed = false;
  void waitForAdditions(queryClient).then(() => (isArmed = true));

  const stops = [
    on('checkout:item-added', () => {
      if (!isArmed) return;
      stop();
      onReplaced();
    }),
    on('checkout:replacements-clear-requested', stop),
    on('shell:panel-opened', ({ panel }) => {
      if (chooserPanels.includes(panel)) open.add(panel);
    }),
    on('shell:panel-closed', ({ panel }) => {
      if (!open.delete(panel)) return;
      // When the product panel replaces the slider, the slider closes a moment before the panel opens.
      setTimeout(() => {
        if (open.size === 0) void waitForAdditions(queryClient).then(stop);
      });
    }),
  ];
  function stop() {
    for (const stopOne of stops) stopOne();
  }
  return stop;
}

/** Waits for the pending cart writes, and for the events of added products, which follow the answers. */
async function waitForAdditions(queryClient: QueryClient): Promise<void> {
  await waitForCartWrites(queryClient);
  await new Promise((resolve) => setTimeout(resolve));
}
