import { weekPeriods } from '@storefront/domain';
import type { User } from '../auth/sessions';
import type { Queryable } from '../database/connect';
import { checkPlace, findPlace, mergePlace, unknownPlace } from './place';
import { readCart } from './readCart';
import { type CartFields, withoutGuestAddress } from './withCart';

/** The hours of the restaurant that cooks for the place of the call or the cart; empty when they are unknown. */
export async function deliveryPeriods(db: Queryable, user: User | undefined, fields: CartFields) {
  const given = withoutGuestAddress(user, fields);
  const found = await readCart(db, { userId: user?.id, draftUuid: fields.draft_uuid });
  checkPlace(given, found);
  const { restaurant } = findPlace(mergePlace(found.cart ?? unknownPlace, given), found);
  return weekPeriods(restaurant?.workTime);
}
