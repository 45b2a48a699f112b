import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';

/** Rows per statement: few enough that its locks are short. */
const batch = 500;

/** Deletes expired rows. Orders, ledgers and reviews are never deleted. */
const deletions: readonly SQL[] = [
  // A customer's cart stays: it comes back with the next login.
  deleteWhere('carts', 'id', sql`user_id is null and updated_at < now() - interval '30 days'`),
  deleteWhere('sessions', 'id', sql`expires_at < now()`),
  deleteWhere('login_codes', ['purpose', 'browser'], sql`expires_at < now()`),
  deleteWhere('sms_quotas', 'key', sql`resets_at < now()`),
  deleteWhere('sms_outbox', 'id', sql`created_at < now() - interval '1 day'`),
  deleteWhere('bonus_order_codes', 'id', sql`expires_at < now()`),
  // Emitted events are deleted at once; these are left over from a failure.
  deleteWhere('event_outbox', 'id', sql`created_at < now() - interval '1 day'`),
  // Providers do not repeat webhooks after such a time.
  deleteWhere('payment_events', 'id', sql`created_at < now() - interval '90 days'`),
];

/** Deletes expired rows in small batches. Locked rows are skipped, so any number of processes may run this. */
export async function tidyUp(db: Database): Promise<void> {
  for (const statement of deletions) {
    let deleted: number;
    do deleted = (await db.execute(statement)).rowCount ?? 0;
    while (deleted === batch);
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
