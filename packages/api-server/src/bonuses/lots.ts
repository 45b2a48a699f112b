import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { bonusLots, bonusTransactions, type bonusKinds, type TakenPoints } from '../database/schema/bonuses';
import { users } from '../database/schema/users';

export type BonusKind = (typeof bonusKinds)[number];

interface LedgerRow {
  userId: number;
  key: string;
  reason: (typeof bonusTransactions.$inferInsert)['reason'];
  /** All of one sign. */
  deltas: Partial<Record<BonusKind, number>>;
  taken?: TakenPoints[];
}

/**
 * Writes a ledger row and updates the balance; false when the key exists already. The caller must have locked the
 * customer's row, so that balance, lots and ledger change together.
 */
export async function writeRow(tx: Transaction, { deltas, ...row }: LedgerRow): Promise<boolean> {
  const written = await tx
    .insert(bonusTransactions)
    .values({ ...row, ...deltas })
    .onConflictDoNothing({ target: bonusTransactions.key })
    .returning({ id: bonusTransactions.id });
  if (written.length === 0) return false;
  const change = Object.values(deltas).reduce((sum, delta) => sum + delta, 0);
  await tx
    .update(users)
    .set({ bonusBalance: sql`${users.bonusBalance} + ${change}` })
    .where(eq(users.id, row.userId));
  return true;
}

/** The customer's points that can be spent, soonest to burn first. */
export function spendableLots(tx: Transaction, userId: number) {
  return tx
    .select()
    .from(bonusLots)
    .where(and(eq(bonusLots.userId, userId), gt(bonusLots.remaining, 0)))
    .orderBy(sql`${bonusLots.expiresAt} asc nulls last`, asc(bonusLots.id));
}

/** Burns expired lots; the caller must have locked the customer's row. */
export async function burnLots(tx: Transaction, userId: number, now: Date): Promise<void> {
  for (const { id, kind, remaining, expiresAt } of await spendableLots(tx, userId)) {
    // Lots are ordered by expiry.
    if (expiresAt === null || expiresAt > now) return;
    await tx.update(bonusLots).set({ remaining: 0 }).where(eq(bonusLots.id, id));
    const key = `lot:${id}:burned`;
    const isNew = await writeRow(tx, { userId, key, reason: 'burned', deltas: { [kind]: -remaining } });
    if (!isNew) throw new Error('a lot burned twice');
  }
}
