import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { sessions, users } from '../database/schema/users';
import { hashToken, newToken } from './secrets';

/** Longer than the storefront's cookie of 7 days (spec §9), which decides. */
const daysOfLife = 30;

export type User = typeof users.$inferSelect;

/** Who calls, and by which login. */
export interface Customer {
  sessionId: number;
  user: User;
}

/** Opens a session; the answer is the only place where its token ever is. */
export async function openSession(tx: Queryable, userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + daysOfLife * 86_400_000);
  await tx.insert(sessions).values({ userId, tokenHash: hashToken(token), expiresAt });
  return token;
}

export async function findCustomer(db: Queryable, token: string): Promise<Customer | undefined> {
  const [row] = await db
    .select({ sessionId: sessions.id, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, new Date())));
  return row;
}

export async function closeSession(db: Queryable, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}
