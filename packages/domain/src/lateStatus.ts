import { isFinalStatus } from './orderEnd';
import { isOrderStatusSlug, type OrderStatusSlug } from './orderStatus';

/** How far along an order with this status is. Statuses of one rank may follow each other either way. */
const ranks = {
  wait_confirm: 0,
  not_confirmed: 1,
  new: 1,
  in_progress: 2,
  ready: 3,
  awaiting_delivery: 3,
  on_the_way: 4,
  closed: 5,
  delivered: 5,
  // An order can be canceled or fail at any step, a finished one included.
  canceled: 6,
  error: 6,
} as const satisfies Record<OrderStatusSlug, number>;

/**
 * Whether an event with the status `next` is older than the status `shown`: events may arrive late, twice and out of
 * order, and must not move an order backwards. An unknown status of a newer back end has no place in the order: it is
 * late only after a final status. A back end may move an order back on purpose; that is learned by reading the order
 * again, never from an event. Spec §4, Order statuses.
 */
export function isLateStatus(shown: string, next: string): boolean {
  if (!isOrderStatusSlug(shown)) return false;
  if (!isOrderStatusSlug(next)) return isFinalStatus(shown);
  return ranks[next] < ranks[shown];
}
