import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { oneAtATime } from '../database/oneAtATime';

const lockKey = 724_110_033;

/** Rows per statement: few enough that its locks are short. */
const batch = 500;

/** Deletes expired rows and pictures that nothing shows. Orders, ledgers and reviews are never deleted. */
const deletions: readonly SQL[] = [
  // A customer's cart stays: it comes back with the next login.
  deleteWhere('carts', 'id', sql`user_id is null and updated_at < now() - interval '30 days'`),
  deleteWhere('cart_keys', ['cart_id', 'key'], sql`created_at < now() - interval '1 day'`),
  deleteWhere('sessions', 'id', sql`expires_at < now()`),
  deleteWhere('login_codes', ['purpose', 'browser'], sql`expires_at < now()`),
  deleteWhere('sms_quotas', 'key', sql`resets_at < now()`),
  deleteWhere('sms_outbox', 'id', sql`created_at < now() - interval '1 day'`),
  deleteWhere('bonus_order_codes', 'id', sql`expires_at < now()`),
  // Emitted events are deleted at once; these are left over from a failure.
  deleteWhere('event_outbox', 'id', sql`created_at < now() - interval '1 day'`),
  // An older status is old news. While push is off, nothing else empties the queue.
  deleteWhere('push_outbox', 'id', sql`created_at < now() - interval '1 hour'`),
  // A device that has not renewed its address by then is out of use.
  deleteWhere('push_subscriptions', 'id', sql`expired_at < now() - interval '30 days'`),
  // Providers do not repeat webhooks after such a time.
  deleteWhere('payment_events', 'id', sql`created_at < now() - interval '90 days'`),
  deleteWhere('kitchen_events', 'id', sql`created_at < now() - interval '90 days'`),
  // A picture and the row that shows it are written in one transaction, so no later row shows an old unused picture.
  deleteWhere(
    'uploads',
    'name',
    sql`created_at < now() - interval '1 day'
      and not exists (select from users where avatar_uri = uploads.name)
      and not exists (select from order_reviews, unnest(images) as image where image = uploads.name)
      and not exists (select from restaurant_reviews, unnest(images) as image where image = uploads.name)`,
  ),
];

/**
 * Deletes expired rows in small batches, each its own transaction. Locked rows are skipped, and one process at a time
 * works on a batch, so any number of processes may run this.
 */
export async function tidyUp(db: Database): Promise<void> {
  for (const statement of deletions) {
    let deleted: number;
    do {
      deleted = (await oneAtATime(db, lockKey, (tx) => tx.execute(statement)))?.rowCount ?? 0;
    } while (deleted === batch);
  }
}

function deleteWhere(table: string, key: string | string[], condition: SQL): SQL {
  const from = sql.identifier(table);
  const columns = sql.join(
    [key].flat().map((column) => sql.identifier(column)),
    sql`, `,
  );
  return sql`delete from ${from} where (${columns}) in
    (select ${columns} from ${from} where ${condition} limit ${batch} for update skip locked)`;
}
