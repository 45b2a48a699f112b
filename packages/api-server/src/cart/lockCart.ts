import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { carts } from '../database/schema/carts';
import { adoptDraft } from './adoptDraft';

export type CartRow = typeof carts.$inferSelect;

/** The customer, or the guest's draft, that a cart belongs to (spec §6). */
interface CartOwner {
  userId: number | undefined;
  draftUuid: string | undefined;
}

/**
 * The owner's cart, locked until the transaction ends, so that two tabs change it one after the other. With
 * `create` there always is one; a guest without a draft gets a new draft. With `adopts` a draft that the login did not
 * name is merged into the customer's cart; a read never does, because a link on another site can cause one.
 */
export async function lockCart(
  tx: Transaction,
  { userId, draftUuid }: CartOwner,
  { create, adopts }: { create: boolean; adopts: boolean },
): Promise<CartRow | undefined> {
  if (userId !== undefined) {
    if (draftUuid && adopts) await adoptDraft(tx, userId, draftUuid);
    if (create) await tx.insert(carts).values({ userId }).onConflictDoNothing();
    return (await tx.select().from(carts).where(eq(carts.userId, userId)).for('update'))[0];
  }
  if (!draftUuid && !create) return undefined;
  const uuid = draftUuid ?? randomUUID();
  if (create) await tx.insert(carts).values({ draftUuid: uuid }).onConflictDoNothing();
  return (await tx.select().from(carts).where(eq(carts.draftUuid, uuid)).for('update'))[0];
}
