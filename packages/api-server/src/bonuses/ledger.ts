import { eq } from 'drizzle-orm';
import { lockCustomer } from '../auth/lockCustomer';
import type { Transaction } from '../database/connect';
import { bonusLots, bonusTransactions, type TakenPoints } from '../database/schema/bonuses';
import { type BonusKind, burnLots, spendableLots, writeRow } from './lots';

/** Returned points stay valid for at least this long. */
const minLifeOfReturnedMs = 86_400_000;

interface Addition {
  userId: number;
  /** Makes the change idempotent: `order:17:earned`, `order:17:returned`, `card:123`. */
  key: string;
  reason: 'earned' | 'returned' | 'given';
  kind: BonusKind;
  /** Whole, one is one rouble. */
  points: number;
  /** Null or absent: they never burn. */
  expiresAt?: Date | null | undefined;
}

/**
 * Adds points: a ledger row, a lot and the balance together. False, with nothing changed, when `key` exists already.
 * Returned points keep the kinds and expiry dates with which the order's `…:spent` row took them, whatever `kind` says:
 * a cancelled order must not turn expiring points into permanent ones.
 */
export async function addPoints(tx: Transaction, addition: Addition): Promise<boolean> {
  const { userId, key, reason, points } = addition;
  if (points === 0) return true;
  if (!Number.isInteger(points) || points < 0) throw new Error('points to add must be whole and positive');
  await lockCustomer(tx, userId);
  const lots = await lotsToAdd(tx, addition);
  if (!(await writeRow(tx, { userId, key, reason, deltas: sumByKind(lots, 1) }))) return false;
  await tx
    .insert(bonusLots)
    .values(lots.map(({ kind, points: remaining, expiresAt }) => ({ userId, kind, remaining, expiresAt })));
  return true;
}

interface Spending {
  userId: number;
  /** `order:17:spent`. */
  key: string;
  points: number;
}

/**
 * Takes points, the soonest to expire first. False, with nothing changed, when the balance is too small. True for a key
 * that exists already, which takes nothing again.
 */
export async function takePoints(tx: Transaction, { userId, key, points }: Spending): Promise<boolean> {
  if (points === 0) return true;
  if (!Number.isInteger(points) || points < 0) throw new Error('points to take must be whole and positive');
  await lockCustomer(tx, userId);
  if (await isRecorded(tx, key)) return true;
  // Expired points that are not burned yet cannot be spent.
  await burnLots(tx, userId, new Date());
  const lots = await spendableLots(tx, userId);
  if (lots.reduce((sum, { remaining }) => sum + remaining, 0) < points) return false;
  const taken: TakenPoints[] = [];
  let outstanding = points;
  for (const { id, kind, remaining, expiresAt } of lots) {
    const part = Math.min(outstanding, remaining);
    if (part === 0) break;
    outstanding -= part;
    taken.push({ kind, points: part, expiresAt: expiresAt?.toISOString() ?? null });
    const left = remaining - part;
    await tx.update(bonusLots).set({ remaining: left }).where(eq(bonusLots.id, id));
  }
  return writeRow(tx, { userId, key, reason: 'spent', deltas: sumByKind(taken, -1), taken });
}

async function isRecorded(tx: Transaction, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: bonusTransactions.id })
    .from(bonusTransactions)
    .where(eq(bonusTransactions.key, key));
  return row !== undefined;
}

interface NewLot {
  kind: BonusKind;
  points: number;
  expiresAt: Date | null;
}

async function lotsToAdd(tx: Transaction, addition: Addition): Promise<NewLot[]> {
  const { kind, points, expiresAt = null } = addition;
  const taken = addition.reason === 'returned' ? await lotsSpentByOrder(tx, addition.key) : [];
  const isWhole = taken.reduce((sum, part) => sum + part.points, 0) === points;
  return isWhole ? taken : [{ kind, points, expiresAt }];
}

async function lotsSpentByOrder(tx: Transaction, key: string): Promise<NewLot[]> {
  const [row] = await tx
    .select({ taken: bonusTransactions.taken })
    .from(bonusTransactions)
    .where(eq(bonusTransactions.key, key.replace(/:returned$/, ':spent')));
  const soonest = Date.now() + minLifeOfReturnedMs;
  return (row?.taken ?? []).map(({ kind, points, expiresAt }) => ({
    kind,
    points,
    expiresAt: expiresAt === null ? null : new Date(Math.max(soonest, Date.parse(expiresAt))),
  }));
}

function sumByKind(parts: readonly { kind: BonusKind; points: number }[], sign: 1 | -1) {
  const sums: Partial<Record<BonusKind, number>> = {};
  for (const { kind, points } of parts) sums[kind] = (sums[kind] ?? 0) + sign * points;
  return sums;
}
