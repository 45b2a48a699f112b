import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { eventOutbox } from '../database/schema/orders';

const batch = 50;

// An arbitrary number that no other lock of this database uses.
const lockKey = 724_110_032;

/**
 * Emits waiting events to the sockets in order. Only one process at a time does this, so a later status cannot overtake
 * an earlier one. A row is deleted after its event was emitted: a crash in between repeats the event, which is harmless
 * because the client only sets a status.
 */
export async function pumpEvents(
  db: Database,
  emit: (event: typeof eventOutbox.$inferSelect) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockKey}) as free`,
    );
    if (!rows[0]?.free) return;
    const events = await tx.select().from(eventOutbox).orderBy(asc(eventOutbox.id)).limit(batch);
    if (events.length === 0) return;
    events.forEach(emit);
    await tx.delete(eventOutbox).where(
      inArray(
        eventOutbox.id,
        events.map(({ id }) => id),
      ),
    );
  });
}
