import { weekPeriods } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import type { Queryable } from '../database/connect';
import { carts } from '../database/schema/carts';
import { checkPlace, findPlace, mergePlace, unknownPlace } from './place';
import { type CartFields, withoutGuestAddress } from './withCart';

/** The hours of the restaurant that cooks for the place of the call or the cart; empty when they are unknown. */
export async function deliveryPeriods(db: Queryable, user: User | undefined, fields: CartFields) {
  const given = withoutGuestAddress(user, fields);
  await checkPlace(db, given, user?.id);
  const owner = user
    ? eq(carts.userId, user.id)
    : fields.draft_uuid
      ? eq(carts.draftUuid, fields.draft_uuid)
      : undefined;
  const [cart = unknownPlace] = owner ? await db.select().from(carts).where(owner) : [];
  const { restaurant } = await findPlace(db, mergePlace(cart, given), user?.id);
  return weekPeriods(restaurant?.workTime);
}
