import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';

/** Rows of one statement: short enough that nobody waits for its locks. */
const batch = 500;

/** What has outlived its purpose. Orders, ledgers and reviews are never among it. */
const leftovers: readonly SQL[] = [
  // A customer's cart stays: it comes back with the next login.
  oldRows('carts', 'id', sql`user_id is null and updated_at < now() - interval '30 days'`),
  oldRows('sessions', 'id', sql`expires_at < now()`),
  oldRows('login_codes', 'purpose', sql`expires_at < now()`),
  oldRows('sms_quotas', 'key', sql`resets_at < now()`),
  oldRows('sms_outbox', 'id', sql`created_at < now() - interval '1 day'`),
  oldRows('bonus_order_codes', 'id', sql`expires_at < now()`),
  // Told events go at once; these were for sockets of a process that never came back.
  oldRows('event_outbox', 'id', sql`created_at < now() - interval '1 day'`),
  // No provider repeats a webhook after so long.
  oldRows('payment_events', 'id', sql`created_at < now() - interval '90 days'`),
];

/** Deletes leftovers in small batches. Any number of processes may do so at once: held rows are skipped. */
export async function tidyUp(db: Database): Promise<void> {
  for (const statement of leftovers) {
    let deleted: number;
    do deleted = (await db.execute(statement)).rowCount ?? 0;
    while (deleted === batch);
  }
}

function oldRows(table: string, key: string, condition: SQL): SQL {
  const [from, id] = [sql.identifier(table), sql.identifier(key)];
  return sql`delete from ${from} where ${id} in
    (select ${id} from ${from} where ${condition} limit ${batch} for update skip locked)`;
}
