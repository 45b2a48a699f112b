import { cartKey, hasDraftOrLogin } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { type DeliveryAddress, on, openPanel, type PickupRestaurant } from '@storefront/contracts';
import { hasUnavailableItems, mayHaveCart } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { emitPlace } from '../../shared/place/emitPlace';

type CartWrite = (change: { method: 'delivery' | 'pickup'; undo?: () => void }) => Promise<Cart | null>;

interface Context {
  queryClient: QueryClient;
  /** Both writes toast their own failure, each with its own text (spec §8). */
  changeTakeMethod: CartWrite;
  changeAddress: CartWrite;
}

interface AddressChange {
  before: DeliveryAddress | PickupRestaurant | undefined;
  /** Already stored in `useTakeMethod`. */
  after: DeliveryAddress | PickupRestaurant;
  /** Restores the choice before it; undefined keeps a place that the server refuses. */
  undo: (() => void) | undefined;
  /** Of the panel of the choice; watched since before the first call. */
  panel?: PlacePanel;
}

/**
 * Applies a new address of the order (spec §4, Address): sends it to the server, which answers with the cart there,
 * or reads the cart again; emits the events for the other teams; shows the dishes that the new place lacks once the
 * panel of the choice has closed. A place that the server refuses is undone, except the first one: without any place
 * nothing can be ordered. The menu reads the new stop-list by itself: the place is part of its queries. Never rejects.
 *
 * @returns whether the place stays chosen.
 */
export async function applyAddressChange(
  context: Context,
  { before, after, undo, panel = watchPlacePanel() }: AddressChange,
): Promise<boolean> {
  const { queryClient, changeTakeMethod, changeAddress } = context;
  const isOtherMethod = before !== undefined && before.type !== after.type;
  const undoIfRefused = before && undo;
  let isKept = true;
  // Sent before the events, so that whatever their listeners add to the cart goes to the new place.
  const answer = mayHaveCart(cachedCart(queryClient), hasDraftOrLogin(queryClient))
    ? (isOtherMethod ? changeTakeMethod : changeAddress)({
        method: after.type,
        ...(undoIfRefused && { undo: undoIfRefused }),
      }).catch(() => {
        isKept = undoIfRefused === undefined;
        return null;
      })
    : queryClient.invalidateQueries({ queryKey: cartKey }).then(() => null);
  emitPlace({ before, after });
  if (hasUnavailableItems(await answer))
    panel.onceClosed(() => hasUnavailableItems(cachedCart(queryClient)) && openPanel('unavailable-items'));
  else panel.unwatch();
  return isKept;
}

const cachedCart = (queryClient: QueryClient) => queryClient.getQueryData<Cart | null>(cartKey);

/** The panels in which a place is chosen. */
const placePanels: readonly string[] = ['take-method', 'address-params', 'addresses'];

export type PlacePanel = ReturnType<typeof watchPlacePanel>;

/** Notices when the panel in which a place is being chosen closes. Start it with the press, and end it by `unwatch`. */
export function watchPlacePanel() {
  let isClosed = false;
  let callback: (() => void) | undefined;
  const stop = on('shell:panel-closed', ({ panel }) => {
    if (!placePanels.includes(panel)) return;
    isClosed = true;
    stop();
    // The shell reacts to the closing first: it may replace an open order by the cart.
    if (callback) setTimeout(callback);
  });
  return {
    /** Runs at once when the panel has closed meanwhile. */
    onceClosed: (run: () => void) => {
      if (isClosed) run();
      else callback = run;
    },
    unwatch: stop,
  };
}
