import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import { readFacts, versionsColumn } from '../catalogue/facts/readFacts';
import type { Transaction } from '../database/connect';
import { carts } from '../database/schema/carts';
import { adoptDraft } from './adoptDraft';

export type CartRow = typeof carts.$inferSelect;

/** The customer, or the guest's draft, that a cart belongs to (spec §6). */
export interface CartOwner {
  userId: number | undefined;
  draftUuid: string | undefined;
}

/**
 * The owner's cart, locked until the transaction ends, so that two tabs change it one after the other. A draft that a
 * customer names is merged into their cart first. With `create` a missing cart is created. A guest without a draft has
 * no cart.
 */
export async function lockCart(
  tx: Transaction,
  { userId, draftUuid }: CartOwner,
  { create }: { create: boolean },
): Promise<CartRow | undefined> {
  if (userId !== undefined) {
    if (draftUuid) await adoptDraft(tx, userId, draftUuid);
    return lockOrCreate(tx, eq(carts.userId, userId), create ? { userId } : undefined);
  }
  if (!draftUuid) return undefined;
  return lockOrCreate(tx, eq(carts.draftUuid, draftUuid), create ? { draftUuid } : undefined);
}

/** Nearly every cart is there already: it is created only after it was not found. */
async function lockOrCreate(
  tx: Transaction,
  owned: SQL,
  created: typeof carts.$inferInsert | undefined,
): Promise<CartRow | undefined> {
  const found = await lock(tx, owned);
  if (found || !created) return found;
  await tx.insert(carts).values(created).onConflictDoNothing();
  return lock(tx, owned);
}

async function lock(tx: Transaction, owned: SQL): Promise<CartRow | undefined> {
  const columns = { ...getTableColumns(carts), versions: versionsColumn };
  const [row] = await tx.select(columns).from(carts).where(owned).for('update', { of: carts });
  if (!row) return undefined;
  const { versions, ...cart } = row;
  await readFacts(tx, versions);
  return cart;
}
