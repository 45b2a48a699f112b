import { asc, lte } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { orders } from '../database/schema/orders';
import { setStatus } from '../orders/setStatus';
import { stepAfter } from './steps';

const batch = 20;

/**
 * Moves every order that is due one step on. The due time is in the database and due rows are skipped while
 * another process holds them: any number of kitchens may run, and a killed one leaves nothing half done.
 */
export async function advanceOrders(db: Database, pace: number): Promise<void> {
  let moved: number;
  do {
    moved = await db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(orders)
        .where(lte(orders.nextAt, new Date()))
        .orderBy(asc(orders.nextAt))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const order of due) {
        const step = stepAfter(order.takeMethod, order.statusSlug);
        if (step) await setStatus(tx, order, step.next, pace);
      }
      return due.length;
    });
  } while (moved === batch);
}
