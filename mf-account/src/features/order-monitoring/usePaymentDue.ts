import { openPayments, useIsHydrated } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { storageKeys, useBrand, useSiteAddresses } from '@storefront/contracts';
import { isAllowedPayment, parseServerDate } from '@storefront/domain';
import { useClock } from '@storefront/ui';
import { useEffect, useMemo } from 'react';

export interface PaymentDue {
  /** The payment page; undefined when the browser does not know it, or must not open it. */
  url: string | undefined;
  /** The payment page is on a host that the brand does not name. */
  isPageRefused: boolean;
  /** When the order is canceled if it is not paid; undefined when neither the back end nor the browser knows. */
  until: Date | undefined;
  isDeclined: boolean;
  /** The declined payment has no page any more, and our back end opens another one. */
  canPayAgain: boolean;
  /** Our back end lets the customer pay on receipt instead. */
  canPayOnReceipt: boolean;
}

/**
 * The payment that an order waits for; undefined for any other order. Our back end sends its page; for another one the
 * browser that placed the order knows it, which the server does not, until its time is over. `readAt` is when the order
 * was fetched, ms.
 */
export function usePaymentDue(order: Purchase, readAt: number): PaymentDue | undefined {
  const { key, paymentHosts: hosts, timeZone } = useBrand();
  const origin = useSiteAddresses()?.origin;
  const now = useClock(readAt);
  const payments = useMemo(() => openPayments(storageKeys(key).openPayments), [key]);
  const isHydrated = useIsHydrated();
  const isDue = order.status_slug === 'wait_confirm';
  useEffect(() => {
    if (!isDue) payments.forget(order.id);
  }, [isDue, payments, order.id]);
  if (!isDue) return undefined;
  const { payment } = order;
  const remembered = isHydrated ? payments.find(order.id, now.getTime()) : undefined;
  const url = payment ? payment.url : remembered?.url;
  const isAllowed = !!url && !!origin && isAllowedPayment(url, { origin, hosts });
  return {
    url: isAllowed ? url : undefined,
    isPageRefused: !!url && !isAllowed,
    until: payment ? parseServerDate(payment.until, timeZone) : remembered?.until,
    isDeclined: payment?.state === 'declined',
    canPayAgain: payment?.state === 'declined' && !payment.url,
    canPayOnReceipt: payment !== null,
  };
}
