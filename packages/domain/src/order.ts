import { missingToMinimum } from './deliveryZone';
import * as messages from './messages';
import { formatRoubles } from './money';
import type { TakeMethod } from './takeMethod';

/** The facts that allow or block an order; `amount` is the sum to pay after bonuses, roubles. */
export type OrderReadiness = {
  takeMethod: TakeMethod;
  hasAddress: boolean;
  hasRestaurant: boolean;
  /** The restaurant is closed at the chosen time («Закрыто»). */
  isClosed: boolean;
  /** The lines of the stop-list; an unknown price is null (decision 0025). */
  unavailable: readonly { price: number | null }[];
  amount: number;
  minimum: number;
};

/**
 * Why dishes of the cart cannot be ordered; undefined for an empty stop-list. The text of spec §5 blames the address,
 * which is wrong where no dish has a price: another address would not help.
 */
export function unavailableBecause(stopList: OrderReadiness['unavailable']): string | undefined {
  if (stopList.length === 0) return undefined;
  const isOnlyUnpriced = stopList.every(({ price }) => price === null);
  return isOnlyUnpriced ? messages.order.unpricedItems : messages.order.unavailableItems;
}

/**
 * Why the order button is disabled: the first reason in the order of spec §5, or undefined if it is enabled.
 */
export function orderBlockedBecause(order: OrderReadiness): string | undefined {
  const text = messages.order;
  const isDelivery = order.takeMethod === 'delivery';
  if (isDelivery && !order.hasAddress) return text.noAddress;
  if (!isDelivery && !order.hasRestaurant) return text.noRestaurant;
  if (order.isClosed) return text.closed;
  const unavailable = unavailableBecause(order.unavailable);
  if (unavailable) return unavailable;
  // Pickup has no minimum.
  if (isDelivery && missingToMinimum(order.amount, order.minimum) > 0)
    return text.minimum(formatRoubles(order.minimum));
  return undefined;
}
