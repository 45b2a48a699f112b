import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { pushOutbox, pushSubscriptions } from '../database/schema/push';
import { isPushed } from './pushText';

/**
 * Writes the message about a status of a locked order for each device of its customer, in the transaction of the status. It
 * replaces the message about an earlier status that still waits. A message that waits after a failure, or is being sent,
 * keeps its time, so that two messages about one order never race.
 */
export async function queuePush(
  tx: Transaction,
  { id, userId }: { id: number; userId: number },
  slug: string,
): Promise<void> {
  if (!isPushed(slug)) return;
  // The lock lets a device that is deleted meanwhile drop out, rather than fail the status.
  await tx.execute(sql`
    insert into ${pushOutbox} (subscription_id, order_id, status_slug)
    select id, ${id}::integer, ${slug}::text from ${pushSubscriptions}
      where user_id = ${userId} and expired_at is null order by id for key share
    on conflict (subscription_id, order_id) do update set status_slug = excluded.status_slug, created_at = now()`);
}
