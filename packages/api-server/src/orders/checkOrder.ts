import {
  deliveryMinimum,
  formatRoubles,
  kopecksToRoubles,
  orderBlockedBecause,
  parseServerDate,
  roublesToKopecks,
  wholeRoubles,
} from '@storefront/domain';
import type { Place } from '../cart/place';
import { isClosedNow } from '../cart/wantedTime';
import { unprocessable } from '../apiError';
import type { Settings } from '../settings/parseSettings';
import { messages } from './messages';
import type { Draft } from './draft';

export const online = 1;
export const cash = 3;

interface Checked {
  place: Place;
  /** The sum to pay after bonuses, kopecks. */
  toPay: number;
  unavailable: Draft['lines'];
  settings: Settings;
  /** When the customer wants it, known to be possible; null is as soon as possible. */
  datetime: Date | null;
  now: Date;
}

/** Throws 422 with the customer's reason when an order may not be placed (spec §5). */
export function checkOrder(order: Checked): void {
  const { place, toPay, unavailable, settings, datetime } = order;
  const { takeMethod, address, zone, restaurant } = place;
  if (takeMethod === 'delivery' && address && !zone) throw unprocessable(messages.outsideZone);
  if (restaurant && !restaurant.active) throw unprocessable(messages.restaurantInactive);
  const zoneMinimum = zone ? kopecksToRoubles(zone.minimalAmount) : null;
  const reason = orderBlockedBecause({
    takeMethod,
    hasAddress: address !== undefined,
    hasRestaurant: restaurant !== undefined,
    isClosed: !datetime && isClosedNow(order),
    unavailable,
    amount: kopecksToRoubles(toPay),
    minimum: deliveryMinimum({ zoneMinimum, globalMinimum: settings.minimalDeliveryAmount }),
  });
  if (reason) throw unprocessable(reason);
}

/** Throws 422 with the first reason that keeps a draft from becoming an order. */
export function checkDraft(draft: Draft, { isOnlineOn }: { isOnlineOn: boolean }): void {
  const { cart, lines, counted, sums, orderRequest, bonuses, toPay } = draft;
  if (bonuses > sums.availablePoints) {
    throw unprocessable(messages.bonusTooMuch(sums.availablePoints), 'bonus_amount');
  }
  const unavailable = lines.filter(({ isStopped }) => isStopped);
  // All dishes have left the menu, and the cart shows as empty.
  if (counted.length === 0 && unavailable.length === 0) throw unprocessable(messages.empty);
  const { seen_sum: seen, seen_time: seenTime } = orderRequest;
  if (seen !== undefined && Math.round(roublesToKopecks(seen)) !== toPay) {
    throw unprocessable(messages.sumChanged(formatRoubles(kopecksToRoubles(toPay))), 'seen_sum');
  }
  // A call whose answer was lost may have taken an expired time from the cart.
  if (seenTime !== undefined && parseServerDate(seenTime)?.getTime() !== draft.datetime?.getTime())
    throw unprocessable(messages.timeOver, 'datetime');
  checkOrder({ ...draft, unavailable });
  if (cart.paymentTypeId === online && !isOnlineOn) throw unprocessable(messages.onlineOff);
  const change = cart.paymentTypeId === cash ? orderRequest.cash_change : undefined;
  // The customer counts by the sum that the button shows, which has no kopecks.
  if (change !== undefined && change < wholeRoubles(kopecksToRoubles(toPay))) {
    throw unprocessable(messages.changeTooSmall, 'cash_change');
  }
}
