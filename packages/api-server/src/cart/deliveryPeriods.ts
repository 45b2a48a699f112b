import { weekPeriods } from '@storefront/domain';
import { moscowTime } from '../orders/moscowTime';
import type { User } from '../auth/sessions';
import type { Queryable } from '../database/connect';
import { currentSpecialDays, orderHours } from '../restaurants/orderHours';
import { checkPlace, findPlace, mergePlace, unknownPlace } from './place';
import { readCart } from './readCart';
import { readFullSlots } from './slotCapacity';
import { type CartFields, withoutGuestAddress } from './withCart';

/**
 * The hours in which the restaurant of the call's or the cart's place takes orders, with its special days, the end of its
 * pause and its full slots; empty when they are unknown.
 */
export async function deliveryPeriods(db: Queryable, user: User | undefined, fields: CartFields) {
  const given = withoutGuestAddress(user, fields);
  const found = await readCart(db, { userId: user?.id, draftUuid: fields.draft_uuid });
  checkPlace(given, found);
  const place = findPlace(mergePlace(found.cart ?? unknownPlace, given), found);
  const now = new Date();
  const { hours, slotsFrom } = orderHours(place, now);
  const full = await readFullSlots(db, { place, settings: found.facts.settings, now });
  return {
    ...weekPeriods(hours.workTime, currentSpecialDays(hours.specialDays, now)),
    slots_from: slotsFrom ? moscowTime(slotsFrom) : null,
    full_slots: [...full].map((start) => moscowTime(new Date(start))),
  };
}
