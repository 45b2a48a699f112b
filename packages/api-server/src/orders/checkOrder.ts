import { deliveryMinimum, kopecksToRoubles, orderBlockedBecause, workingState } from '@storefront/domain';
import type { Place } from '../cart/place';
import { refuse } from '../failure';
import { messages } from '../messages';

interface Checked {
  place: Place;
  /** What is left to pay after bonuses, kopecks. */
  toPay: number;
  hasUnavailable: boolean;
  /** The chain's own minimum in roubles, where the zone has none. */
  globalMinimum: number;
  now: Date;
}

/** Throws 422 with the customer's reason when an order may not be placed (spec §5). */
export function checkOrder({ place, toPay, hasUnavailable, globalMinimum, now }: Checked): void {
  const { takeMethod, address, zone, restaurant } = place;
  if (takeMethod === 'delivery' && address && !zone) throw refuse(messages.order.outsideZone);
  if (restaurant && !restaurant.active) throw refuse(messages.order.restaurantInactive);
  const zoneMinimum = zone ? kopecksToRoubles(zone.minimalAmount) : null;
  const reason = orderBlockedBecause({
    takeMethod,
    hasAddress: address !== undefined,
    hasRestaurant: restaurant !== undefined,
    // Hours that nobody knows do not close a restaurant.
    isClosed: restaurant !== undefined && workingState(restaurant.workTime, now).kind === 'closed',
    hasUnavailable,
    amount: kopecksToRoubles(toPay),
    minimum: deliveryMinimum({ zoneMinimum, globalMinimum }),
  });
  if (reason) throw refuse(reason);
}
