import type { OrderResult } from '@storefront/api-contract';
import type { PaymentTypeId } from '@storefront/domain';
import { isAllowedPayment } from './paymentHost';

type PlacedOrder = NonNullable<OrderResult['order']>;

/** What came of placing an order (spec §4, Order). */
export type OrderOutcome =
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'pay'; order: PlacedOrder; url: string }
  /** It is placed, but the answer leads to a host that nobody vouches for. */
  | { kind: 'foreign-payment'; order: PlacedOrder; url: string }
  | { kind: 'placed'; order: PlacedOrder };

interface Site {
  origin: string;
  hosts: readonly string[];
  paymentType: PaymentTypeId;
}

const online: PaymentTypeId = 1;

/** Only an order that is paid online leads away; one that waits for its payment was sent as such by another tab. */
export function orderOutcome(
  { success, order, payment_url, message }: OrderResult,
  { paymentType, ...site }: Site,
): OrderOutcome {
  if (!success || !order) return { kind: 'refused', message: message ?? undefined };
  const isToPay = paymentType === online || order.status_slug === 'wait_confirm';
  if (!payment_url || !isToPay) return { kind: 'placed', order };
  const kind = isAllowedPayment(payment_url, site) ? 'pay' : 'foreign-payment';
  return { kind, order, url: payment_url };
}
