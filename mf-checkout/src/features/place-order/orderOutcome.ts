import type { OrderResult } from '@storefront/api-contract';
import { isAllowedPayment } from './paymentHost';

type PlacedOrder = NonNullable<OrderResult['order']>;

/** What came of placing an order (spec §4, Order). */
export type OrderOutcome =
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'pay'; order: PlacedOrder; url: string }
  /** The answer leads to a host that nobody vouches for. */
  | { kind: 'foreign-payment' }
  | { kind: 'placed'; order: PlacedOrder };

export function orderOutcome(
  { success, order, payment_url, message }: OrderResult,
  site: { origin: string; hosts: readonly string[] },
): OrderOutcome {
  if (!success || !order) return { kind: 'refused', message: message ?? undefined };
  if (!payment_url) return { kind: 'placed', order };
  return isAllowedPayment(payment_url, site)
    ? { kind: 'pay', order, url: payment_url }
    : { kind: 'foreign-payment' };
}
