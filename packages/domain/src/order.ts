import { messages } from './messages';
import { formatRoubles } from './money';
import type { TakeMethod } from './takeMethod';

/** What ordering depends on; `amount` is the sum to pay after bonuses, roubles. */
export type OrderReadiness = {
  takeMethod: TakeMethod;
  hasAddress: boolean;
  hasRestaurant: boolean;
  /** The restaurant is closed at the chosen time («Закрыто»). */
  isClosed: boolean;
  hasUnavailable: boolean;
  amount: number;
  minimum: number;
};

/**
 * Why the order button is disabled: the first reason in the order of spec §5, or undefined if it is enabled.
 */
export function orderBlockedBecause(order: OrderReadiness): string | undefined {
  const text = messages.order;
  const isDelivery = order.takeMethod === 'delivery';
  if (isDelivery && !order.hasAddress) return text.noAddress;
  if (!isDelivery && !order.hasRestaurant) return text.noRestaurant;
  if (order.isClosed) return text.closed;
  if (order.hasUnavailable) return text.unavailableItems;
  // Pickup has no minimum.
  if (isDelivery && order.amount < order.minimum) return text.minimum(formatRoubles(order.minimum));
  return undefined;
}
