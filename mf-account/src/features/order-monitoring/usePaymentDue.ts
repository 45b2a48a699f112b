import { openPayments } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { backEndNow, storageKeys, useBrand, useSiteAddresses } from '@storefront/contracts';
import { isAllowedPayment, parseServerDate } from '@storefront/domain';
import { useEffect, useSyncExternalStore } from 'react';

export interface PaymentDue {
  /** The payment page; undefined when the browser does not know it, or must not open it. */
  url: string | undefined;
  /** The payment page is on a host that the brand does not name. */
  isPageRefused: boolean;
  /** When the order is canceled if it is not paid; undefined when the back end does not say. */
  until: Date | undefined;
  isDeclined: boolean;
  /** The declined payment has no page any more, and our back end opens another one. */
  canPayAgain: boolean;
  /** Our back end lets the customer pay on receipt instead. */
  canPayOnReceipt: boolean;
}

/**
 * The payment that an order waits for; undefined for any other order. Our back end sends its page; for another one the
 * browser that placed the order knows it, which the server does not.
 */
export function usePaymentDue(order: Purchase): PaymentDue | undefined {
  const { key, paymentHosts: hosts, timeZone } = useBrand();
  const origin = useSiteAddresses()?.origin;
  const payments = openPayments(storageKeys(key).openPayments);
  const remembered = useSyncExternalStore(
    neverChanges,
    () => payments.urlOf(order.id, backEndNow()),
    () => undefined,
  );
  const isDue = order.status_slug === 'wait_confirm';
  useEffect(() => {
    if (!isDue) openPayments(storageKeys(key).openPayments).forget(order.id, backEndNow());
  }, [isDue, key, order.id]);
  if (!isDue) return undefined;
  const { payment } = order;
  const url = payment ? payment.url : remembered;
  const isAllowed = !!url && !!origin && isAllowedPayment(url, { origin, hosts });
  return {
    url: isAllowed ? url : undefined,
    isPageRefused: !!url && !isAllowed,
    until: parseServerDate(payment?.until, timeZone),
    isDeclined: payment?.state === 'declined',
    canPayAgain: payment?.state === 'declined' && !payment.url,
    canPayOnReceipt: payment !== null,
  };
}

const neverChanges = () => () => undefined;
