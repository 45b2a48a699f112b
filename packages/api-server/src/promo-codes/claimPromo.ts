import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { promoCodes, promoUses } from '../database/schema/promoCodes';

interface Use {
  promoCodeId: number;
  userId: number;
  orderId: number;
}

/**
 * Claims one use of a code for an order. False, with nothing changed, when no use is left or the customer has used the
 * code before. Of parallel calls only one gets the last use.
 */
export async function claimPromo(tx: Transaction, { promoCodeId, userId, orderId }: Use): Promise<boolean> {
  const [promo] = await tx.select().from(promoCodes).where(eq(promoCodes.id, promoCodeId));
  // A code without a limit is not locked: everybody's orders would queue for its row.
  if (!promo || (promo.usesLeft !== null && !(await claimUse(tx, promoCodeId)))) return false;
  const written = await tx
    .insert(promoUses)
    .values({ promoCodeId, userId, orderId, onceKey: promo.isOncePerUser ? userId : null })
    .onConflictDoNothing()
    .returning({ id: promoUses.id });
  if (written.length > 0) return true;
  await returnUse(tx, promoCodeId);
  return false;
}

/** Returns the use of a canceled order, once. Does nothing for an order without a code. */
export async function releasePromo(tx: Transaction, orderId: number): Promise<void> {
  const [use] = await tx
    .delete(promoUses)
    .where(eq(promoUses.orderId, orderId))
    .returning({ promoCodeId: promoUses.promoCodeId });
  if (use) await returnUse(tx, use.promoCodeId);
}

async function claimUse(tx: Transaction, promoCodeId: number): Promise<boolean> {
  const taken = await tx
    .update(promoCodes)
    .set({ usesLeft: sql`${promoCodes.usesLeft} - 1` })
    .where(and(eq(promoCodes.id, promoCodeId), gt(promoCodes.usesLeft, 0)))
    .returning({ id: promoCodes.id });
  return taken.length > 0;
}

async function returnUse(tx: Transaction, promoCodeId: number): Promise<void> {
  await tx
    .update(promoCodes)
    .set({ usesLeft: sql`${promoCodes.usesLeft} + 1` })
    .where(and(eq(promoCodes.id, promoCodeId), isNotNull(promoCodes.usesLeft)));
}
