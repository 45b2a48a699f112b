import { isOrderStatusSlug, orderStatuses } from '@storefront/domain';
import { online } from './checkOrder';

interface Facts {
  statusSlug: string;
  paymentTypeId: number;
  /** What is left to pay, kopecks. */
  discountSum: number;
}

/**
 * Whether the chain still works on an order, or keeps its dishes ready, without the money: one in cash or by card until
 * it has ended, one that is paid online until its payment has arrived.
 */
export function isUnpaid({ statusSlug, paymentTypeId, discountSum }: Facts): boolean {
  if (discountSum === 0) return false;
  if (isOrderStatusSlug(statusSlug) && orderStatuses[statusSlug].isFinal) return false;
  return paymentTypeId !== online || statusSlug === 'wait_confirm';
}
