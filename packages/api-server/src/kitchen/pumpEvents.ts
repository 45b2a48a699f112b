import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { oneAtATime } from '../database/oneAtATime';
import { eventOutbox } from '../database/schema/orders';

const batch = 50;

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
  await oneAtATime(db, lockKey, async (tx) => {
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
