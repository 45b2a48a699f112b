import { isFinalStatus } from './orderEnd';
import { parseServerDate } from './orderTime';
import { DEFAULT_ZONE } from './zone';

const DAY_MS = 24 * 60 * 60_000;

type PlacedOrder = {
  status_slug: string;
  created_at: string | null;
  delivery_date: string | null;
  datetime: string | null;
};

/**
 * Whether the customer waits for this order. Back ends may never close an order: one that was due more than a day ago has
 * ended, whatever its status says. An order without a date counts by its status alone.
 */
export function isRunningOrder(order: PlacedOrder, now: Date, zone = DEFAULT_ZONE): boolean {
  if (isFinalStatus(order.status_slug)) return false;
  const dates = [order.created_at, order.delivery_date, order.datetime].flatMap(
    (text) => parseServerDate(text, zone)?.getTime() ?? [],
  );
  return dates.length === 0 || Math.max(...dates) > now.getTime() - DAY_MS;
}
