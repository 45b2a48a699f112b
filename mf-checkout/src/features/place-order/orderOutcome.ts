import type { OrderResult } from '@storefront/api-contract';
import type { PaymentTypeId } from '@storefront/domain';

type PlacedOrder = NonNullable<OrderResult['order']>;

/** The outcome of placing an order (spec §4, Order). */
export type OrderOutcome =
  | { kind: 'refused'; message: string | undefined }
  /** A «no» with an order, which shows what happened to it. */
  | { kind: 'failed'; message: string | undefined; order: PlacedOrder }
  | { kind: 'pay'; order: PlacedOrder; url: string }
  /** The back end sends the payment page only. */
  | { kind: 'pay'; order: undefined; url: string }
  /** Placed, but the payment page is on a host that the brand does not name. */
  | { kind: 'untrusted-payment'; order: PlacedOrder; url: string }
  | { kind: 'placed'; order: PlacedOrder }
  /** Accepted, but the answer has neither the order nor its payment page. */
  | { kind: 'unconfirmed' };

interface Site {
  /** Origin of this page. */
  origin: string;
  /** Hosts of the brand's payment pages, with a port where one is needed. */
  hosts: readonly string[];
}

const online: PaymentTypeId = 1;

/**
 * Only an order that is paid online leads to a payment page, and none that has failed. An order that waits for its
 * payment was sent by another tab as paid online.
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

/** Whether a payment page may be at this address: on this site, or on a host that the brand names. */
export function isAllowedPayment(address: string, { origin, hosts }: Site): boolean {
  const url = parseUrl(address, origin);
  if (!url) return false;
  if (url.origin === origin) return true;
  // A site served without encryption runs on a developer's machine.
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && origin.startsWith('http:'));
  return isSafe && hosts.includes(url.host);
}

/** Undefined for an address that cannot be parsed. Safari before 17 has no `URL.canParse`. */
function parseUrl(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
