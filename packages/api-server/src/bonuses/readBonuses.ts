import type { BonusTransaction, BuyerBonus } from '@storefront/api-contract';
import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { bonusLots, bonusTransactions } from '../database/schema/bonuses';
import { moscowTime } from '../orders/moscowTime';
import type { BonusKind } from './lots';

const maxRows = 1000;

export type Balances = Record<BonusKind, number>;

const ownPositiveLots = (userId: number) => and(eq(bonusLots.userId, userId), gt(bonusLots.remaining, 0));

/** Spendable points by kind. Expired points do not count, burned or not. */
export async function readBalances(db: Queryable, userId: number): Promise<Balances> {
  const rows = await db
    .select({ kind: bonusLots.kind, points: sql<string>`sum(${bonusLots.remaining})` })
    .from(bonusLots)
    .where(and(ownPositiveLots(userId), or(isNull(bonusLots.expiresAt), gt(bonusLots.expiresAt, new Date()))))
    .groupBy(bonusLots.kind);
  const balances: Balances = { accumulated: 0, action: 0, present: 0 };
  for (const { kind, points } of rows) balances[kind] = Number(points);
  return balances;
}

/** The ledger, newest first. */
export async function listTransactions(db: Queryable, userId: number): Promise<BonusTransaction[]> {
  const rows = await db
    .select()
    .from(bonusTransactions)
    .where(eq(bonusTransactions.userId, userId))
    .orderBy(desc(bonusTransactions.createdAt), desc(bonusTransactions.id))
    .limit(maxRows);
  return rows.map(toTransaction);
}

function toTransaction(row: typeof bonusTransactions.$inferSelect): BonusTransaction {
  const plus = (points: number) => Math.max(0, points);
  const minus = (points: number, isWanted: boolean) => (isWanted ? Math.max(0, -points) : 0);
  const isBurned = row.reason === 'burned';
  const { id, createdAt, accumulated, action, present } = row;
  return {
    id,
    date: moscowTime(createdAt),
    status: 'approved',
    bonus_accumulated_write_on: plus(accumulated),
    bonus_accumulated_write_off: minus(accumulated, !isBurned),
    bonus_accumulated_expire: minus(accumulated, isBurned),
    bonus_action_write_on: plus(action),
    bonus_action_write_off: minus(action, !isBurned),
    bonus_action_expire: minus(action, isBurned),
    bonus_present_write_on: plus(present),
    bonus_present_write_off: minus(present, !isBurned),
    bonus_present_expire: minus(present, isBurned),
  };
}

/** Expiring points, summed by Moscow day, soonest first. */
export async function listBurning(db: Queryable, userId: number): Promise<BuyerBonus[]> {
  const lots = await db
    .select({ points: bonusLots.remaining, expiresAt: bonusLots.expiresAt })
    .from(bonusLots)
    .where(and(ownPositiveLots(userId), isNotNull(bonusLots.expiresAt), gt(bonusLots.expiresAt, new Date())))
    .orderBy(asc(bonusLots.expiresAt));
  const days = new Map<string, { bonus: number; expire_at: string }>();
  for (const { points, expiresAt } of lots) {
    if (expiresAt === null) continue;
    const moment = moscowTime(expiresAt);
    // The earliest expiry of a day represents the day.
    const day = days.get(moment.slice(0, 10)) ?? { bonus: 0, expire_at: moment };
    days.set(moment.slice(0, 10), { ...day, bonus: day.bonus + points });
  }
  return [...days.values()];
}
