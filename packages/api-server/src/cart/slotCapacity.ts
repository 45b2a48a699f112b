import { fullSlots, SLOT_MINUTES, slotOf } from '@storefront/domain';
import { and, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect';
import { orders } from '../database/schema/orders';
import { termsOf, type When } from './wantedTime';

const minute = 60_000;
const slotMs = SLOT_MINUTES * minute;

/**
 * The slots of the place's restaurant that take no further order, by their starts in milliseconds; none while the chain
 * sets no capacity. An order as soon as possible takes a place too, in the slot in which it is expected, and so does an
 * unpaid one until it is canceled. With `around` only the slots that contain this moment are read.
 */
export async function readFullSlots(db: Queryable, when: When, around?: Date): Promise<Set<number>> {
  const { place, settings, now } = when;
  if (!settings.ordersPerSlot || !place.restaurant) return new Set();
  const taken = await db
    .select({ at: orders.deliveryDate })
    .from(orders)
    .where(
      and(
        eq(orders.organizationId, place.restaurant.id),
        gt(orders.deliveryDate, new Date((around ?? now).getTime() - slotMs)),
        around && lt(orders.deliveryDate, new Date(around.getTime() + slotMs)),
        notInArray(orders.statusSlug, ['canceled', 'error']),
      ),
    );
  const moments = taken.map(({ at }) => at);
  return fullSlots(moments, settings.ordersPerSlot, termsOf(when));
}

/** Whether the slot of `moment` takes no further order. False outside every slot. */
export async function isSlotFull(db: Queryable, moment: Date, when: When): Promise<boolean> {
  const full = await readFullSlots(db, when, moment);
  const slot = slotOf(moment, termsOf(when));
  return slot !== undefined && full.has(slot);
}

/**
 * Makes other orders for the slot of `moment` wait until the transaction ends, so that no two of them take its last
 * place. Orders for other slots and restaurants do not wait.
 */
export async function lockSlot(tx: Transaction, moment: Date, when: When): Promise<void> {
  const { restaurant } = when.place;
  const slot = slotOf(moment, termsOf(when));
  if (!when.settings.ordersPerSlot || !restaurant || slot === undefined) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${restaurant.id}::int, ${slot / minute}::int)`);
}
