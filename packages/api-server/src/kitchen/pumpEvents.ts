import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { eventOutbox } from '../database/schema/orders';

const batch = 50;

/**
 * Hands waiting events to the sockets in their order. A row goes only after its event went: a crash between
 * the two tells it again, and the client, which sets a status, does not mind.
 */
export async function pumpEvents(
  db: Database,
  emit: (event: typeof eventOutbox.$inferSelect) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(eventOutbox)
      .orderBy(asc(eventOutbox.id))
      .limit(batch)
      .for('update', { skipLocked: true });
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
