import type { OrderResult } from '@storefront/api-contract';
import { isAllowedPayment, type PaymentTypeId, type PayingSite } from '@storefront/domain';

type PlacedOrder = NonNullable<OrderResult['order']>;

/** The outcome of placing an order (spec §4, Order). */
export type OrderOutcome =
  | { kind: 'refused'; message: string | undefined }
  /** `success` is false, but the answer has an order, whose monitoring shows its status. */
  | { kind: 'failed'; message: string | undefined; order: PlacedOrder }
  | { kind: 'pay'; order: PlacedOrder; url: string }
  /** The answer has a payment page, but no order. */
  | { kind: 'pay'; order: undefined; url: string }
  /** Placed, but the payment page is on a host that is not in the brand's list. */
  | { kind: 'untrusted-payment'; order: PlacedOrder; url: string }
  | { kind: 'placed'; order: PlacedOrder }
  /** Accepted, but the answer has neither an order nor an allowed payment page. */
  | { kind: 'unconfirmed' };

const online: PaymentTypeId = 1;

/**
 * Only an order that is paid online and has not failed leads to a payment page. An order with the status `wait_confirm`
 * was sent by another tab as paid online.
 */
export function orderOutcome(
  { success, order, payment_url, message }: OrderResult,
  { paymentType, ...site }: PayingSite & { paymentType: PaymentTypeId },
): OrderOutcome {
  const refusal = { message: message ?? undefined };
  if (!success && order?.status_slug === 'error') return { kind: 'failed', ...refusal, order };
  if (!success) return { kind: 'refused', ...refusal };
  if (!order) {
    const isPayable = paymentType === online && payment_url && isAllowedPayment(payment_url, site);
    return isPayable ? { kind: 'pay', order: undefined, url: payment_url } : { kind: 'unconfirmed' };
  }
  const { status_slug: slug } = order;
  const isToPay = slug !== 'error' && (paymentType === online || slug === 'wait_confirm');
  if (!payment_url || !isToPay) return { kind: 'placed', order };
  const kind = isAllowedPayment(payment_url, site) ? 'pay' : 'untrusted-payment';
  return { kind, order, url: payment_url };
}
