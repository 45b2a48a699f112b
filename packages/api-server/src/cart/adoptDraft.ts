import { COUNTER_MAX } from '@storefront/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { cartItems, carts } from '../database/schema/carts';
import { maxLines } from './line';

/**
 * The guest's cart becomes the customer's (spec §4, §6): its lines join those that the customer had while there is
 * room, the same lines add up to 20, and what the guest chose last (place, time, comment, payment) stands. The
 * customer's promo code stays: a guest has none. Without such a draft nothing happens, so two tabs that log in at
 * once merge it once.
 */
export async function adoptDraft(tx: Transaction, userId: number, draftUuid: string): Promise<void> {
  const [draft] = await tx.select().from(carts).where(eq(carts.draftUuid, draftUuid)).for('update');
  if (!draft) return;
  await tx.insert(carts).values({ userId }).onConflictDoNothing();
  const [own] = await tx.select().from(carts).where(eq(carts.userId, userId)).for('update');
  if (!own) throw new Error('a cart that was just written is not there');
  const lines = await tx
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, draft.id))
    .orderBy(asc(cartItems.id));
  const values = fitting(lines, await lineKeysOf(tx, own.id)).map(({ id: _id, ...line }) => ({
    ...line,
    cartId: own.id,
  }));
  if (values.length > 0) {
    await tx
      .insert(cartItems)
      .values(values)
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.lineKey],
        set: { amount: sql`least(${COUNTER_MAX}, ${cartItems.amount} + excluded.amount)` },
      });
  }
  await tx.delete(carts).where(eq(carts.id, draft.id));
  const { takeMethod, organizationId, latitude, longitude, datetime } = draft;
  const { comment, contactless, needCallConfirmation, paymentTypeId, personsCount } = draft;
  await tx
    .update(carts)
    .set({
      takeMethod,
      organizationId,
      latitude,
      longitude,
      datetime,
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

async function lineKeysOf(tx: Transaction, cartId: number): Promise<Set<string>> {
  const rows = await tx
    .select({ lineKey: cartItems.lineKey })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId));
  return new Set(rows.map(({ lineKey }) => lineKey));
}

/** Lines that add up need no room; of the others those that were put there first have it. */
function fitting<Line extends { lineKey: string }>(lines: readonly Line[], own: ReadonlySet<string>): Line[] {
  const more = lines.filter(({ lineKey }) => !own.has(lineKey)).slice(0, Math.max(0, maxLines - own.size));
  return lines.filter((line) => own.has(line.lineKey) || more.includes(line));
}
