import { isFinalStatus } from '@storefront/domain';
import type { Kitchen } from '../config';
import type { Transaction } from '../database/connect';
import { kitchenOutbox } from '../database/schema/kitchen';
import type { orders } from '../database/schema/orders';
import { describeOrder } from './describeOrder';

type Kind = (typeof kitchenOutbox.$inferSelect)['kind'];

interface Change {
  order: Pick<typeof orders.$inferSelect, 'id' | 'organizationId'>;
  /** Undefined for a new order. */
  before: string | undefined;
  after: string;
}

const isKnownToKitchen = (slug: string | undefined) =>
  slug !== undefined && slug !== 'wait_confirm' && !isFinalStatus(slug);

/**
 * The message about a change of status; undefined for one that does not concern the kitchen. An order is its business once
 * it is paid, or will be paid on receipt.
 */
export function messageAbout({ before, after }: Pick<Change, 'before' | 'after'>): Kind | undefined {
  if (after === 'new' || after === 'not_confirmed') return isKnownToKitchen(before) ? undefined : 'order';
  const isCanceled = after === 'canceled' || after === 'error';
  return isCanceled && isKnownToKitchen(before) ? 'canceled' : undefined;
}

/** Writes the message about a change of a locked order's status, in the transaction of the change. */
export async function notifyKitchen(tx: Transaction, change: Change, kitchen: Kitchen): Promise<void> {
  const kind = messageAbout(change);
  if (kitchen.kind === 'simulated' || !kind) return;
  const { id, organizationId } = change.order;
  const payload = await describeOrder(tx, id);
  await tx.insert(kitchenOutbox).values({ restaurantId: organizationId, orderId: id, kind, payload });
}
