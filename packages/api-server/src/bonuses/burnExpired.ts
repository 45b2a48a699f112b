import { and, eq, exists, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { bonusLots } from '../database/schema/bonuses';
import { users } from '../database/schema/users';
import { burnLots } from './lots';

const batch = 20;

/**
 * Burns expired lots. Skips customers whose row another process has locked until the next round, so any number of
 * processes may run this at once.
 */
export async function burnExpired(db: Database): Promise<void> {
  let burned: number;
  do {
    burned = await db.transaction(async (tx) => {
      const now = new Date();
      const expired = tx
        .select({ id: bonusLots.id })
        .from(bonusLots)
        .where(
          and(eq(bonusLots.userId, users.id), gt(bonusLots.remaining, 0), lte(bonusLots.expiresAt, now)),
        );
      const owners = await tx
        .select({ id: users.id })
        .from(users)
        .where(exists(expired))
        .limit(batch)
        .for('no key update', { skipLocked: true });
      for (const { id } of owners) await burnLots(tx, id, now);
      return owners.length;
    });
  } while (burned === batch);
}
