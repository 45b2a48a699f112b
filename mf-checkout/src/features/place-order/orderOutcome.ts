import type { OrderResult } from '@storefront/api-contract';
import type { PaymentTypeId } from '@storefront/domain';
import { isAllowedPayment } from './paymentHost';

type PlacedOrder = NonNullable<OrderResult['order']>;

/** The outcome of placing an order (spec §4, Order). */
export type OrderOutcome =
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'pay'; order: PlacedOrder; url: string }
  /** Placed, but the payment page is on a host that the brand does not name. */
  | { kind: 'untrusted-payment'; order: PlacedOrder; url: string }
  | { kind: 'placed'; order: PlacedOrder };

interface Site {
  origin: string;
  hosts: readonly string[];
  paymentType: PaymentTypeId;
}

const online: PaymentTypeId = 1;

/**
 * Only an order that is paid online leads to a payment page. An order that waits for its payment was sent by another
 * tab as paid online.
 */
export function orderOutcome(
  { success, order, payment_url, message }: OrderResult,
  { paymentType, ...site }: Site,
): OrderOutcome {
  if (!success || !order) return { kind: 'refused', message: message ?? undefined };
  const isToPay = paymentType === online || order.status_slug === 'wait_confirm';
  if (!payment_url || !isToPay) return { kind: 'placed', order };
  const kind = isAllowedPayment(payment_url, site) ? 'pay' : 'untrusted-payment';
  return { kind, order, url: payment_url };
}
