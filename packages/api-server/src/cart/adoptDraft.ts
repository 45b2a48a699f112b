import { COUNTER_MAX } from '@storefront/domain';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { cartItems, cartKeys, carts } from '../database/schema/carts';
import { maxLines } from './line';

/**
 * Merges a guest's cart into the customer's (spec §4, §6): its lines are added while there is room, equal lines add up
 * to at most 20, and the guest's last choices (place, time, comment, payment) win. The customer's promo code stays:
 * a guest has none. Does nothing without such a draft, so two tabs that log in at once merge it once.
 */
export async function adoptDraft(tx: Transaction, userId: number, draftUuid: string): Promise<void> {
  const [draft] = await tx.select().from(carts).where(eq(carts.draftUuid, draftUuid)).for('update');
  if (!draft) return;
  await tx.insert(carts).values({ userId }).onConflictDoNothing();
  const [own] = await tx.select().from(carts).where(eq(carts.userId, userId)).for('update');
  if (!own) throw new Error('the cart that was just written is missing');
  const lines = await tx
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, draft.id))
    .orderBy(asc(cartItems.id));
  const values = linesThatFit(lines, await lineKeysOf(tx, own.id)).map(({ id: _id, ...line }) => ({
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
  // A call that was sent before the login may be repeated after it.
  const known = tx.select({ key: cartKeys.key }).from(cartKeys).where(eq(cartKeys.cartId, own.id));
  await tx
    .update(cartKeys)
    .set({ cartId: own.id })
    .where(and(eq(cartKeys.cartId, draft.id), notInArray(cartKeys.key, known)));
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

/** Equal lines need no room; the remaining room goes to the oldest of the other lines. */
function linesThatFit<Line extends { lineKey: string }>(
  lines: readonly Line[],
  own: ReadonlySet<string>,
): Line[] {
  const more = lines.filter(({ lineKey }) => !own.has(lineKey)).slice(0, Math.max(0, maxLines - own.size));
  return lines.filter((line) => own.has(line.lineKey) || more.includes(line));
}
