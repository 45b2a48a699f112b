import { waitForCartWrites } from '@storefront/api-client';
import { on } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';

/** A product is chosen in the slider, or in the panel of a product with modifiers, which replaces the slider. */
const chooserPanels: readonly string[] = ['products-slider', 'product'];

/**
 * Calls `onReplaced` once a product that is chosen from now on is in the cart (spec §4, Add to cart). Ends without it
 * when the choice closes and nothing that was added in it is still being sent. Returns a function that ends it early.
 */
export function watchReplacement(queryClient: QueryClient, onReplaced: () => void): () => void {
  const open = new Set<string>();
  // An addition that was pressed earlier is no replacement.
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
      // When one chooser replaces another, it closes a moment before the other one opens.
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

/** Waits for the pending cart writes and the events of what they have added, which follow the answers. */
async function waitForAdditions(queryClient: QueryClient): Promise<void> {
  await waitForCartWrites(queryClient);
  await new Promise((resolve) => setTimeout(resolve));
}
