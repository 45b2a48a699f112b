import {
  deliveryMinimum,
  kopecksToRoubles,
  orderBlockedBecause,
  roublesToKopecks,
  workingState,
} from '@storefront/domain';
import type { Place } from '../cart/place';
import { refuse } from '../failure';
import { messages } from './messages';
import type { Draft } from './draft';

export const online = 1;
export const cash = 3;

interface Checked {
  place: Place;
  /** What is left to pay after bonuses, kopecks. */
  toPay: number;
  hasUnavailable: boolean;
  /** The chain's own minimum in roubles, where the zone has none. */
  globalMinimum: number;
  /** When the customer wants it, known to be possible; null is as soon as possible. */
  datetime: Date | null;
  now: Date;
}

/** Throws 422 with the customer's reason when an order may not be placed (spec §5). */
export function checkOrder(order: Checked): void {
  const { place, toPay, hasUnavailable, globalMinimum, datetime, now } = order;
  const { takeMethod, address, zone, restaurant } = place;
  if (takeMethod === 'delivery' && address && !zone) throw refuse(messages.outsideZone);
  if (restaurant && !restaurant.active) throw refuse(messages.restaurantInactive);
  const zoneMinimum = zone ? kopecksToRoubles(zone.minimalAmount) : null;
  const reason = orderBlockedBecause({
    takeMethod,
    hasAddress: address !== undefined,
    hasRestaurant: restaurant !== undefined,
    isClosed: !datetime && isClosed(restaurant, now),
    hasUnavailable,
    amount: kopecksToRoubles(toPay),
    minimum: deliveryMinimum({ zoneMinimum, globalMinimum }),
  });
  if (reason) throw refuse(reason);
}

/** Throws 422 with everything that stands between a draft and its order. */
export function checkDraft(draft: Draft, { isOnlineOn }: { isOnlineOn: boolean }): void {
  const { cart, lines, counted, settings, sums, wishes, bonuses, toPay } = draft;
  if (bonuses > sums.availablePoints) {
    throw refuse(messages.bonusTooMuch(sums.availablePoints), 'bonus_amount');
  }
  const hasUnavailable = lines.some(({ isStopped }) => isStopped);
  // Nothing but dishes that left the menu: the cart shows as empty.
  if (counted.length === 0 && !hasUnavailable) throw refuse(messages.empty);
  checkOrder({ ...draft, hasUnavailable, globalMinimum: settings.minimalDeliveryAmount });
  if (cart.paymentTypeId === online && !isOnlineOn) throw refuse(messages.onlineOff);
  const change = cart.paymentTypeId === cash ? wishes.cash_change : undefined;
  if (change !== undefined && roublesToKopecks(change) < toPay) {
    throw refuse(messages.changeTooSmall, 'cash_change');
  }
}

/** Hours that nobody knows do not close a restaurant. */
const isClosed = (restaurant: Place['restaurant'], now: Date) =>
  restaurant !== undefined && workingState(restaurant.workTime, now).kind === 'closed';
