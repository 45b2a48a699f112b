import { COUNTER_MAX } from '@storefront/domain';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { cartItems, carts } from '../database/schema/carts';

/**
 * The guest's cart becomes the customer's (spec §4, §6): its lines join those that the customer had, the same
 * lines add up to 20, and what the guest chose last (place, comment, payment) stands. Without such a draft
 * nothing happens, so two tabs that log in at once merge it once.
 */
export async function adoptDraft(tx: Transaction, userId: number, draftUuid: string): Promise<void> {
  const [draft] = await tx.select().from(carts).where(eq(carts.draftUuid, draftUuid)).for('update');
  if (!draft) return;
  await tx.insert(carts).values({ userId }).onConflictDoNothing();
  const [own] = await tx.select().from(carts).where(eq(carts.userId, userId)).for('update');
  if (!own) throw new Error('a cart that was just written is not there');
  const lines = await tx.select().from(cartItems).where(eq(cartItems.cartId, draft.id));
  for (const { productId, lineKey, amount, modifiers } of lines) {
    await tx
      .insert(cartItems)
      .values({ cartId: own.id, productId, lineKey, amount, modifiers })
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.lineKey],
        set: { amount: sql`least(${COUNTER_MAX}, ${cartItems.amount} + ${amount})` },
      });
  }
  await tx.delete(carts).where(eq(carts.id, draft.id));
  const { takeMethod, organizationId, latitude, longitude } = draft;
  const { comment, contactless, needCallConfirmation, paymentTypeId, personsCount } = draft;
  await tx
    .update(carts)
    .set({
      takeMethod,
      organizationId,
      latitude,
      longitude,
      addressId: null,
      comment,
      contactless,
      needCallConfirmation,
      paymentTypeId,
      personsCount,
      version: own.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(carts.id, own.id));
}
