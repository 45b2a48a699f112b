import { cartKey } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import {
  type DeliveryAddress,
  emit,
  on,
  openPanel,
  type PickupRestaurant,
  useTakeMethod,
} from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { lacksSomething } from '../cart/lacksSomething';

type Tell = (change: { method: 'delivery' | 'pickup' }) => Promise<Cart | null>;

interface Page {
  queryClient: QueryClient;
  /** Tell the server; a failure is toasted there, each with its own text (spec §8). */
  changeTakeMethod: Tell;
  changeAddress: Tell;
}

export interface PlaceChange {
  before: DeliveryAddress | PickupRestaurant | undefined;
  /** `useTakeMethod` holds it already. */
  after: DeliveryAddress | PickupRestaurant;
}

/**
 * What follows when the order gets another place (spec §4, Address): the server learns of it and answers with the
 * cart there, or the cart is read anew; the other teams hear of it; dishes that the place lacks are shown once the
 * panel has closed in which it was chosen. The menu asks for the stop list of the new place by itself: the place is
 * part of its queries. Never rejects.
 */
export async function addressChanged(page: Page, { before, after }: PlaceChange): Promise<void> {
  const { queryClient, changeTakeMethod, changeAddress } = page;
  const isOtherMethod = before !== undefined && before.type !== after.type;
  const closing = untilClosed();
  // Leaves before the others hear, so that what they put into the cart goes to the new place.
  const told = mayHaveCart(queryClient)
    ? (isOtherMethod ? changeTakeMethod : changeAddress)({ method: after.type }).catch(() => null)
    : queryClient.invalidateQueries({ queryKey: cartKey }).then(() => null);
  emit('checkout:address-chosen', { takeMethod: after.type });
  if (before?.coordinates !== after.coordinates) {
    emit('checkout:address-changed', { coordinates: after.coordinates });
  }
  const cart = await told;
  if (lacksSomething(cart))
    closing.after(() => lacksSomething(known(queryClient)) && openPanel('unavailable-items'));
  else closing.forget();
}

const known = (queryClient: QueryClient) => queryClient.getQueryData<Cart | null>(cartKey);

/** What is not known yet, a customer may have. */
function mayHaveCart(queryClient: QueryClient): boolean {
  const cart = known(queryClient);
  return cart === undefined ? useTakeMethod.getState().draftUuid !== undefined : cart !== null;
}

/** Where a place is chosen. */
const placePanels: readonly string[] = ['take-method', 'address-params'];

/** Does something after the panel of the choice has closed, at once when it has closed meanwhile. */
function untilClosed() {
  let isClosed = false;
  let next: (() => void) | undefined;
  const stop = on('shell:panel-closed', ({ panel }) => {
    if (!placePanels.includes(panel)) return;
    isClosed = true;
    stop();
    // The shell's own rules about this panel come first: an open order may give way to the cart.
    if (next) setTimeout(next);
  });
  return {
    after: (todo: () => void) => {
      if (isClosed) todo();
      else next = todo;
    },
    forget: stop,
  };
}
