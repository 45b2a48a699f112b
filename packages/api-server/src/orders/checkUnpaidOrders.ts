import { and, eq, notInArray } from 'drizzle-orm';
import { finalStatuses } from '@storefront/domain';
import { unprocessable } from '../apiError';
import type { Transaction } from '../database/connect';
import { orders } from '../database/schema/orders';
import { isUnpaid } from './isUnpaid';
import { messages } from './messages';

/**
 * Throws 422 when the customer has as many unpaid orders as one may have. The customer's row must be locked, so that
 * parallel calls count one after the other.
 */
export async function checkUnpaidOrders(tx: Transaction, userId: number, most: number): Promise<void> {
  const { statusSlug, paymentTypeId, discountSum } = orders;
  const open = await tx
    .select({ statusSlug, paymentTypeId, discountSum })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(statusSlug, [...finalStatuses])));
  const count = open.filter(isUnpaid).length;
  if (count >= most) throw unprocessable(messages.tooManyUnpaid(count));
}
