import {
  type DeliveryAddress,
  emit,
  type PickupRestaurant,
  selectedAddress,
  useTakeMethod,
} from '@storefront/contracts';

type Place = DeliveryAddress | PickupRestaurant;

/** Informs the other teams of a chosen place, and of its coordinates when they differ (spec §4, Address). */
export function emitPlace({ before, after }: { before: Place | undefined; after: Place }): void {
  emit('checkout:address-chosen', { takeMethod: after.type });
  emitChange(before, after);
}

/** The undo of a place of which the other teams know already: it informs them of the place that returns. */
export const undoWithEvent = (undo: () => void) => () => {
  const refused = selectedAddress(useTakeMethod.getState());
  undo();
  emitChange(refused, selectedAddress(useTakeMethod.getState()));
};

function emitChange(before: Place | undefined, after: Place | undefined) {
  if (after && before?.coordinates !== after.coordinates) {
    emit('checkout:address-changed', { coordinates: after.coordinates });
  }
}
