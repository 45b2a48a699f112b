import { isFinalStatus } from '@storefront/domain';
import { online } from './checkOrder';

interface Facts {
  statusSlug: string;
  paymentTypeId: number;
  /** The sum to pay, kopecks. */
  discountSum: number;
}

/**
 * Whether the chain works on an order, or keeps its dishes ready, without the money: an order in cash or by card until
 * it has ended, an online order until its payment has arrived.
 */
export function isUnpaid({ statusSlug, paymentTypeId, discountSum }: Facts): boolean {
  if (discountSum === 0) return false;
  if (isFinalStatus(statusSlug)) return false;
  return paymentTypeId !== online || statusSlug === 'wait_confirm';
}
