import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { bonusLots, bonusTransactions, type TakenPoints } from '../database/schema/bonuses';
import { type BonusKind, burnLots, livingLots, lockBalance, writeRow } from './lots';

/** A customer whose order failed has at least this long to use the points again. */
const leastLifeOfReturned = 86_400_000;

interface Addition {
  userId: number;
  /** What makes it happen once: `order:17:earned`, `order:17:returned`, `card:123`. */
  key: string;
  reason: 'earned' | 'returned' | 'given';
  kind: BonusKind;
  /** Whole, one is one rouble. */
  points: number;
  /** Null or absent: they never burn. */
  expiresAt?: Date | null | undefined;
}

/**
 * Adds points: a row of the ledger, a lot and the balance together. False when `key` was there already; then
 * nothing has changed. Points that are returned come back as they were taken under the same order's `…:spent`,
 * of the same kinds and with the same end, whatever `kind` says: an order that is cancelled makes no burning
 * points eternal.
 */
export async function addPoints(tx: Transaction, addition: Addition): Promise<boolean> {
  const { userId, key, reason, points } = addition;
  if (points === 0) return true;
  if (!Number.isInteger(points) || points < 0)
    throw new Error('points that are added are whole and positive');
  await lockBalance(tx, userId);
  const lots = await lotsOf(tx, addition);
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
 * Takes points, those that burn soonest first. False when the balance is too small; then nothing has changed.
 * A key that was there already is true and takes nothing again.
 */
export async function takePoints(tx: Transaction, { userId, key, points }: Spending): Promise<boolean> {
  if (points === 0) return true;
  if (!Number.isInteger(points) || points < 0)
    throw new Error('points that are taken are whole and positive');
  await lockBalance(tx, userId);
  if (await isKnown(tx, key)) return true;
  // What has expired and not burned yet buys nothing.
  await burnLots(tx, userId, new Date());
  const lots = await livingLots(tx, userId);
  if (lots.reduce((sum, { remaining }) => sum + remaining, 0) < points) return false;
  const taken: TakenPoints[] = [];
  let missing = points;
  for (const { id, kind, remaining, expiresAt } of lots) {
    const part = Math.min(missing, remaining);
    if (part === 0) break;
    missing -= part;
    taken.push({ kind, points: part, expiresAt: expiresAt?.toISOString() ?? null });
    const left = remaining - part;
    await tx.update(bonusLots).set({ remaining: left }).where(eq(bonusLots.id, id));
  }
  return writeRow(tx, { userId, key, reason: 'spent', deltas: sumByKind(taken, -1), taken });
}

async function isKnown(tx: Transaction, key: string): Promise<boolean> {
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

async function lotsOf(tx: Transaction, addition: Addition): Promise<NewLot[]> {
  const { kind, points, expiresAt = null } = addition;
  const taken = addition.reason === 'returned' ? await takenBefore(tx, addition.key) : [];
  const isWhole = taken.reduce((sum, part) => sum + part.points, 0) === points;
  return isWhole ? taken : [{ kind, points, expiresAt }];
}

async function takenBefore(tx: Transaction, key: string): Promise<NewLot[]> {
  const [row] = await tx
    .select({ taken: bonusTransactions.taken })
    .from(bonusTransactions)
    .where(eq(bonusTransactions.key, key.replace(/:returned$/, ':spent')));
  const soonest = Date.now() + leastLifeOfReturned;
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
