import { type DeliveryAddress, emit, type PickupRestaurant } from '@storefront/contracts';

type Place = DeliveryAddress | PickupRestaurant;

/** Informs the other teams of a chosen place, and of its coordinates when they differ (spec §4, Address). */
export function emitPlace({ before, after }: { before: Place | undefined; after: Place }): void {
  emit('checkout:address-chosen', { takeMethod: after.type });
  if (before?.coordinates !== after.coordinates) {
    emit('checkout:address-changed', { coordinates: after.coordinates });
  }
}
