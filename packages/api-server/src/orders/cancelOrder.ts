import { isCancelable } from '@storefront/domain';
import { unprocessable } from '../apiError';
import type { Context } from '../context';
import { lockOwnOrder } from './lockOwnOrder';
import { messages } from './messages';
import { setStatus } from './setStatus';

/**
 * Cancels the customer's own order. The order is locked, so that either this or the kitchen's next step comes first. A
 * repeated call changes nothing. Throws 404 for another customer's order, and 422 once the kitchen has begun.
 */
export function cancelOrder(
  { db, config }: Pick<Context, 'db' | 'config'>,
  wanted: { userId: number; id: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, wanted);
    if (order.statusSlug === 'canceled') return;
    if (!isCancelable(order.statusSlug)) throw unprocessable(messages.tooLateToCancel);
    await setStatus(tx, order, 'canceled', config.kitchen);
  });
}
