import { orderStatuses } from './orderStatus';

/** The statuses that no other follows. Spec §4, Order statuses. */
export const finalStatuses: readonly string[] = Object.entries(orderStatuses).flatMap(
  ([slug, { isFinal }]) => (isFinal ? [slug] : []),
);

/** Whether no status follows this one. An unknown status of a newer back end may not be final. */
export const isFinalStatus = (slug: string): boolean => finalStatuses.includes(slug);

/**
 * Whether an order has come to its end between two reads of its status; an order that had ended before the first read
 * has not. The end changes the balance, the bonuses and the list of orders, so they are read again (spec §7, get-data).
 */
export function hasOrderEnded(before: string | undefined, now: string | undefined): boolean {
  return before !== undefined && !isFinalStatus(before) && now !== undefined && isFinalStatus(now);
}

/** Whether an event may be the end of an order: an event without a status may be any. See `hasOrderEnded`. */
export function mayBeOrderEnd(slug: string | null): boolean {
  return slug === null || isFinalStatus(slug);
}
