import { cartKey, sendPlace } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { type DeliveryAddress, on, openPanel, type PickupRestaurant } from '@storefront/contracts';
import { hasUnavailableItems } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { emitPlace } from '../../shared/place/emitPlace';

interface AddressChange {
  before: DeliveryAddress | PickupRestaurant | undefined;
  /** The new place, already stored in `useTakeMethod`. */
  after: DeliveryAddress | PickupRestaurant;
  /** Restores the choice before it; undefined keeps a place that the server refuses. */
  undo: (() => void) | undefined;
  /** The watch of the choice's panel; begun before the first call. */
  panel?: PlacePanel;
}

/**
 * Applies a new address of the order (spec §4, Address): sends it to the server, which answers with the cart for the
 * new place, or reads the cart again; emits the events for the other teams; shows the dishes that the new place lacks
 * once the panel of the choice has closed, or at once on a page. A place that the server refuses is undone, except the
 * first one: without any place nothing can be ordered. The menu reads the new stop-list by itself, because the place is
 * part of its queries. Never rejects.
 *
 * @returns whether the place stays chosen.
 */
export async function applyAddressChange(
  queryClient: QueryClient,
  { before, after, undo, panel = watchPlacePanel() }: AddressChange,
): Promise<boolean> {
  // Sent before the events, so that dishes that their listeners add to the cart go to the new place.
  const sent = sendPlace(queryClient, { before, after, undo });
  emitPlace({ before, after });
  const { cart, isKept } = await sent;
  if (hasUnavailableItems(cart))
    panel.onceClosed(() => hasUnavailableItems(cachedCart(queryClient)) && openPanel('unavailable-items'));
  else panel.unwatch();
  return isKept;
}

const cachedCart = (queryClient: QueryClient) => queryClient.getQueryData<Cart | null>(cartKey);

/** The panels in which a place is chosen. */
const placePanels: readonly string[] = ['take-method', 'address-params', 'addresses', 'delivery-terms'];

export type PlacePanel = ReturnType<typeof watchPlacePanel>;

/**
 * Watches for the closing of the panel in which a place is being chosen. Start the watch with the press, and end it by
 * `unwatch`. On a page there is no panel to wait for.
 */
export function watchPlacePanel(isInPanel = true) {
  let isClosed = !isInPanel;
  let callback: (() => void) | undefined;
  const stop = on('shell:panel-closed', ({ panel }) => {
    if (!placePanels.includes(panel)) return;
    isClosed = true;
    stop();
    // The shell reacts to the closing first: it may replace an open order panel by the cart.
    if (callback) setTimeout(callback);
  });
  if (isClosed) stop();
  return {
    /** Runs at once when the panel has closed meanwhile. */
    onceClosed: (run: () => void) => {
      if (isClosed) run();
      else callback = run;
    },
    unwatch: stop,
  };
}
