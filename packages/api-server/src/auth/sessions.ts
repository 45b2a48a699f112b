import { and, count, eq, gt, ne } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { sessions, users } from '../database/schema/users';
import { hashToken, newToken } from './secrets';

const dayMs = 86_400_000;

/** Longer than the storefront's cookie of 7 days (spec §9), which decides. Calls renew it, at most once a day. */
const idleDays = 30;

/** A session in use ends after a year. */
const maxDays = 365;

export type User = typeof users.$inferSelect;

/** The calling user and the session. */
export interface Customer {
  sessionId: number;
  openedAt: Date;
  /** When the session ends unless it is renewed or closed before. */
  expiresAt: Date;
  user: User;
}

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(tx: Queryable, userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + idleDays * dayMs);
  await tx.insert(sessions).values({ userId, tokenHash: hashToken(token), expiresAt });
  return token;
}

export async function findCustomer(db: Queryable, token: string): Promise<Customer | undefined> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      openedAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      user: users,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, new Date())));
  return row;
}

/** Lets the session live `idleDays` from now, but no longer than a year in all. */
export async function renewSession(
  db: Queryable,
  { sessionId, expiresAt, openedAt }: Customer,
): Promise<void> {
  const now = Date.now();
  const renewed = new Date(Math.min(now + idleDays * dayMs, openedAt.getTime() + maxDays * dayMs));
  if (renewed.getTime() - expiresAt.getTime() < dayMs) return;
  await db.update(sessions).set({ expiresAt: renewed }).where(eq(sessions.id, sessionId));
}

/** How many devices the customer is logged in on. */
export async function countSessions(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())));
  return row?.open ?? 0;
}

export async function closeSession(db: Queryable, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/**
 * Ends the sessions of a customer on all devices, except the one named. Returns their ids; their sockets still live.
 */
export async function closeSessions(
  db: Queryable,
  userId: number,
  { except }: { except?: number } = {},
): Promise<number[]> {
  const closed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return closed.map(({ id }) => id);
}
