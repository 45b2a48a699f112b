import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { eventOutbox } from '../database/schema/orders';

const batch = 50;

// Any number that no other lock of this database takes.
const lockKey = 724_110_032;

/**
 * Hands waiting events to the sockets in their order; of several processes one at a time does, or a later status
 * could overtake an earlier one. A row goes only after its event went: a crash between the two tells it again, and
 * the client, which sets a status, does not mind.
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
