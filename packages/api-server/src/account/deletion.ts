import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { users } from '../database/schema/users';

const daysToReconsider = 7;

/** Marks the account for deletion in a week; the time of an earlier request stays. */
export async function requestDeletion(db: Queryable, userId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() + daysToReconsider * 86_400_000);
  await db
    .update(users)
    .set({ deletionAt: sql`coalesce(${users.deletionAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId));
}

/** Keeps the account; without a request nothing changes. */
export async function cancelDeletion(db: Queryable, userId: number): Promise<void> {
  await db.update(users).set({ deletionAt: null }).where(eq(users.id, userId));
}
