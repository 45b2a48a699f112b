import type { OrderResult } from '@storefront/api-contract';
import type { PaymentTypeId } from '@storefront/domain';

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

interface Site {
  /** Origin of this page. */
  origin: string;
  /** Hosts of the brand's payment pages, with their port if it is not the default. */
  hosts: readonly string[];
}

const online: PaymentTypeId = 1;

/**
 * Only an order that is paid online and has not failed leads to a payment page. An order with the status `wait_confirm`
 * was sent by another tab as paid online.
 */
export function orderOutcome(
  { success, order, payment_url, message }: OrderResult,
  { paymentType, ...site }: Site & { paymentType: PaymentTypeId },
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

/** Whether a payment page may have this URL: on this site, or on a host in the brand's list. */
export function isAllowedPayment(address: string, { origin, hosts }: Site): boolean {
  const url = parseUrl(address, origin);
  if (!url) return false;
  if (url.origin === origin) return true;
  // A site served without encryption runs on a developer's machine.
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && origin.startsWith('http:'));
  return isSafe && hosts.includes(url.host);
}

/** Undefined for an invalid URL. Safari before 17 has no `URL.canParse`. */
function parseUrl(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
